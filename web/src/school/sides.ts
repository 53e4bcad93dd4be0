/** The four sides of a room's box, each with its own coordinates: along it, inwards from the box's border, and up. */

import type { Vec } from "./fit.ts";
import type { Layout, RoomPlan } from "./layout.ts";
import type { Box } from "./types.ts";
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
  /** How far the wall reaches beyond the border; 0 towards a neighbour. `outBefore`, `outAfter`: the sides at its ends. */
  readonly out: number;
  readonly outBefore: number;
  readonly outAfter: number;
  readonly doors: readonly (Span & { readonly fish: boolean })[];
  /** What is left between and beside the doors, inside the room. */
  readonly solid: readonly Span[];
  readonly inward: Vec;
  readonly along: Vec;
  /** The point of the world at a place along the side, so far in from the border, so high. */
  readonly at: (s: number, inwards: number, z: number) => Vec;
}

const NAMES = ["south", "east", "north", "west"] as const;

export function sidesOf(layout: Layout, room: RoomPlan, doors: readonly Doorway[]): Side[] {
  const card = layout.walls.thickness / 2;
  const outs = NAMES.map((name) => (neighboured(layout, room, name) ? 0 : card));
  return NAMES.map((name, i) => {
    const flat = i % 2 === 0;
    const [before, after] = flat ? [outs[3], outs[1]] : [outs[0], outs[2]];
    return sideOf(room.box, name, card, [outs[i] ?? 0, before ?? 0, after ?? 0], doors);
  });
}

type Name = (typeof NAMES)[number];

function sideOf(
  box: Box,
  name: Name,
  card: number,
  outs: readonly [number, number, number],
  doors: readonly Doorway[],
): Side {
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

/** Whether another box lies at this side. */
function neighboured(layout: Layout, room: RoomPlan, name: Name): boolean {
  const place = placeOf(room.box, name);
  const flat = name === "south" || name === "north";
  const [from, to] = flat ? [0, 2] : [1, 3];
  const opposite = { south: 3, east: 0, north: 1, west: 2 }[name] as 0 | 1 | 2 | 3;
  return layout.rooms.some(
    (other) =>
      other.id !== room.id &&
      other.box[opposite] === place &&
      (other.box[from] ?? 0) < (room.box[to] ?? 0) &&
      (other.box[to] ?? 0) > (room.box[from] ?? 0),
  );
}
