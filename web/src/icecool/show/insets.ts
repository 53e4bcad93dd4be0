/** How much of the canvas's edges is covered by what lies over them. */

import type { Insets } from "../../school/types.ts";

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const GAP = 8;

/** The insets of a canvas that fills its table's frame; none where the board has a place of its own. */
export function insetsOf(canvas: HTMLElement): Insets {
  const frame = canvas.closest(".table-frame");
  const box = canvas.getBoundingClientRect();
  const over = (name: string) => frame?.querySelector(`.table-${name}`)?.getBoundingClientRect();
  const [status, players, controls, story] = [over("status"), over("players"), over("controls"), over("story")];
  if (!status || !players || !controls || !story) return NONE;
  const beside = box.bottom < controls.bottom || box.left > players.left || box.right < players.right;
  if (beside) return NONE;
  return {
    top: status.bottom - box.top + GAP,
    left: players.right - box.left + GAP,
    right: box.right - story.left + GAP,
    bottom: box.bottom - controls.top + GAP,
  };
}
