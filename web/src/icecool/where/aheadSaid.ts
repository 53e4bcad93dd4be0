/** What lies ahead of an aim, as it is spoken: its direction, its strength, and what the penguin would come to first. */

import { doorways } from "../../school/building/walls.ts";
import { HULLS, type Shape } from "../../school/figures/hull.ts";
import type { Body, IceCoolView } from "../../wire/protocol.ts";
import type { Flick } from "../input/flick.ts";
import { beyond, bodyOf, heldBy, type Place, roomAt, way } from "./floorFacts.ts";
import { pieceSaid, type Told } from "./where.ts";

type Box = readonly [number, number, number, number];

/** An aim in a sentence. It looks along a straight line, and knows nothing of curves and jumps. */
export function aimSaid(of: Told, id: string, aim: Flick): string {
  const { words, view } = of;
  const body = bodyOf(view, id);
  const turn = (aim.yaw / 1800) * Math.PI;
  const ahead = { x: Math.cos(turn), y: Math.sin(turn) };
  const said = {
    degrees: Math.round(aim.yaw / 10),
    percent: Math.round(aim.power / 10),
    way: words.say(`where-way-${way({ x: 0, y: 0 }, ahead).to}`),
  };
  const goal = body === undefined ? null : goalOf(of, body, ahead);
  return goal === null ? words.say("where-aim", said) : words.say("where-aim-at", { ...said, ...goal });
}

/** What is first on a straight line from a body: another body, a door, or a wall of its room. */
function goalOf(of: Told, body: Body, ahead: Place): { goal: string; distance: number } | null {
  const { words, view } = of;
  const room = view.options.layout.rooms.find(({ id }) => id === roomAt(view, body.pose));
  if (room === undefined || heldBy(view, body) !== undefined) return null;
  const wall = wallAhead(inset(room.box, view.options.layout.walls.thickness / 2), body.pose, ahead);
  const other = nearestOn(view, body, ahead);
  if (other !== null && other.distance < wall.distance) {
    return { goal: pieceSaid(of, other.id), distance: centimetres(other.distance) };
  }
  const door = doorAt(view, wall.at);
  const goal =
    door === undefined
      ? words.say("where-goal-wall")
      : words.say("where-goal-door", { room: words.room(beyond(door, room.id)) });
  return { goal, distance: centimetres(wall.distance) };
}

/** Where a line from a place within a box leaves it, and how far that is. Metres. */
function wallAhead([x0, y0, x1, y1]: Box, from: Place, ahead: Place): { at: Place; distance: number } {
  const across = (lo: number, hi: number, start: number, step: number) =>
    step === 0 ? Number.POSITIVE_INFINITY : ((step > 0 ? hi : lo) - start) / step;
  const distance = Math.max(0, Math.min(across(x0, x1, from.x, ahead.x), across(y0, y1, from.y, ahead.y)));
  return { at: { x: from.x + distance * ahead.x, y: from.y + distance * ahead.y }, distance };
}

/** The door through which one leaves a room at a place of its wall. */
function doorAt(view: IceCoolView, at: Place) {
  const { layout } = view.options;
  // The line ends at the wall's near face.
  const near = layout.walls.thickness;
  const found = doorways(layout).find(({ run, lo, hi }) => {
    const [along, off] = run.along === "x" ? [at.x, at.y] : [at.y, at.x];
    return Math.abs(1000 * off - run.at) <= near && 1000 * along > lo && 1000 * along < hi;
  });
  return layout.doors.find((door) => door.id === found?.id);
}

/** The first body that a body of that size would touch on a straight line. */
function nearestOn(view: IceCoolView, body: Body, ahead: Place): { id: string; distance: number } | null {
  const touched = view.bodies.flatMap((other) => {
    if (other === body) return [];
    const [dx, dy] = [other.pose.x - body.pose.x, other.pose.y - body.pose.y];
    const along = dx * ahead.x + dy * ahead.y;
    const aside = Math.abs(dx * ahead.y - dy * ahead.x);
    return along > 0 && aside < radius(body) + radius(other) ? [{ id: other.id, distance: along }] : [];
  });
  return touched.sort((a, b) => a.distance - b.distance)[0] ?? null;
}

function radius(body: Body): number {
  return HULLS[body.shape as Shape].base / 1000;
}

function inset([x0, y0, x1, y1]: Box, by: number): Box {
  return [(x0 + by) / 1000, (y0 + by) / 1000, (x1 - by) / 1000, (y1 - by) / 1000];
}

function centimetres(metres: number): number {
  return Math.floor(100 * metres + 0.5);
}
