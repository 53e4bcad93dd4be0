/** A door or a room that glows: a curtain of light in the doorway, and light on the floor. Millimetres. */

import { Color } from "three";
import type { WallPlan } from "../../building/layout.ts";
import type { Doorway } from "../../building/walls.ts";
import type { Vec } from "../../camera/fit.ts";
import type { Box } from "../../types.ts";
import type { Overlay } from "../overlay.ts";

const LIGHT = "#ffd23f";
const EDGE = "#e88b00";
const FLOOR = 0.9;
/** How far the light of a door reaches over the floor on both sides. */
const REACH = 46;
/** How broad the rim of its light is. */
const RIM = 3;
/** Milliseconds of a breath, and how much brighter it is in it. */
const BREATH_MS = 620;

/** From 0 to 1 and back; still at 0. */
function breath(ms: number): number {
  return ms === 0 ? 0.6 : 0.5 + 0.5 * Math.sin(ms / BREATH_MS);
}

export function doorGlow(overlay: Overlay, { run, lo, hi }: Doorway, { lintel }: WallPlan, ms: number): void {
  const on = (along: number, off: number, z: number): Vec =>
    run.along === "x" ? [along, run.at + off, z] : [run.at + off, along, z];
  const tone = new Color(LIGHT);
  const bright = 0.45 + 0.25 * breath(ms);
  for (const side of [-1, 1]) {
    const off = 2.7 * side;
    overlay.quad([on(lo, off, 0), on(hi, off, 0), on(hi, off, lintel), on(lo, off, lintel)], tone, [
      bright,
      bright,
      0.12,
      0.12,
    ]);
    overlay.quad(
      [on(lo, off, FLOOR), on(hi, off, FLOOR), on(hi + 12, REACH * side, FLOOR), on(lo - 12, REACH * side, FLOOR)],
      tone,
      [bright, bright, 0, 0],
    );
    for (const [from, to, low] of [
      [lo, lo + RIM, 0],
      [hi - RIM, hi, 0],
      [lo, hi, lintel - RIM],
    ] as const) {
      const edge = [on(from, off, low), on(to, off, low), on(to, off, lintel), on(from, off, lintel)] as const;
      overlay.quad(edge, new Color(EDGE), [0.9, 0.9, 0.9, 0.9]);
    }
  }
}

/** How far the frame of a glowing floor is from the walls. */
const INSET = 7;

export function roomGlow(overlay: Overlay, [x0, y0, x1, y1]: Box, ms: number): void {
  const alpha = 0.22 + 0.14 * breath(ms);
  const [a, b, c, d] = [x0 + INSET, y0 + INSET, x1 - INSET, y1 - INSET];
  const corners: readonly [Vec, Vec, Vec, Vec] = [
    [a, b, FLOOR],
    [c, b, FLOOR],
    [c, d, FLOOR],
    [a, d, FLOOR],
  ];
  overlay.quad(corners, new Color(LIGHT), [alpha, alpha, alpha, alpha]);
  overlay.ribbon(
    [...corners, corners[0]],
    () => 4,
    EDGE,
    () => 0.85,
  );
}
