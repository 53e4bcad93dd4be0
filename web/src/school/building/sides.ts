/** The four sides of a room's box, each with its own coordinates: along it, inwards from the box's border, and up. */

import type { Vec } from "../camera/fit.ts";
import type { Box } from "../types.ts";
import type { Layout, RoomPlan } from "./layout.ts";
import type { Axis, Doorway } from "./walls.ts";

export interface Span {
  readonly lo: number;
  readonly hi: number;
}

export interface Side {
  readonly name: "south" | "east" | "north" | "west";
  readonly lo: number;
  readonly hi: number;
  /** How thick the box's card is. */
  readonly card: number;
  /** How far the wall reaches beyond the border; 0 where any other box lies at the side. `outBefore`, `outAfter`: the sides at its ends. */
  readonly out: number;
  readonly outBefore: number;
  readonly outAfter: number;
  readonly doors: readonly (Span & { readonly fish: boolean })[];
  /** What is left between and beside the doors, inside the room. */
  readonly solid: readonly Span[];
  /** Where its outer face is seen: no other box lies there. */
  readonly bare: readonly Span[];
  readonly inward: Vec;
  readonly along: Vec;
  /** The point of the world at a place along the side, so far in from the border, so high. */
  readonly at: (s: number, inwards: number, z: number) => Vec;
}

const NAMES = ["south", "east", "north", "west"] as const;

export function sidesOf(layout: Layout, room: RoomPlan, doors: readonly Doorway[]): Side[] {
  const card = layout.walls.thickness / 2;
  const bares = NAMES.map((name) => bareOf(layout, room, name));
  const outs = NAMES.map((name, i) => (isWhole(bares[i] ?? [], room.box, name) ? card : 0));
  return NAMES.map((name, i) => {
    const flat = i % 2 === 0;
    const [before, after] = flat ? [outs[3], outs[1]] : [outs[0], outs[2]];
    return { ...sideOf(room.box, name, card, [outs[i] ?? 0, before ?? 0, after ?? 0], doors), bare: bares[i] ?? [] };
  });
}

type Name = (typeof NAMES)[number];

function sideOf(
  box: Box,
  name: Name,
  card: number,
  outs: readonly [number, number, number],
  doors: readonly Doorway[],
): Omit<Side, "bare"> {
  const axis: Axis = name === "south" || name === "north" ? "x" : "y";
  const place = placeOf(box, name);
  const [lo, hi] = axis === "x" ? [box[0], box[2]] : [box[1], box[3]];
  const own = doors
    .filter((door) => door.run.along === axis && door.run.at === place && door.lo > lo && door.hi < hi)
    .sort((a, b) => a.lo - b.lo);
  const starts = [lo + card, ...own.map((door) => door.hi)];
  const ends = [...own.map((door) => door.lo), hi - card];
  const sign = name === "south" || name === "west" ? 1 : -1;
  return {
    name,
    lo,
    hi,
    card,
    out: outs[0],
    outBefore: outs[1],
    outAfter: outs[2],
    doors: own,
    solid: starts.map((start, i) => ({ lo: start, hi: ends[i] ?? hi - card })),
    inward: axis === "x" ? [0, sign, 0] : [sign, 0, 0],
    along: axis === "x" ? [1, 0, 0] : [0, 1, 0],
    at: (s, inwards, z) => (axis === "x" ? [s, place + sign * inwards, z] : [place + sign * inwards, s, z]),
  };
}

function placeOf(box: Box, name: Name): number {
  return box[{ south: 1, east: 2, north: 3, west: 0 }[name] as 0 | 1 | 2 | 3];
}

function isWhole(bare: readonly Span[], box: Box, name: Name): boolean {
  const [lo, hi] = name === "south" || name === "north" ? [box[0], box[2]] : [box[1], box[3]];
  return bare.some((span) => span.lo === lo && span.hi === hi);
}

/** The parts of a side at which no other box lies. */
function bareOf(layout: Layout, room: RoomPlan, name: Name): Span[] {
  const place = placeOf(room.box, name);
  const [from, to] = name === "south" || name === "north" ? ([0, 2] as const) : ([1, 3] as const);
  const opposite = { south: 3, east: 0, north: 1, west: 2 }[name] as 0 | 1 | 2 | 3;
  let bare: Span[] = [{ lo: room.box[from], hi: room.box[to] }];
  for (const { id, box } of layout.rooms) {
    if (id === room.id || box[opposite] !== place) continue;
    bare = bare.flatMap(({ lo, hi }) => [
      { lo, hi: Math.min(hi, box[from]) },
      { lo: Math.max(lo, box[to]), hi },
    ]);
    bare = bare.filter(({ lo, hi }) => lo < hi);
  }
  return bare;
}
