/** Where things are on the board: tiles, homes beside it, pyramids on a tile and at home. All in the world's units. */

import {
  type Facing,
  type Home,
  type Pyramid,
  piecesOn,
  placeOf,
  pyramidOf,
  STEP,
  type Tile,
  tileAt,
  type View,
  WAYS,
  type Way,
} from "../input/names.ts";
import type { Pose } from "./solid.ts";
import { NORTH, type Plane, UP } from "./space.ts";

export const TILE = 120;
export const PITCH = 128;
/** From the middle of the board to the outer edge of the tray. */
export const EDGE = 2 * PITCH + 20;
/** The mats of the homes: how far out their middle is, how deep and how wide they are. */
export const MAT = { away: EDGE + 52, deep: 80, wide: 124 } as const;
/** A tile's thickness. */
export const THICK = 9;

/** The middle of a tile. */
export function centre(cell: string): { readonly x: number; readonly y: number } {
  const { file, rank } = placeOf(cell);
  return { x: (file - 1.5) * PITCH, y: (rank - 1.5) * PITCH };
}

/** The middle of a home's mat. */
export function matCentre({ cell, side }: Home): { readonly x: number; readonly y: number } {
  const { x, y } = centre(cell);
  const [dx, dy] = STEP[side];
  return { x: dx === 0 ? x : dx * MAT.away, y: dy === 0 ? y : dy * MAT.away };
}

/** Degrees, clockwise, from a thing that looks north. */
export function yawOf(way: Way): number {
  return 90 * WAYS.indexOf(way);
}

/** The poses of all pyramids of a view. Before homes are chosen they wait unseen below the board's south edge. */
export function poses(view: View): readonly Pose[] {
  return view.pyramids.map((pyramid, piece) => (pyramid.cell === null ? atHome(view, piece) : onTile(view, piece)));
}

function onTile(view: View, piece: number): Pose {
  const pyramid = pyramidOf(view, piece);
  const cell = pyramid.cell as string;
  const here = piecesOn(view, cell);
  const spot = spots(tileAt(view, cell), here.length)[here.indexOf(piece)] ?? { x: 0, y: 0, scale: 0.5 };
  const { x, y } = centre(cell);
  return { x: x + spot.x, y: y + spot.y, z: THICK, scale: spot.scale, ...stance(pyramid.facing) };
}

function atHome(view: View, piece: number): Pose {
  const pyramid = pyramidOf(view, piece);
  const home = view.homes[pyramid.seat];
  if (home == null) return { x: 0, y: -EDGE, z: 0, scale: 0.01, yaw: 0, lying: 0 };
  const waiting = view.pyramids.flatMap((other: Pyramid, index) =>
    other.seat === pyramid.seat && other.cell === null ? [index] : [],
  );
  const aside = 37 * (waiting.indexOf(piece) - (waiting.length - 1) / 2);
  const { x, y } = matCentre(home);
  const [dx, dy] = STEP[home.side];
  // A little to the south: what lies there is high.
  return { x: x + aside * Math.abs(dy), y: y - 9 + aside * Math.abs(dx), z: 0, scale: 0.68, ...stance(pyramid.facing) };
}

function stance(facing: Facing): { readonly yaw: number; readonly lying: number } {
  return facing === "upright" ? { yaw: 0, lying: 0 } : { yaw: yawOf(facing), lying: 1 };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Places for all pyramids of a tile, smaller the more there are; a single one on arrows leaves them to be seen. */
export function spots(tile: Tile | null, count: number): readonly Spot[] {
  if (count === 1) return [{ x: 0, y: -4, scale: tile !== null && tile.arrows.length > 0 ? 0.92 : 1.12 }];
  const columns = count < 5 ? 2 : count < 10 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const [wide, high] = [108 / columns, rows === 1 ? 0 : 96 / rows];
  const scale = Math.min(0.86, (wide * 0.9) / 54, rows === 1 ? 1 : (high * 0.9) / 52);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: ((index % columns) - (inRow - 1) / 2) * wide, y: ((rows - 1) / 2 - row) * high - 2, scale };
  });
}

/** A tile's plane when it lies face up with its top to the north. */
export function tilePlane(cell: string): Plane {
  const { x, y } = centre(cell);
  return { at: { x, y, z: THICK }, yaw: 0, flip: 0 };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the picture that is shown: sides without homes are cut away as soon as all homes are chosen. */
export function frame(view: View): Box {
  const sides = new Set(view.phase === "choosing" ? WAYS : view.homes.map((home) => home?.side));
  const out = (way: Way) => EDGE + 14 + (sides.has(way) ? 2 * (MAT.away - EDGE) - 8 : 0);
  const top = -out("north") * NORTH - 34 * UP;
  const bottom = out("south") * NORTH + 10;
  return { x: -out("west"), y: top, width: out("west") + out("east"), height: bottom - top };
}

/** A box around a thing of the world, in percent of the frame: for the controls that lie over the picture. */
export function percent(shown: Box, at: { x: number; y: number }, wide: number, deep: number, z = 0): Box {
  const left = at.x - wide / 2;
  const top = -(at.y + deep / 2) * NORTH - z * UP;
  return {
    x: (100 * (left - shown.x)) / shown.width,
    y: (100 * (top - shown.y)) / shown.height,
    width: (100 * wide) / shown.width,
    height: (100 * deep * NORTH) / shown.height,
  };
}
