/** The outline of the bodies' collision spheres (src/coldsnap/core/shapes.toml), which the figures fill. Millimetres. */

export interface Sphere {
  readonly z: number;
  readonly r: number;
}

export interface Hull {
  readonly spheres: readonly Sphere[];
  /** Radius of the sphere it stands on. */
  readonly base: number;
  /** The origin's height over the floor when the body stands. */
  readonly rest: number;
}

const hull = (rest: number, ...spheres: readonly (readonly [number, number])[]): Hull => ({
  rest,
  base: spheres[0]?.[1] ?? 0,
  spheres: spheres.map(([z, r]) => ({ z, r })),
});

export const HULLS = {
  penguin: hull(17.45, [0, 17.5], [12, 15], [25.5, 11.5]),
  walrus: hull(9.95, [0, 10], [8.5, 9], [18, 7]),
  pawclaw: hull(21.95, [0, 22], [12, 19], [21, 14.5]),
  emperor: hull(18.95, [0, 19], [13, 16.5], [26.5, 12.5]),
} as const satisfies Record<string, Hull>;

export type Shape = keyof typeof HULLS;

/** The radius of a hull at a height over its origin; 0 above and below it. */
export function radiusAt({ spheres }: Hull, z: number): number {
  return Math.max(0, ...spheres.map((ball) => Math.sqrt(Math.max(0, ball.r * ball.r - (z - ball.z) ** 2))));
}

/** As much as a body at rest sways, sinks in or leans. */
const SWAY = 8;

/** How high over the floor a body stands whose origin is so high: 0 on the floor itself. */
export function standsOn({ rest }: Hull, z: number): number {
  return z - rest < SWAY ? 0 : z - rest;
}

/** From the lowest to the highest point of a hull. */
export function reach({ spheres }: Hull): readonly [number, number] {
  return [Math.min(...spheres.map((ball) => ball.z - ball.r)), Math.max(...spheres.map((ball) => ball.z + ball.r))];
}

/** Which hull a body has, by its id. */
export function shapeOf(id: string): Shape {
  if (id.startsWith("walrus")) return "walrus";
  if (id === "pawclaw" || id === "emperor") return id;
  return "penguin";
}
