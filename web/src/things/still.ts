/** The last position of a match, small enough to be kept: boxes, and a mark wherever somebody stands. */

import { CELLS, markSeat, placeOf } from "../icetoids/input/names.ts";
import { penguinOf, type View } from "../wire/game.ts";
import type { IceCoolView, IceToidsView } from "../wire/protocol.ts";

/** Lengths are whole numbers of any unit; y grows upwards. */
export interface Still {
  /** x0, y0, x1, y1 of rooms or tiles. */
  readonly boxes: readonly (readonly [number, number, number, number])[];
  /** x, y and the mark of the seat (`ui/pictures/seatMarks.ts`). */
  readonly figures: readonly (readonly [number, number, number])[];
  readonly shape: "round" | "pyramid";
}

const MILLIMETRES = 1000;
/** A tile of IceToids, and where up to four pyramids stand on one. */
const TILE = 100;
const SPOTS = [
  [30, 70],
  [70, 30],
  [70, 70],
  [30, 30],
] as const;

export function stillOf(view: View): Still {
  return view.kind === "icecool-view" ? ofSchool(view) : ofTiles(view);
}

function ofSchool(view: IceCoolView): Still {
  const figures = view.bodies.flatMap(({ id, pose }) => {
    const mark = penguinOf(id);
    return mark === null ? [] : [[Math.round(pose.x * MILLIMETRES), Math.round(pose.y * MILLIMETRES), mark] as const];
  });
  return { boxes: view.options.layout.rooms.map((room) => room.box), figures, shape: "round" };
}

function ofTiles(view: IceToidsView): Still {
  const on = new Map<string, number>();
  const figures = view.pyramids.flatMap(({ seat, cell }) => {
    if (cell === null) return [];
    const before = on.get(cell) ?? 0;
    on.set(cell, before + 1);
    const [x, y] = SPOTS[before % SPOTS.length] ?? SPOTS[0];
    const { file, rank } = placeOf(cell);
    return [[file * TILE + x, rank * TILE + y, markSeat(seat)] as const];
  });
  const boxes = CELLS.map((cell) => {
    const { file, rank } = placeOf(cell);
    return [file * TILE + 3, rank * TILE + 3, file * TILE + 97, rank * TILE + 97] as const;
  });
  return { boxes, figures, shape: "pyramid" };
}
