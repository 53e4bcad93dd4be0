/** How large things are painted. */

import type { Quality } from "../types.ts";

/** Pixels of a canvas's side: in the first picture, on slow machines, and else. */
const COARSE = 320;
export const PLAIN = 1024;
export const FINE = 2048;
/** How large the table is beside the others: it is far away and pale. */
export const TABLE_SHARE = 0.5;

/** How large things are painted for the first picture: coarsely, so that it is there soon, if it need not be fine. */
export function firstPixels(quality: Quality): number {
  return quality === "high" ? FINE : COARSE;
}
