/** Directions and strengths on a telephone's pull zone, whose middle is the penguin. Its y goes down, the school's up. */

import { type Flick, yawOf } from "../icecool/input/flick.ts";

/** Half of the zone's side, in its own units. */
export const ZONE = 100;
/** Where the arrow ends without and with full power, and where a tap means so. */
const WEAK = 22;
const FULL = 95;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the arrow of an aim ends. */
export function tipOf({ yaw, power }: Flick): Point {
  const angle = (yaw * Math.PI) / 1800;
  const length = WEAK + ((FULL - WEAK) * power) / 1000;
  return { x: length * Math.cos(angle), y: -length * Math.sin(angle) };
}

/** The direction and the power of a tap on a zone that is drawn as large as fits into this box. */
export function pointedAt(
  { clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">,
  box: Pick<DOMRect, "left" | "top" | "width" | "height">,
): Pick<Flick, "yaw" | "power"> {
  const unit = Math.min(box.width, box.height) / (2 * ZONE);
  const x = (clientX - box.left - box.width / 2) / unit;
  const y = (clientY - box.top - box.height / 2) / unit;
  const share = Math.min(1, Math.max(0, (Math.hypot(x, y) - WEAK) / (FULL - WEAK)));
  return { yaw: yawOf(x, 0 - y), power: Math.round(1000 * share) };
}
