/** What hangs or stands flat on the walls: paper cut-outs, printed. Painted in millimetres, y down. No words. */

import type { PrintName } from "../looks.ts";
import type { Ink } from "./canvas.ts";
import { crates, pane, pots, stove } from "./cooking.ts";
import { atom, blackboard, chart, clock, flasks, map } from "./learning.ts";
import { bars, darts, hoop, pennants, trophies } from "./playing.ts";

export interface Print {
  readonly w: number;
  readonly h: number;
  /** Height of its lower edge over the floor. */
  readonly lift: number;
  /** Cut out along its shape instead of a rectangle. */
  readonly cut?: boolean;
  readonly paint: (ink: Ink, w: number, h: number) => void;
}

export const PRINTS: Readonly<Record<PrintName, Print>> = {
  blackboard: { w: 98, h: 44, lift: 16, paint: blackboard },
  stove: { w: 46, h: 52, lift: 0, paint: stove },
  bars: { w: 74, h: 58, lift: 2, paint: bars },
  crates: { w: 60, h: 42, lift: 0, cut: true, paint: crates },
  hoop: { w: 40, h: 46, lift: 16, cut: true, paint: hoop },
  window: { w: 54, h: 42, lift: 18, paint: pane },
  map: { w: 56, h: 40, lift: 18, paint: map },
  flasks: { w: 84, h: 42, lift: 18, paint: flasks },
  chart: { w: 60, h: 40, lift: 18, paint: chart },
  atom: { w: 36, h: 36, lift: 22, paint: atom },
  darts: { w: 38, h: 38, lift: 20, paint: darts },
  trophies: { w: 60, h: 36, lift: 20, paint: trophies },
  pots: { w: 72, h: 34, lift: 26, cut: true, paint: pots },
  clock: { w: 26, h: 26, lift: 30, cut: true, paint: clock },
  pennants: { w: 96, h: 22, lift: 38, cut: true, paint: pennants },
};
