/**
 * Where everything is on the canvas of what penguins wear: one square cell a wearer, four by four of them.
 *
 * The upper part of a cell is wrapped around the body (left to right: left side, front, right side, back); below it are
 * the scarf, and small squares for eyes, badge and plain colours.
 */

import type { Patch } from "../building/quads.ts";
import { HULLS, radiusAt, reach } from "./hull.ts";

export const CELLS = 4;
/** Shares of a cell, from its top: the wrapped skin, the scarf, two rows of squares. */
export const SKIN = 0.7;
export const SCARF = 0.1;
export const SLOT = 0.1;

export const EMPEROR = 8;
export const GUARD = 9;
export const WALRUS = 10;
export const PAWCLAW = 11;

/** Squares by name: column and row. Three moods of eyes are side by side. */
export const SLOTS = {
  eye: [0, 0],
  badge: [3, 0],
  beak: [4, 0],
  foot: [5, 0],
  flipper: [6, 0],
  cap: [0, 1],
  visor: [1, 1],
  sash: [2, 1],
  gold: [3, 1],
  tusk: [4, 1],
  nose: [5, 1],
} as const;
export type Slot = keyof typeof SLOTS;

/** Where a cell has the seat's fish. */
export const FISH: Patch = { u0: 0.7, u1: 1, v0: 0, v1: 0.2 };

const [LOW, TOP] = reach(HULLS.penguin);

/** Share of the skin's height, from below, at a height of the body: by length along the outline. */
export function heightShare(z: number): number {
  return ARC[Math.round(((Math.min(TOP, Math.max(LOW, z)) - LOW) / (TOP - LOW)) * STEPS)] ?? 0;
}

const STEPS = 160;
const ARC = arcs();

function arcs(): readonly number[] {
  const lengths = [0];
  const at = (i: number) => LOW + ((TOP - LOW) * i) / STEPS;
  for (let i = 1; i <= STEPS; i++) {
    const rise = radiusAt(HULLS.penguin, at(i)) - radiusAt(HULLS.penguin, at(i - 1));
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(rise, at(i) - at(i - 1)));
  }
  const whole = lengths[STEPS] ?? 1;
  return lengths.map((length) => length / whole);
}
