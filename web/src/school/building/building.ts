/**
 * The boxes of a school as one piece of geometry. Millimetres.
 *
 * Every room is a box of its own, so two rooms side by side show two cards. Where a box has no neighbour its card is as
 * thick outwards again, which is how thick the wall is for physics.
 */

import type { BufferGeometry } from "three";
import type { Vec } from "../camera/fit.ts";
import type { Box } from "../types.ts";
import { inset, type Layout, outline, type RoomPlan } from "./layout.ts";
import { cardPatch, edgePatch, type Plain, paperPatch, plainPatch } from "./paperPlan.ts";
import { hangPrints } from "./prints.ts";
import { type Patch, Quads } from "./quads.ts";
import { type Kind, kindOf } from "./roomLooks.ts";
import { type Side, type Span, sidesOf } from "./sides.ts";
import { type Doorway, doorways } from "./walls.ts";

/** How far the boxes' bottoms are below their floors. */
export const BOTTOM = 3;
const FRAME = 5;
const RELIEF = 1.1;

export function buildWalls(layout: Layout): BufferGeometry {
  const quads = new Quads();
  const doors = doorways(layout);
  for (const room of layout.rooms) {
    const sides = sidesOf(layout, room, doors);
    for (const side of sides) {
      buildSide(quads, layout, room, side);
      hangPrints(quads, kindOf(room.name), side);
    }
  }
  return quads.geometry();
}

/** Boards with a bar in doorways through which nobody gets. */
export function buildBoards(doors: readonly Doorway[], lintel: number): BufferGeometry {
  const quads = new Quads();
  for (const { run, lo, hi } of doors) {
    const board = (from: number, to: number, low: number, high: number, half: number, colour: Plain) => {
      const [a, b] = [run.at - half, run.at + half];
      if (run.along === "x") quads.block([from, a, low], [to, b, high], plainPatch(colour));
      else quads.block([a, from, low], [b, to, high], plainPatch(colour));
    };
    board(lo, hi, 0, lintel, 1.5, "shut");
    board(lo + 8, hi - 8, lintel * 0.38, lintel * 0.6, 2.3, "white");
  }
  return quads.geometry();
}

/** The floors and sills, textured with the canvas of `paintFloors`. */
export function buildFloors(layout: Layout): BufferGeometry {
  const quads = new Quads();
  const whole = outline(layout);
  const half = layout.walls.thickness / 2;
  for (const room of layout.rooms) floor(quads, inset(room.box, half), whole);
  for (const { run, lo, hi } of doorways(layout)) {
    const [a, b] = [run.at - half, run.at + half];
    floor(quads, run.along === "x" ? [lo, a, hi, b] : [a, lo, b, hi], whole);
  }
  return quads.geometry();
}

function floor(quads: Quads, [x0, y0, x1, y1]: Box, [left, low, right, high]: Box): void {
  const u = (x: number) => (x - left) / (right - left);
  const v = (y: number) => (y - low) / (high - low);
  const patch = { u0: u(x0), v0: v(y0), u1: u(x1), v1: v(y1) };
  quads.add(
    [
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ],
    [0, 0, 1],
    patch,
  );
}

function buildSide(quads: Quads, layout: Layout, room: RoomPlan, side: Side): void {
  const { height, lintel } = layout.walls;
  const kind = kindOf(room.name);
  for (const span of side.solid) wallFace(quads, kind, side, span, 0, height, height);
  for (const door of side.doors) {
    wallFace(quads, kind, side, door, lintel, height, height);
    jambs(quads, side, door, lintel);
    frame(quads, side, door, lintel, height, plainPatch(door.fish ? "fish" : "frame"));
  }
  rim(quads, side, height);
  for (const span of side.bare) outside(quads, side, span, height);
}

function wallFace(quads: Quads, kind: Kind, side: Side, span: Span, low: number, high: number, of: number): void {
  const at = (s: number, z: number) => side.at(s, side.card, z);
  const patch = paperPatch(kind, span.lo, span.hi, low / of, high / of);
  quads.add([at(span.lo, low), at(span.hi, low), at(span.hi, high), at(span.lo, high)], side.inward, patch);
}

/** The cut card in a doorway: both jambs and the lintel's underside. */
function jambs(quads: Quads, side: Side, door: Span, lintel: number): void {
  const { at, card, along } = side;
  const back: Vec = [-along[0], -along[1], 0];
  const ends = [
    [door.lo, along],
    [door.hi, back],
  ] as const;
  for (const [s, normal] of ends) {
    quads.add([at(s, 0, 0), at(s, 0, lintel), at(s, card, lintel), at(s, card, 0)], normal, edgePatch(0, lintel));
  }
  const under = edgePatch(door.lo, door.hi);
  quads.add(
    [at(door.lo, 0, lintel), at(door.hi, 0, lintel), at(door.hi, card, lintel), at(door.lo, card, lintel)],
    [0, 0, -1],
    under,
  );
}

/** A paper frame around the opening, standing out a little from the wall. */
function frame(quads: Quads, side: Side, door: Span, lintel: number, height: number, patch: Patch): void {
  const piece = (lo: number, hi: number, low: number, high: number) => {
    const [a, b] = [side.at(lo, side.card, low), side.at(hi, side.card + RELIEF, high)];
    quads.block(least(a, b), most(a, b), patch);
  };
  piece(door.lo - FRAME, door.lo, 0, lintel);
  piece(door.hi, door.hi + FRAME, 0, lintel);
  piece(door.lo - FRAME, door.hi + FRAME, lintel, height - 1);
}

/** The cut upper edge, mitred at the box's corners. */
function rim(quads: Quads, side: Side, height: number): void {
  const { at, card, out, lo, hi } = side;
  quads.add(
    [
      at(lo - side.outBefore, -out, height),
      at(hi + side.outAfter, -out, height),
      at(hi - card, card, height),
      at(lo + card, card, height),
    ],
    [0, 0, 1],
    edgePatch(lo, hi),
  );
}

/** The box's outer face, down to the table. */
function outside(quads: Quads, side: Side, span: Span, height: number): void {
  const { at, out, inward } = side;
  const lo = span.lo === side.lo ? span.lo - side.outBefore : span.lo;
  const hi = span.hi === side.hi ? span.hi + side.outAfter : span.hi;
  const face = (z: number, s: number) => at(s, -out, z);
  quads.add(
    [face(-BOTTOM, lo), face(-BOTTOM, hi), face(height, hi), face(height, lo)],
    [-inward[0], -inward[1], 0],
    cardPatch(lo, hi, 0, 1),
  );
}

function least(a: Vec, b: Vec): Vec {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
}

function most(a: Vec, b: Vec): Vec {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];
}
