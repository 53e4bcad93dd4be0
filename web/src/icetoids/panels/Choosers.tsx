/** Small questions: whom to push, from which side to come in, how the new tile lies. */

import { useEffect, useRef } from "preact/hooks";
import { Button, IconButton } from "../../ui/controls/Button.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import { useWords } from "../../words/index.ts";
import { TileThumb } from "../board/TileThumb.tsx";
import type { Choices, Step } from "../input/choices.ts";
import { pushSaid } from "../input/describe.ts";
import { turnedArrows } from "../input/hand.ts";
import { type Action, type Tile, tileAt, type View, type Way } from "../input/names.ts";

/** Focus the first button of a question as it appears, for keys. */
function useFirst() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return list;
}

interface PushProps {
  view: View;
  step: Step;
  onAct: (action: Action) => void;
  onCancel: () => void;
  onPush: (piece: number | null) => void;
}

export function PushChooser({ view, step, onAct, onCancel, onPush }: PushProps) {
  const words = useWords();
  const list = useFirst();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form is filled in here
    <div
      class="toids-choices"
      role="group"
      aria-label={words.say("web-icetoids-push-whom", { cell: step.to })}
      ref={list}
    >
      <p class="toids-question">{words.say("web-icetoids-push-whom", { cell: step.to })}</p>
      {step.ways.map((action) => (
        <Button
          key={action.push ?? "nobody"}
          look={action.push == null ? "plain" : "sun"}
          data-push={action.push ?? "nobody"}
          onClick={() => onAct(action)}
          onFocus={() => onPush(action.push ?? null)}
          onPointerEnter={() => onPush(action.push ?? null)}
          onPointerLeave={() => onPush(null)}
        >
          {pushSaid(words, view, step, action.push ?? null)}
        </Button>
      ))}
      <Cancel onCancel={onCancel} />
    </div>
  );
}

export function Cancel({ onCancel }: { onCancel: () => void }) {
  const words = useWords();
  return (
    <Button look="quiet" onClick={onCancel}>
      <Icon name="close" />
      {words.say("web-icetoids-cancel")}
    </Button>
  );
}

interface CornerProps {
  homes: Choices["homes"];
  onAct: (action: Action) => void;
  onCancel: () => void;
}

export function CornerChooser({ homes, onAct, onCancel }: CornerProps) {
  const words = useWords();
  const list = useFirst();
  return (
    <div class="toids-choices" ref={list}>
      <p class="toids-question">{words.say("web-icetoids-corner")}</p>
      {homes.map((home) => (
        <Button key={home.side} look="sun" onClick={() => onAct(home)}>
          {words.say("web-icetoids-do-home", { cell: home.cell, side: words.say(`way-${home.side}`) })}
        </Button>
      ))}
      <Cancel onCancel={onCancel} />
    </div>
  );
}

interface LayProps {
  view: View;
  choices: Choices;
  /** How it would lie now. */
  top: Way;
  onTop: (top: Way) => void;
  onTurn: (by: 1 | -1) => void;
  onConfirm: () => void;
}

/** The new tile: all ways that differ, as pictures; turn it, then lay it. */
export function LayChooser({ view, choices, top, onTop, onTurn, onConfirm }: LayProps) {
  const words = useWords();
  const tile = view.pending === null ? null : tileAt(view, view.pending);
  if (tile === null) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form is filled in here
    <div class="toids-lay" role="group" aria-label={words.say("web-icetoids-lay")}>
      <IconButton look="plain" label={words.say("web-icetoids-turn-left")} onClick={() => onTurn(-1)}>
        <Round />
      </IconButton>
      <div class="toids-lay-ways">
        {choices.orientations.map(({ way }) => (
          <LayWay key={way} tile={tile} way={way} chosen={sameLook(tile, way, top)} onTop={onTop} />
        ))}
      </div>
      <IconButton
        look="plain"
        class="toids-mirror"
        label={words.say("web-icetoids-turn-right")}
        onClick={() => onTurn(1)}
      >
        <Round />
      </IconButton>
      <Button look="primary" data-confirm onClick={onConfirm}>
        <Icon name="check" />
        {words.say("web-icetoids-lay-it")}
      </Button>
    </div>
  );
}

function sameLook(tile: Tile, a: Way, b: Way): boolean {
  return turnedArrows(tile, a).join() === turnedArrows(tile, b).join();
}

function LayWay({ tile, way, chosen, onTop }: { tile: Tile; way: Way; chosen: boolean; onTop: (top: Way) => void }) {
  const words = useWords();
  const arrows = turnedArrows(tile, way);
  const said = arrows.map((each) => words.say(`way-${each}`));
  const label = words.say("web-icetoids-lay-way", { arrows: words.joined(said), arrows_count: said.length });
  return (
    <button
      type="button"
      class="toids-thumb"
      data-top={way}
      aria-pressed={chosen}
      aria-label={label}
      onClick={() => onTop(way)}
    >
      <TileThumb tile={{ ...tile, arrows }} />
    </button>
  );
}

/** An arrow that turns to the left; mirrored by style for the right. */
function Round() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 9a8 8 0 1 1-1 5M4.5 3.5L5 9l5.5 0" />
    </svg>
  );
}
