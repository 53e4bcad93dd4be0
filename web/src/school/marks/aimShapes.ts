/** What an aimed flick looks like: pure shapes, from which the overlay draws. Millimetres, radians. */

import type { Box, Plan, Standing } from "../types.ts";

export const TENTH = Math.PI / 1800;

/** How long the arrow of a flick is. */
export function arrowLength(power: number): number {
  return 56 + 0.15 * power;
}

/** The walls that are in the way of a body: none, where it stands as high as they are. */
export function wallsFor({ level }: Standing, solids: readonly Box[], wallHeight: number): readonly Box[] {
  return level < wallHeight ? solids : [];
}

/** How much of a straight line of a length is free of walls. */
export function freeLength(from: Plan, yaw: number, length: number, solids: readonly Box[]): number {
  const step = 4;
  for (let far = 0; far < length; far += step) {
    const [x, y] = [from.x + Math.cos(yaw) * far, from.y + Math.sin(yaw) * far];
    if (solids.some((box) => inside(box, x, y, 2))) return far;
  }
  return length;
}

/** How far the rubber band is pulled back behind the body. */
export function pullLength(power: number): number {
  return 24 + 0.05 * power;
}

/** Calm at little power, hot at much. */
export function heat(power: number): string {
  if (power < 350) return "#2a9d6f";
  if (power < 700) return "#f0a202";
  return "#e0402f";
}

function inside([x0, y0, x1, y1]: Box, x: number, y: number, by: number): boolean {
  return x > x0 - by && x < x1 + by && y > y0 - by && y < y1 + by;
}
