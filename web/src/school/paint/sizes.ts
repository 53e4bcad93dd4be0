/** How large things are painted. */

import type { Ink } from "./canvas.ts";

/** Paints something on a canvas of that many pixels a side. */
export type Painter = (pixels: number) => Ink;

/** Pixels of a canvas's side: in the first picture, on slow machines, and else. */
export const COARSE = 320;
export const PLAIN = 1024;
export const FINE = 2048;
/** How large the table is beside the others: it is far away and pale. */
export const TABLE_SHARE = 0.5;
