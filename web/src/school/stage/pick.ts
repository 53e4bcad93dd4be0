/** What is under a pointer. */

import { type Ball, ballHit, type Eye, floorHit, projected, rayAt } from "../camera/eye.ts";
import type { MarkSpec, Picked } from "../types.ts";

/** Pixels around an offered place in which a pointer means it. */
const FINGER = 26;
/** Millimetres around a body in which a pointer means it. */
const SLACK = 2;

/** `x` and `y` in CSS pixels from the canvas's upper left corner. Walls hide nothing: they are see-through there. */
export function picked(
  eye: Eye,
  x: number,
  y: number,
  balls: Iterable<readonly [string, Ball]>,
  marks: readonly MarkSpec[],
): Picked {
  const ray = rayAt(eye, x, y);
  let [body, nearest]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [id, ball] of balls) {
    const hit = ballHit(ray, { ...ball, radius: ball.radius + SLACK });
    if (hit !== null && hit < nearest) [body, nearest] = [id, hit];
  }
  return { floor: floorHit(ray), body, mark: markAt(eye, x, y, marks) };
}

function markAt(eye: Eye, x: number, y: number, marks: readonly MarkSpec[]): string | null {
  let [found, nearest]: [string | null, number] = [null, FINGER];
  for (const mark of marks) {
    const seen = projected(eye, [mark.at.x, mark.at.y, mark.z ?? 0]);
    const away = Math.hypot(seen.x - x, seen.y - y);
    if (seen.visible && away < nearest) [found, nearest] = [mark.id, away];
  }
  return found;
}
