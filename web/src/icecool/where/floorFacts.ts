/**
 * Where things stand, as one would tell it: rooms, doors, distances in whole centimetres, eight directions. The terminal
 * works out the same (render/icecool/floor_facts.py). Metres, as bodies have them.
 */

import { doorways } from "../../school/building/walls.ts";
import { HULLS, type Shape } from "../../school/figures/hull.ts";
import type { Body, IceCoolView } from "../../wire/protocol.ts";

type Layout = IceCoolView["options"]["layout"];
export type Door = Layout["doors"][number];

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How one gets from a place to another: centimetres, and the direction that is nearest. */
export interface Way {
  readonly cm: number;
  readonly to: string;
}

const WAYS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"] as const;
/** Comparisons forgive the noise of floats, as those of the rules do. */
const TOLERANCE = 1e-9;

/** The straight way between two places; walls do not matter. */
export function way(from: Place, to: Place): Way {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const eighths = Math.floor(Math.atan2(dy, dx) / (Math.PI / 4) + 0.5);
  const index = ((eighths % WAYS.length) + WAYS.length) % WAYS.length;
  return { cm: Math.floor(100 * Math.sqrt(dx * dx + dy * dy) + 0.5), to: WAYS[index] ?? "e" };
}

export function bodyOf(view: IceCoolView, id: string): Body | undefined {
  return view.bodies.find((body) => body.id === id);
}

/** The id of the room that a place is in; in a wall the nearer floor decides. Null outside the school. */
export function roomAt({ options: { layout } }: IceCoolView, at: Place): string | null {
  const half = layout.walls.thickness / 2;
  const boxes = layout.rooms
    .map(({ id, box }) => ({ id, off: off(box, 0, at), floor: off(box, half, at) }))
    .filter((room) => room.off <= TOLERANCE)
    .sort((a, b) => a.floor - b.floor);
  return boxes[0]?.id ?? null;
}

/** How far a place is from a box whose sides are moved in by some millimetres. */
function off([x0, y0, x1, y1]: readonly [number, number, number, number], by: number, { x, y }: Place): number {
  const dx = Math.max((x0 + by) / 1000 - x, 0, x - (x1 - by) / 1000);
  const dy = Math.max((y0 + by) / 1000 - y, 0, y - (y1 - by) / 1000);
  return Math.sqrt(dx * dx + dy * dy);
}

/** The doorway that a body stands in with a part of its base: of a penguin, the one that it is stuck in. */
export function heldBy({ options: { layout } }: IceCoolView, body: Body): Door | undefined {
  const radius = HULLS[body.shape as Shape].base / 1000;
  const half = layout.walls.thickness / 2;
  if (body.pose.z >= layout.walls.lintel / 1000) return undefined;
  const held = doorways(layout).find(({ run, lo, hi }) => {
    const frame =
      run.along === "x"
        ? ([lo, run.at - half, hi, run.at + half] as const)
        : ([run.at - half, lo, run.at + half, hi] as const);
    return off(frame, 0, body.pose) < radius - TOLERANCE;
  });
  return layout.doors.find((door) => door.id === held?.id);
}

export function doorPlace({ at: [x, y] }: Door): Place {
  return { x: x / 1000, y: y / 1000 };
}

/** The doors of a room, the nearest first. */
export function doorsByDistance(view: IceCoolView, room: string, from: Place): Door[] {
  const far = (door: Door) => way(from, doorPlace(door)).cm;
  return view.options.layout.doors
    .filter((door) => door.rooms.includes(room))
    .sort((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1));
}

/** The room on the other side of a door. */
export function beyond({ rooms: [first, second] }: Door, room: string): string {
  return first === room ? second : first;
}

/** The rooms on both sides of a door, in the order of the school's rooms. */
export function sides(view: IceCoolView, door: Door): readonly string[] {
  return view.options.layout.rooms.map((room) => room.id).filter((id) => door.rooms.includes(id));
}

/** The penguin from which the one who looks is told about others: the one in turn, else the first on the board. */
export function ownBody(view: IceCoolView): Body | undefined {
  const mine = view.owners.flatMap((owner, number) => (owner === view.seat ? [`p${number}`] : []));
  mine.sort((a, b) => Number(b === view.turn?.body) - Number(a === view.turn?.body));
  return mine.map((id) => bodyOf(view, id)).find((body) => body !== undefined);
}
