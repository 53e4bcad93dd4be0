/** The names of ways, cells and colours, as they stand in views, actions and notation. */

import type {
  IceToidsAction,
  IceToidsEvent,
  IceToidsPyramid,
  IceToidsTile,
  IceToidsView,
} from "../../wire/protocol.ts";

export type View = IceToidsView;
export type Action = IceToidsAction;
export type ToidsEvent = IceToidsEvent;
export type Pyramid = IceToidsPyramid;
export type Tile = IceToidsTile;
export type Home = NonNullable<View["homes"][number]>;
export type Facing = Pyramid["facing"];
export type Way = Exclude<Facing, "upright">;
export type Colour = Tile["icons"][number];
export type Of<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

export const WAYS: readonly Way[] = ["north", "east", "south", "west"];
/** The colour of each seat. */
export const COLOURS: readonly Colour[] = ["red", "yellow", "blue", "green"];
/** a1 to d1, then a2 to d2: in the order of a view's tiles. */
export const CELLS: readonly string[] = [..."1234"].flatMap((rank) => [..."abcd"].map((file) => file + rank));
export const PER_SEAT = 3;

/** The seats of the general marks (`ui/pictures/seatMarks.ts`) that look like red, yellow, blue and green. */
const MARK_OF: readonly number[] = [1, 3, 0, 2];

/** Which of the general marks a seat of IceToids has: the one of its colour. */
export function markSeat(seat: number): number {
  return MARK_OF[seat] ?? seat;
}

export function colourOf(seat: number): Colour {
  const colour = COLOURS[seat];
  if (colour === undefined) throw new RangeError(`no seat ${seat}`);
  return colour;
}

/** The letter of a colour in notation and on the board, in every language. */
export function letterOf(colour: Colour): string {
  return colour.charAt(0).toUpperCase();
}

export interface Place {
  /** 0 is file a, the west. */
  readonly file: number;
  /** 0 is rank 1, the south. */
  readonly rank: number;
}

export function placeOf(cell: string): Place {
  const index = CELLS.indexOf(cell);
  if (index < 0) throw new RangeError(`no tile ${cell}`);
  return { file: index % 4, rank: Math.floor(index / 4) };
}

/** One step on the board: files grow to the east, ranks to the north. */
export const STEP: Readonly<Record<Way, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

/** The neighbouring tile, or null where the board ends. */
export function nextCell(cell: string, way: Way): string | null {
  const { file, rank } = placeOf(cell);
  const [dx, dy] = STEP[way];
  const [x, y] = [file + dx, rank + dy];
  return x >= 0 && x < 4 && y >= 0 && y < 4 ? (CELLS[4 * y + x] ?? null) : null;
}

/** A way after so many quarter turns clockwise; `turns` may be negative. */
export function turned(way: Way, turns: number): Way {
  const index = (((WAYS.indexOf(way) + turns) % 4) + 4) % 4;
  return WAYS[index] as Way;
}

export function opposite(way: Way): Way {
  return turned(way, 2);
}

/** The sides of a tile on which the board ends: none in the middle, two at a corner. */
export function outerSides(cell: string): readonly Way[] {
  return WAYS.filter((way) => nextCell(cell, way) === null);
}

export function tileAt(view: View, cell: string): Tile | null {
  return view.tiles[CELLS.indexOf(cell)] ?? null;
}

/** The numbers of the pyramids on a tile, three to a seat. */
export function piecesOn(view: View, cell: string | null): readonly number[] {
  return view.pyramids.flatMap((pyramid, piece) => (pyramid.cell === cell ? [piece] : []));
}

export function pyramidOf(view: View, piece: number): Pyramid {
  const pyramid = view.pyramids[piece];
  if (pyramid === undefined) throw new RangeError(`no pyramid ${piece}`);
  return pyramid;
}

/** How many tiles with its own symbol a seat stands on; three of them win (TOIDS-9). */
export function onSymbols(view: View, seat: number): number {
  const colour = colourOf(seat);
  const cells = new Set(view.pyramids.filter((pyramid) => pyramid.seat === seat).map((pyramid) => pyramid.cell));
  return CELLS.filter((cell) => cells.has(cell) && tileAt(view, cell)?.icons.includes(colour)).length;
}

/** How many pyramids of a seat wait off the board. */
export function waiting(view: View, seat: number): number {
  return view.pyramids.filter((pyramid) => pyramid.seat === seat && pyramid.cell === null).length;
}
