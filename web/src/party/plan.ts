/** A small plan of a school: what of it is drawn, in millimetres, and which point of the floor a finger is on. */

import type { Box, Plan } from "../school/types.ts";

export interface PlanBox {
  readonly left: number;
  /** The northern edge: the picture's y goes down from it, the school's goes up to it. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Millimetres around the rooms. */
const EDGE = 14;

export function planOf(rooms: readonly Box[]): PlanBox {
  const left = Math.min(...rooms.map((box) => box[0])) - EDGE;
  const bottom = Math.min(...rooms.map((box) => box[1])) - EDGE;
  const top = Math.max(...rooms.map((box) => box[3])) + EDGE;
  return { left, top, width: Math.max(...rooms.map((box) => box[2])) + EDGE - left, height: top - bottom };
}

/** The point under a finger on a plan that is drawn as large as fits into this box, in its middle. */
export function planAt(
  plan: PlanBox,
  { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">,
  box: Pick<DOMRect, "left" | "top" | "width" | "height">,
): Plan {
  const scale = Math.min(box.width / plan.width, box.height / plan.height);
  const x = (clientX - box.left - (box.width - plan.width * scale) / 2) / scale;
  const y = (clientY - box.top - (box.height - plan.height * scale) / 2) / scale;
  return { x: plan.left + x, y: plan.top - y };
}
