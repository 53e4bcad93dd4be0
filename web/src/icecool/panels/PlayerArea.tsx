/** What the player of this device can use: the offered buttons, the back of the penguin and the aim. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../ui/controls/Button.tsx";
import { announce } from "../../ui/page/announce.tsx";
import { Lazy } from "../../ui/page/Lazy.tsx";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { useWords } from "../../words/index.ts";
import type { Choosing } from "../input/begun.ts";
import { type Style, styleOf } from "../input/flick.ts";
import { offered } from "../input/offered.ts";
import type { Aiming } from "../input/useFlick.ts";
import type { Choosers } from "../loadChoosing.ts";
import type { Promos } from "../loadPromos.ts";
import { sliceOf } from "../show/standing.ts";
import { Aim } from "./AimSliders.tsx";
import { BackPad } from "./BackPad.tsx";

interface Props {
  view: IceCoolView;
  choices: IceCoolOffer["choices"];
  names: readonly string[];
  onAct: (action: IceCoolAction) => void;
  /** Given while a place has to be chosen. */
  onPlace: (() => void) | null;
  /** What would be put there. */
  placing: IceCoolAction["kind"] | null;
  promos: Promos | null;
  choosers: Choosers | null;
  choosing: Choosing;
  onChoose: (choosing: Choosing) => void;
  /** Keeps one's turn open that ends by itself. */
  think?: ComponentChildren;
}

export function PlayerArea(props: Props) {
  const { view, choices, names, onAct, onPlace, placing, promos, choosers, choosing, onChoose, think } = props;
  const words = useWords();
  const announced = sliceOf(view, "icecool-announced");
  return (
    <div class="deck-acts">
      {announced?.task && (
        <p class="announced">{words.say("web-icecool-announced", { task: words.say(`task-${announced.task}`) })}</p>
      )}
      {promos !== null && (
        <promos.Controls
          words={words}
          view={view}
          choices={choices}
          choosing={choosing}
          onChoose={onChoose}
          onAct={onAct}
        />
      )}
      {choosers !== null && (
        <choosers.Panel
          words={words}
          view={view}
          names={names}
          choices={choices}
          choosing={choosing}
          onChoose={onChoose}
          onAct={onAct}
        />
      )}
      {think}
      {offered(choices, "icecool-end-turn").map((action) => (
        <Button key={action.kind} look="primary" onClick={() => onAct(action)}>
          {words.say("web-icecool-do-end")}
        </Button>
      ))}
      {onPlace !== null && (
        <Button look="sun" large onClick={onPlace}>
          {(placing && promos?.placeWord(words, placing)) ?? words.say("web-icecool-do-place")}
        </Button>
      )}
    </div>
  );
}

/** What is said once, when one is first chosen. */
const bubble = async () => (await import("../aiming/StyleBubble.tsx")).StyleBubble;

interface PadProps {
  aiming: Aiming;
  seat: number | null;
  view: IceCoolView;
  names: readonly string[];
}

/** Milliseconds that an aim has to rest before it is spoken. */
const SPOKEN_MS = 700;

/** The back of the penguin that may be flicked, and the button that flicks it. */
export function FlickPad({ aiming, seat, view, names }: PadProps) {
  const words = useWords();
  const { body, aim, touched } = aiming;
  const [style, setStyle] = useState<Style>("straight");
  useEffect(() => {
    if (!touched) return;
    const rested = setTimeout(async () => {
      const [{ aimSaid }] = await Promise.all([import("../where/aheadSaid.ts"), words.need("where")]);
      if (body !== null) announce(aimSaid({ words, view, names }, body, aim));
    }, SPOKEN_MS);
    return () => clearTimeout(rested);
  }, [words, aim.power, aim.yaw, touched]);
  if (body === null) return null;
  return (
    <div class="deck-flick panel" data-body={body}>
      <BackPad
        words={words}
        seat={seatOf(body) ?? seat ?? 0}
        hit={aim}
        onHit={(hit) => aiming.setAim({ ...aim, ...hit })}
        onChoose={(hit) => {
          setStyle(styleOf(hit));
          aiming.choose(hit);
        }}
      />
      {style !== "straight" && <Lazy quiet key={style} load={bubble} props={{ style }} />}
      <Aim words={words} aim={aim} onAim={aiming.setAim} onFlick={() => aiming.fire()} />
    </div>
  );
}

function seatOf(body: string): number | null {
  return /^p\d+$/.test(body) ? Number(body.slice(1)) : null;
}
