/**
 * Where a finger pulls the penguin back, anywhere on it, while the eyes are on the big screen: up is up there as well. A tap
 * points instead: the penguin is in the middle, and the further out the tap, the stronger the flick.
 */

import { useRef, useState } from "preact/hooks";
import { pulled, type Touch, ticked } from "../icecool/input/gesture.ts";
import type { Aiming } from "../icecool/input/useFlick.ts";
import { markOf } from "../ui/pictures/seatMarks.ts";
import { useWords } from "../words/index.ts";
import { pointedAt, tipOf, ZONE } from "./pull.ts";

/** A touch that moves less than this, in pixels, is a tap. */
const TAP = 8;
const TICK_MS = 8;

interface Props {
  aiming: Aiming;
  /** Whose colour the penguin has. */
  penguin: number;
}

export function PullZone({ aiming, penguin }: Props) {
  const words = useWords();
  const [from, setFrom] = useState<Touch | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const power = useRef(0);
  const drawn = (begin: Touch, event: PointerEvent) => pulled(begin, touchOf(event), shorterSide());

  function moved(event: PointerEvent): void {
    if (from === null) return;
    const now = drawn(from, event);
    setCancelled(now.cancelled);
    if (now.cancelled) return;
    if (ticked(power.current, now.power) !== null) navigator.vibrate?.(TICK_MS);
    power.current = now.power;
    aiming.pull(now);
  }
  function letGo(event: PointerEvent & { currentTarget: SVGSVGElement }): void {
    if (from === null) return;
    setFrom(null);
    const to = touchOf(event);
    if (Math.hypot(to.x - from.x, to.y - from.y) <= TAP) {
      aiming.setAim({ ...aiming.aim, ...pointedAt(event, event.currentTarget.getBoundingClientRect()) });
      return;
    }
    const now = drawn(from, event);
    if (!now.cancelled) aiming.fire(now);
  }
  return (
    <div class="party-pull">
      <svg
        viewBox={`${-ZONE} ${-ZONE} ${2 * ZONE} ${2 * ZONE}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          power.current = 0;
          setCancelled(true);
          setFrom(touchOf(event));
        }}
        onPointerMove={moved}
        onPointerUp={letGo}
        onPointerCancel={() => setFrom(null)}
      >
        <Dial aiming={aiming} penguin={penguin} />
      </svg>
      <p class="party-strength" data-cancelled={from !== null && cancelled}>
        {from !== null && cancelled
          ? words.say("web-party-let-go")
          : words.say("web-icecool-percent", { percent: Math.round(aiming.aim.power / 10) })}
      </p>
      <p class="party-pull-about">{words.say("web-party-pull")}</p>
    </div>
  );
}

/** The penguin from above, two rings of strength, and the arrow that everybody sees on the big screen. */
function Dial({ aiming: { aim }, penguin }: Props) {
  const { colour, ink } = markOf(penguin);
  const tip = tipOf(aim);
  return (
    <>
      <circle r={ZONE * 0.95} class="party-ring" />
      <circle r={ZONE * 0.55} class="party-ring" />
      <line x2={tip.x} y2={tip.y} class="party-arrow-rim" />
      <line x2={tip.x} y2={tip.y} class="party-arrow" />
      <circle cx={tip.x} cy={tip.y} r="8" class="party-tip" />
      <circle r="17" fill={colour} stroke={ink} stroke-width="4" />
      <circle r="7" fill="#fff" />
    </>
  );
}

function touchOf({ clientX, clientY, timeStamp }: PointerEvent): Touch {
  return { x: clientX, y: clientY, floor: { x: clientX, y: -clientY }, at: timeStamp };
}

/** Of the window: a pull is as long as on the school. */
function shorterSide(): number {
  return Math.min(innerWidth, innerHeight);
}
