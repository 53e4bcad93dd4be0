/** How much of the canvas's edges is covered by what lies over them. */

import type { Insets } from "../../school/types.ts";

/** The part of the board's breadth from which a banner hides what is behind it. */
const WIDE = 0.7;
const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The insets of a canvas that fills its table's frame: the board is seen in its sight; none outside of a frame. */
export function insetsOf(canvas: HTMLElement): Insets {
  const frame = canvas.closest(".table-frame");
  const [sight, banner] = [".table-sight", ".drill"].map((name) => frame?.querySelector(name)?.getBoundingClientRect());
  if (sight === undefined) return NONE;
  const box = canvas.getBoundingClientRect();
  // What a drill asks for lies over the board, and on a telephone over all its breadth.
  const top = banner !== undefined && banner.width > sight.width * WIDE ? banner.bottom : sight.top;
  return {
    top: top - box.top,
    left: sight.left - box.left,
    right: box.right - sight.right,
    bottom: box.bottom - sight.bottom,
  };
}
