/** How much of the canvas's edges is covered by what lies over them. */

import type { Insets } from "../../school/types.ts";

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The insets of a canvas that fills its table's frame: the board is seen in its sight; none outside of a frame, or of a party's big screen. */
export function insetsOf(canvas: HTMLElement): Insets {
  const sight = canvas.closest(".table-frame,.party-big")?.querySelector(".table-sight")?.getBoundingClientRect();
  if (sight === undefined) return NONE;
  const box = canvas.getBoundingClientRect();
  return {
    top: sight.top - box.top,
    left: sight.left - box.left,
    right: box.right - sight.right,
    bottom: box.bottom - sight.bottom,
  };
}
