/** What is written over the school while somebody aims: where a pull began, and how strong it is. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { AimSpec } from "../../school/types.ts";
import { settings } from "../../settings/settings.ts";
import { useWords } from "../../words/index.ts";
import { type Drawn, RING } from "../input/gesture.ts";
import type { Scene } from "../show/scene.ts";
import "./aimMarks.css";
import { besideFinger, type Spot } from "./beside.ts";

/** A pull that is being made: where it began and where the finger is, in CSS pixels of the board. */
export interface Pull {
  readonly drawn: Drawn;
  readonly from: Spot;
  readonly to: Spot;
}

interface Props {
  scene: Scene;
  pull: Pull | null;
  /** What is aimed without a pull: with keys, sliders, buttons. */
  aim: AimSpec | null;
}

export function AimMarks({ scene, pull, aim }: Props) {
  if (pull === null)
    return aim === null ? null : <Strength power={aim.power} place={() => scene.stage.grip()} scene={scene} />;
  const { from, to, drawn } = pull;
  const beside = () => besideFinger(from, to, scene.penguin(), scene.size, settings.get().hand);
  return (
    <>
      <CancelRing at={from} inside={drawn.cancelled} />
      {!drawn.cancelled && <Strength power={drawn.power} place={beside} scene={scene} />}
    </>
  );
}

/** Where a pull began: back inside, letting go flicks nothing. */
function CancelRing({ at, inside }: { at: Spot; inside: boolean }) {
  return (
    <div class="cancel-ring" data-inside={inside} style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <svg aria-hidden="true">
        <circle r={RING} cx={RING + 2} cy={RING + 2} />
        <path d={`M${RING - 6} ${RING - 6}l16 16m0 -16l-16 16`} />
      </svg>
    </div>
  );
}

/** Pixels that it keeps from the lower edge. */
const EDGE = 18;

/** How strong the aim is, at a place that may move with the camera. A screen reader is told elsewhere. */
function Strength({ power, place, scene }: { power: number; place: () => Spot | null; scene: Scene }) {
  const words = useWords();
  const tag = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const move = () => {
      const at = place();
      if (at === null || tag.current === null) return;
      const y = Math.min(at.y, scene.size.height - EDGE);
      tag.current.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(y)}px)`;
    };
    scene.drawn.add(move);
    move();
    return () => {
      scene.drawn.delete(move);
    };
  });
  return (
    <span class="strength" ref={tag} aria-hidden="true">
      {words.say("web-icecool-percent", { percent: Math.round(power / 10) })}
    </span>
  );
}
