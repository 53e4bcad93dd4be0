/** Putting a penguin down: which points are offered, and where a candidate may stand. */

import type { Box, Plan } from "../../school/types.ts";
import type { IceCoolAction, IceCoolOffer } from "../../wire/protocol.ts";

type Choices = IceCoolOffer["choices"];
type Ranged = Extract<Choices[number], { kind: "ranged" }>;
type Region = NonNullable<Ranged["region"]>;
/** Whatever is put on a point of the floor: a penguin, or a thing. */
type Placement = Exclude<Extract<IceCoolAction, { at: unknown }>, { kind: "icecool-place-on-line" }>;

export interface Places {
  readonly action: Placement;
  readonly regions: readonly Region[];
}

const STEP = 10;
const FINE = 2;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The parts of the floor on which something may be put down by hand; null if nothing may. */
export function placesOf(choices: Choices): Places | null {
  const found = choices.filter(
    (choice): choice is Ranged & { action: Placement; region: Region } =>
      choice.kind === "ranged" && isPlacement(choice.action) && choice.region !== null,
  );
  const first = found[0];
  return first === undefined ? null : { action: first.action, regions: found.map((choice) => choice.region) };
}

function isPlacement(action: IceCoolAction): action is Placement {
  return "at" in action && action.kind !== "icecool-place-on-line";
}

/** The box that is offered, in millimetres; null if it is more than one, or round. */
export function boxOf(places: Places | null): Box | null {
  const [region, ...more] = places?.regions ?? [];
  if (region === undefined || more.length > 0 || region.kind !== "rect") return null;
  return [1000 * region.x0, 1000 * region.y0, 1000 * region.x1, 1000 * region.y1];
}

/** The middle of the first region, in millimetres. */
export function middleOf({ regions }: Places): Plan {
  const region = regions[0];
  if (region === undefined) return { x: 0, y: 0 };
  if (region.kind === "disc") return { x: region.x * 1000, y: region.y * 1000 };
  return { x: (region.x0 + region.x1) * 500, y: (region.y0 + region.y1) * 500 };
}

/** The nearest point at which the penguin may stand, in millimetres. */
export function nearest(places: Places, wanted: Plan): Plan {
  const points = places.regions.map((region) => clamped(region, wanted));
  const distance = (point: Plan) => Math.hypot(point.x - wanted.x, point.y - wanted.y);
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best), points[0] ?? wanted);
}

function clamped(region: Region, { x, y }: Plan): Plan {
  if (region.kind === "rect") {
    return { x: within(x, 1000 * region.x0, 1000 * region.x1), y: within(y, 1000 * region.y0, 1000 * region.y1) };
  }
  const [dx, dy] = [x - 1000 * region.x, y - 1000 * region.y];
  const share = Math.min(1, (1000 * region.radius) / Math.max(1e-9, Math.hypot(dx, dy)));
  return { x: 1000 * region.x + share * dx, y: 1000 * region.y + share * dy };
}

function within(value: number, lo: number, hi: number): number {
  return Math.min(hi, Math.max(lo, value));
}

/** Where a candidate stands after a key; null for a key that moves nothing. */
export function stepped(places: Places, from: Plan, key: string, fine: boolean): Plan | null {
  const way = KEYS[key];
  if (way === undefined) return null;
  const step = fine ? FINE : STEP;
  return nearest(places, { x: from.x + step * way[0], y: from.y + step * way[1] });
}

/** The action that puts the penguin there. */
export function placedAt(places: Places, at: Plan): Placement {
  const round = (value: number) => Math.round(value * 100) / 100_000 + 0;
  return { ...places.action, at: { x: round(at.x), y: round(at.y) } };
}
