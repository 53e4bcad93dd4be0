import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { motionReduced } from "../settings/settings.ts";
import { type Motion, motionOf, still } from "./board/motion.ts";
import type { ToidsEvent, View } from "./input/names.ts";

export interface Moving {
  readonly motion: Motion;
  /** Milliseconds since it began. */
  readonly ms: number;
  /** Whether anything still moves. */
  readonly busy: boolean;
}

/** Plays what happened between the view before and this one. `laid`: how far this hand has turned the new tile. */
export function useMotion(view: View, events: readonly ToidsEvent[], laid: () => number): Moving {
  const shown = useRef(view);
  const motion = useRef(still(view));
  const began = useRef(0);
  if (shown.current !== view) {
    const next = motionReduced() ? still(view) : motionOf(shown.current, view, events, laid());
    motion.current = next;
    shown.current = view;
    began.current = performance.now();
  }
  const [, redraw] = useState(0);
  const now = motion.current;
  const ms = Math.max(0, performance.now() - began.current);
  const busy = ms < now.lasts;
  const draw = useRef(0);
  useLayoutEffect(() => {
    if (!busy) return;
    draw.current = requestAnimationFrame(() => redraw((count) => count + 1));
  });
  useEffect(() => () => cancelAnimationFrame(draw.current), []);
  return { motion: now, ms, busy };
}
