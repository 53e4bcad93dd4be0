/** Puts a room's prints on its walls: on pieces of wall that are wide enough, beside the doors, flat. */

import { PRINTS, plainPatch, printPatch } from "./paperPlan.ts";
import type { Quads } from "./quads.ts";
import { type Kind, LOOKS, type PrintName } from "./roomLooks.ts";
import type { Side, Span } from "./sides.ts";

const MARGIN = 14;
/** How far a print stands out from its wall: as a sheet of card does. */
const RELIEF = 1;

/** Prints of the side that faces most viewers come first; a side's first print depends on the side, for variety. */
const FIRST = { north: 0, west: 1, east: 1, south: 2 } as const;

export function hangPrints(quads: Quads, kind: Kind, side: Side): void {
  const prints = LOOKS[kind].prints;
  let next = FIRST[side.name];
  for (const span of [...side.solid].sort((a, b) => b.hi - b.lo - (a.hi - a.lo))) {
    const chosen: PrintName[] = [];
    let free = span.hi - span.lo - 2 * MARGIN;
    for (let i = 0; i < prints.length; i++) {
      const name = prints[(next + i) % prints.length];
      if (name === undefined || PRINTS[name].w > free) continue;
      chosen.push(name);
      free -= PRINTS[name].w + MARGIN;
    }
    next += chosen.length;
    spread(quads, side, span, chosen);
  }
}

/** Hangs prints with equal gaps along a piece of wall. */
function spread(quads: Quads, side: Side, span: Span, names: readonly PrintName[]): void {
  const total = names.reduce((sum, name) => sum + PRINTS[name].w, 0);
  const gap = (span.hi - span.lo - total) / (names.length + 1);
  let s = span.lo;
  for (const name of names) {
    s += gap;
    hang(quads, side, name, s);
    s += PRINTS[name].w;
  }
}

function hang(quads: Quads, side: Side, name: PrintName, from: number): void {
  const { w, h, lift, cut } = PRINTS[name];
  const patch = printPatch(name);
  // Seen from inside, these two run against their coordinate.
  const turned = side.name === "south" || side.name === "east";
  const [a, b] = turned ? [from + w, from] : [from, from + w];
  const depth = side.card + RELIEF;
  const at = (s: number, z: number) => side.at(s, depth, z);
  quads.add([at(a, lift), at(b, lift), at(b, lift + h), at(a, lift + h)], side.inward, patch);
  if (cut !== true) rims(quads, side, from, from + w, lift, lift + h);
}

/** The paper's thickness around a print. */
function rims(quads: Quads, side: Side, lo: number, hi: number, low: number, high: number): void {
  const { at, card, along } = side;
  const white = plainPatch("white");
  const deep = card + RELIEF;
  quads.add([at(lo, card, high), at(hi, card, high), at(hi, deep, high), at(lo, deep, high)], [0, 0, 1], white);
  quads.add(
    [at(lo, card, low), at(lo, deep, low), at(lo, deep, high), at(lo, card, high)],
    [-along[0], -along[1], 0],
    white,
  );
  quads.add([at(hi, card, low), at(hi, deep, low), at(hi, deep, high), at(hi, card, high)], along, white);
}
