/** Where everything is on the canvas that walls are made of: papers by room, kraft card, cut edges, plain colours, prints. */

import type { Patch } from "./quads.ts";
import { KINDS, type Kind, type PrintName } from "./roomLooks.ts";

/** The canvas's side, in its own units; drawn at half of it on slow machines. */
export const SIDE = 2048;
/** Millimetres of a wall that the canvas's width shows; then it repeats. */
const PERIOD = 800;
export const BAND = 176;
export const CARD = { top: BAND * 6, high: 132 } as const;
export const EDGE = { top: CARD.top + CARD.high, high: 32 } as const;
/** A rectangle for each plain colour. */
export const SWATCH = { top: EDGE.top + EDGE.high, wide: 48, high: 36 } as const;
const PRINT_TOP = SWATCH.top + SWATCH.high;
export const PRINT_SCALE = 4;

export const PLAINS = {
  white: "#fbfaf6",
  frame: "#fdf6e8",
  fish: "#2b9a9a",
  shut: "#d65a50",
  wood: "#b98a55",
  pine: "#4f9a83",
  fir: "#67b096",
} as const;
export type Plain = keyof typeof PLAINS;
export const PLAIN_NAMES = Object.keys(PLAINS) as readonly Plain[];

/** A rectangle of a canvas, in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What hangs or stands flat on the walls, in millimetres. */
interface Print {
  readonly w: number;
  readonly h: number;
  /** Height of its lower edge over the floor. */
  readonly lift: number;
  /** Cut out along its shape instead of a rectangle. */
  readonly cut?: boolean;
}

export const PRINTS: Readonly<Record<PrintName, Print>> = {
  blackboard: { w: 98, h: 44, lift: 16 },
  stove: { w: 46, h: 52, lift: 0 },
  bars: { w: 74, h: 58, lift: 2 },
  crates: { w: 60, h: 42, lift: 0, cut: true },
  hoop: { w: 40, h: 46, lift: 16, cut: true },
  window: { w: 54, h: 42, lift: 18 },
  map: { w: 56, h: 40, lift: 18 },
  flasks: { w: 84, h: 42, lift: 18 },
  chart: { w: 60, h: 40, lift: 18 },
  atom: { w: 36, h: 36, lift: 22 },
  darts: { w: 38, h: 38, lift: 20 },
  trophies: { w: 60, h: 36, lift: 20 },
  pots: { w: 72, h: 34, lift: 26, cut: true },
  clock: { w: 26, h: 26, lift: 30, cut: true },
  pennants: { w: 96, h: 22, lift: 38, cut: true },
};
export const PRINT_NAMES = Object.keys(PRINTS) as readonly PrintName[];

/** A room's paper along a wall, from one place to another and from one height to another (shares of the wall's height). */
export function paperPatch(kind: Kind, from: number, to: number, low: number, high: number): Patch {
  const top = KINDS.indexOf(kind) * BAND + 4;
  return strip(from, to, top, BAND - 8, low, high);
}

/** Kraft card, as on the boxes' outer faces. */
export function cardPatch(from: number, to: number, low: number, high: number): Patch {
  return strip(from, to, CARD.top + 4, CARD.high - 8, low, high);
}

/** A cut edge with its core line in the middle. */
export function edgePatch(from: number, to: number): Patch {
  return strip(from, to, EDGE.top + 4, EDGE.high - 8, 0, 1);
}

export function plainPatch(name: Plain): Patch {
  const x = (PLAIN_NAMES.indexOf(name) + 0.5) * SWATCH.wide;
  const y = SWATCH.top + SWATCH.high / 2;
  return { u0: x / SIDE, v0: 1 - y / SIDE, u1: x / SIDE, v1: 1 - y / SIDE };
}

export function printPatch(name: PrintName): Patch {
  const { x, y, w, h } = areaOf(name);
  return { u0: x / SIDE, v0: 1 - (y + h) / SIDE, u1: (x + w) / SIDE, v1: 1 - y / SIDE };
}

function strip(from: number, to: number, top: number, height: number, low: number, high: number): Patch {
  const v = (share: number) => 1 - (top + height * (1 - share)) / SIDE;
  return { u0: from / PERIOD, v0: v(low), u1: to / PERIOD, v1: v(high) };
}

/** Where a print is: rows of prints, filled from the left. */
export function areaOf(wanted: PrintName): Area {
  let [x, y, row] = [2, PRINT_TOP, 0];
  for (const name of PRINT_NAMES) {
    const [w, h] = [PRINTS[name].w * PRINT_SCALE, PRINTS[name].h * PRINT_SCALE];
    if (x + w > SIDE) [x, y, row] = [2, y + row + 4, 0];
    if (name === wanted) return { x, y, w, h };
    row = Math.max(row, h);
    x += w + 4;
  }
  throw new RangeError(`no print ${wanted}`);
}
