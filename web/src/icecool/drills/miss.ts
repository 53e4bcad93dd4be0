/**
 * What was off when a try of a drill missed: told from the motion of the flick and from what physics saw in it. Whether it
 * missed, the server says.
 */

import type { Motion } from "../../playback/frames.ts";
import type { IceCoolView, Update } from "../../wire/protocol.ts";

type Layout = IceCoolView["options"]["layout"];
export type Plan = Layout["drills"][number];

export interface Try {
  readonly motion: Motion;
  readonly facts: Update["facts"];
  /** The bodies that came to rest in a door. */
  readonly stuck: Update["stuck"];
}

/** A message: `web-drill-` goes before it. */
export type Miss =
  | "weak"
  | "stuck"
  | "left"
  | "right"
  | "far-left"
  | "far-right"
  | "guard-left"
  | "guard-right"
  | "bounced"
  | "soft"
  | "low"
  | "flat"
  | "other-wall"
  | "out"
  | "missed";

const MINE = "p0";
/** Millimetres: a penguin's radius, and how far beside a door's middle it may come and still goes through. */
const RADIUS = 17.5;
const HZ = 60;
/** As fast as that (metres a second) is a bounce (CARD-11). */
const BOUNCE = 0.05;
/** A base that was never so high (metres) was hardly lifted. */
const LIFTED = 0.035;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What was off; `power` and `height` are those of the wanted flick. */
export function missOf(layout: Layout, plan: Plan, tried: Try, wanted: { power: number; height?: number }): Miss {
  const guard = tried.facts.find((fact) => fact.kind === "fact-touched" && (fact.a === MINE || fact.b === MINE));
  const bounce = tried.facts.find(
    (fact) => fact.kind === "fact-hit-wall" && fact.body === MINE && fact.speed >= BOUNCE,
  );
  if (guard !== undefined && (bounce === undefined || guard.t < bounce.t))
    return besideGuard(plan, tried.motion, guard.t);
  return plan.over === null ? ofDoor(layout, plan, tried, bounce?.t ?? null) : ofJump(tried, wanted);
}

/** On which side of the guard more room was needed: the side on which the penguin already was. */
function besideGuard({ guards }: Plan, motion: Motion, t: number): Miss {
  const at = placeAt(motion, t);
  const before = placeAt(motion, t - 3 / HZ);
  const [guard] = guards.map(([x, y]) => ({ x, y })).sort((a, b) => apart(a, at) - apart(b, at));
  if (guard === undefined) return "missed";
  const side = (at.x - before.x) * (guard.y - before.y) - (at.y - before.y) * (guard.x - before.x);
  return side > 0 ? "guard-right" : "guard-left";
}

function ofDoor(layout: Layout, plan: Plan, { motion, stuck }: Try, bounced: number | null): Miss {
  const door = layout.doors.find(({ id }) => id === plan.door);
  if (door === undefined) return "missed";
  if (stuck.some(({ body, gate }) => body === MINE && gate === door.id)) return "stuck";
  const [nx, ny] = outwards(layout, plan, door.at);
  const half = layout.walls.thickness / 2;
  const of = ({ x, y }: Spot) => ({
    before: -((x - door.at[0]) * nx + (y - door.at[1]) * ny),
    left: -(x - door.at[0]) * ny + (y - door.at[1]) * nx,
  });
  const end = bounced ?? motion.duration;
  const last = of(placeAt(motion, end));
  if (bounced === null && last.before > 0) return "weak";
  // Where it was at the wall, or would have been, had nothing been in its way.
  const earlier = of(placeAt(motion, Math.max(0, end - 2 / HZ)));
  const speed = earlier.before - last.before;
  const more = speed > 0 ? Math.max(0, last.before - RADIUS - half) / speed : 0;
  const off = last.left + more * (last.left - earlier.left);
  const slack = door.width / 2 - RADIUS;
  if (Math.abs(off) <= slack - 1) return "bounced";
  const far = Math.abs(off) > door.width / 2 + RADIUS ? "far-" : "";
  return `${far}${off > 0 ? "left" : "right"}`;
}

function ofJump({ motion, facts }: Try, { power, height = 0 }: { power: number; height?: number }): Miss {
  if (facts.some((fact) => fact.kind === "fact-crossed" && fact.body === MINE && fact.how === "over")) {
    return facts.some((fact) => fact.kind === "fact-left" && fact.body === MINE) ? "out" : "other-wall";
  }
  let top = 0;
  for (let t = 0; t <= motion.duration; t += 1 / HZ) top = Math.max(top, motion.poseAt(MINE, t)?.z ?? 0);
  if (height < 55 && top < LIFTED) return "flat";
  return power < 850 ? "soft" : "low";
}

/** The direction through a door out of the room where the drill begins. */
function outwards(layout: Layout, { at }: Plan, [x, y]: readonly [number, number]): readonly [number, number] {
  const room = layout.rooms.find(({ box: [x0, y0, x1, y1] }) => at[0] > x0 && at[0] < x1 && at[1] > y0 && at[1] < y1);
  const [x0 = 0, y0 = 0, x1 = 0] = room?.box ?? [];
  if (x === x0 || x === x1) return [x === x1 ? 1 : -1, 0];
  return [0, y === y0 ? -1 : 1];
}

function placeAt(motion: Motion, t: number): Spot {
  const pose = motion.poseAt(MINE, t);
  return { x: 1000 * (pose?.x ?? 0), y: 1000 * (pose?.y ?? 0) };
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
