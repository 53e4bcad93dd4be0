/** Where a wall ends on another and three boxes meet (coldsnap/games/icecool/board/walls.py): a Platform can lie there. */

import type { Layout } from "../../school/building/layout.ts";
import type { Box, Plan } from "../../school/types.ts";

export interface Junction {
  readonly id: string;
  readonly at: Plan;
}

export function junctionsOf(layout: Layout): Junction[] {
  const corners = new Map<string, Plan>();
  for (const { box } of layout.rooms) for (const at of cornersOf(box)) corners.set(`${at.x} ${at.y}`, at);
  return [...corners.values()].flatMap((at) => {
    const rooms = layout.rooms.filter(({ box }) => touches(box, at));
    const isT = rooms.length === 3 && rooms.some(({ box }) => !isCorner(box, at));
    return isT ? [{ id: rooms.map((room) => room.id).join("-"), at }] : [];
  });
}

function cornersOf([x0, y0, x1, y1]: Box): Plan[] {
  return [x0, x1].flatMap((x) => [y0, y1].map((y) => ({ x, y })));
}

function touches([x0, y0, x1, y1]: Box, { x, y }: Plan): boolean {
  return x0 <= x && x <= x1 && y0 <= y && y <= y1;
}

function isCorner([x0, y0, x1, y1]: Box, { x, y }: Plan): boolean {
  return (x === x0 || x === x1) && (y === y0 || y === y1);
}
