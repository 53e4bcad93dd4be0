/**
 * The picture of a penguin's back, true to physics: the marker is where the finger lands (docs/physics.md).
 *
 * Picture coordinates: 200 wide, 260 high, y down; the penguin stands on y = 250.
 */

import type { Flick } from "./flick.ts";

export type Hit = Pick<Flick, "side" | "height">;

export const WIDTH = 200;
export const HEIGHT = 260;
const FLOOR = 250;
const SCALE = 4.3;

/** Millimetres over the floor, from core/shapes.toml: the spheres that a penguin is made of. */
const SPHERES = [
  { z: 17.45, r: 17.5 },
  { z: 29.45, r: 15 },
  { z: 42.95, r: 11.5 },
] as const;
/** The centre of mass, and how high the finger can land (physics/finger.py). */
const LOW = 10.45;
const HIGH = 0.97 * 54.45;
const BEND = 1.5;
/** How far to the side of the body's edge the finger can land. */
const EDGE = 0.8;

/** The body's radius at a height over the floor, in millimetres. */
export function radiusAt(z: number): number {
  return Math.max(0, ...SPHERES.map((each) => Math.sqrt(Math.max(0, each.r ** 2 - (z - each.z) ** 2))));
}

/** Where on the picture a hit lands. */
export function pointOf(hit: Hit): { x: number; y: number } {
  const z = LOW + (hit.height / 100) ** BEND * (HIGH - LOW);
  return { x: WIDTH / 2 + (hit.side / 100) * EDGE * radiusAt(z) * SCALE, y: FLOOR - z * SCALE };
}

/** The hit that is nearest to a point of the picture. */
export function hitAt(x: number, y: number): Hit {
  const z = Math.min(HIGH, Math.max(LOW, (FLOOR - y) / SCALE));
  const height = Math.round(100 * ((z - LOW) / (HIGH - LOW)) ** (1 / BEND));
  const reach = EDGE * radiusAt(z) * SCALE;
  const side = Math.round((100 * (x - WIDTH / 2)) / reach);
  return { side: Math.min(100, Math.max(-100, side)) + 0, height };
}

/** The outline of the back as an SVG path. */
export function outline(): string {
  const steps = 48;
  const top = SPHERES[2].z + SPHERES[2].r;
  const right = Array.from({ length: steps + 1 }, (_, step) => {
    const z = (top * step) / steps;
    return [WIDTH / 2 + radiusAt(z) * SCALE, FLOOR - z * SCALE] as const;
  });
  const left = right.map(([x, y]) => [WIDTH - x, y] as const).reverse();
  return `M${[...right, ...left].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
