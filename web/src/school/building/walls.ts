/**
 * Walls and doorways of a layout, worked out as src/coldsnap/games/icecool/board/walls.py does it. Millimetres.
 *
 * On every border of a room stands a wall; borders on one straight line that touch or overlap make one wall.
 */

import type { Box } from "../types.ts";
import type { DoorPlan, Layout } from "./layout.ts";

export type Axis = "x" | "y";

/** A straight piece of border along an axis, from `lo` to `hi`; `at` is its place on the other axis. */
export interface Run {
  readonly along: Axis;
  readonly at: number;
  readonly lo: number;
  readonly hi: number;
}

/** The opening of a door in the wall that stands on a run. `lo` to `hi` are along the run's axis. */
export interface Doorway {
  readonly id: string;
  readonly fish: boolean;
  readonly run: Run;
  readonly lo: number;
  readonly hi: number;
}

/** The borders of all boxes, as few straight pieces as possible; along x first, each kind by place. */
export function runs(boxes: readonly Box[]): Run[] {
  const sides = boxes.flatMap(([x0, y0, x1, y1]): Run[] => [
    { along: "x", at: y0, lo: x0, hi: x1 },
    { along: "x", at: y1, lo: x0, hi: x1 },
    { along: "y", at: x0, lo: y0, hi: y1 },
    { along: "y", at: x1, lo: y0, hi: y1 },
  ]);
  sides.sort((a, b) => order(a) - order(b) || a.at - b.at || a.lo - b.lo || a.hi - b.hi);
  const found: Run[] = [];
  for (const side of sides) {
    const last = found.at(-1);
    if (last !== undefined && last.along === side.along && last.at === side.at && side.lo <= last.hi) {
      found[found.length - 1] = { ...last, hi: Math.max(last.hi, side.hi) };
    } else found.push(side);
  }
  return found;
}

/** Not by `localeCompare`: its first call takes longer than everything else here. */
function order({ along }: Run): number {
  return along === "x" ? 0 : 1;
}

/** The id of the wall that stands on a run: `y210:0-390` is on y = 210 from x = 0 to 390. */
export function wallId(run: Run): string {
  return `${run.along === "x" ? "y" : "x"}${run.at}:${run.lo}-${run.hi}`;
}

/** The openings of all doors. A door that is on no wall, which a checked layout does not have, is left out. */
export function doorways(layout: Layout): Doorway[] {
  const borders = runs(layout.rooms.map((room) => room.box));
  return layout.doors.flatMap((door) => {
    const run = borders.find((each) => holds(each, door));
    if (run === undefined) return [];
    const middle = door.at[run.along === "x" ? 0 : 1];
    const half = door.width / 2;
    return [{ id: door.id, fish: door.fish === true, run, lo: middle - half, hi: middle + half }];
  });
}

/** The plan of the walls with the doorways cut out: where no penguin can be, up to the walls' height. */
export function solids(layout: Layout, open: readonly Doorway[] = doorways(layout)): Box[] {
  const half = layout.walls.thickness / 2;
  return runs(layout.rooms.map((room) => room.box)).flatMap((run) => {
    const gaps = open.filter((each) => wallId(each.run) === wallId(run)).sort((a, b) => a.lo - b.lo);
    const starts = [run.lo, ...gaps.map((gap) => gap.hi)];
    const ends = [...gaps.map((gap) => gap.lo), run.hi];
    return starts.map((start, i) => part(run, start, ends[i] ?? run.hi, half));
  });
}

function part(run: Run, start: number, end: number, half: number): Box {
  return run.along === "x" ? [start, run.at - half, end, run.at + half] : [run.at - half, start, run.at + half, end];
}

function holds(run: Run, door: DoorPlan): boolean {
  const along = door.at[run.along === "x" ? 0 : 1];
  const off = door.at[run.along === "x" ? 1 : 0] - run.at;
  return off === 0 && run.lo < along && along < run.hi;
}
