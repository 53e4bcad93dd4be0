/** The camera as plain numbers: rays through pixels, pixels of points, and what a ray meets. Millimetres. */

import type { Plan, Projected } from "../types.ts";
import { type Axes, dot, type Vec } from "./fit.ts";

export interface Eye {
  readonly position: Vec;
  readonly axes: Axes;
  /** Tangent of half the vertical angle of view. */
  readonly tan: number;
  /** Size of the canvas in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Ray {
  readonly from: Vec;
  /** Of length 1. */
  readonly along: Vec;
}

export interface Ball {
  readonly centre: Vec;
  readonly radius: number;
}

export function sum(a: Vec, b: Vec, times = 1): Vec {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

/** The ray through a pixel. */
export function rayAt(eye: Eye, x: number, y: number): Ray {
  const across = ((2 * x) / eye.width - 1) * eye.tan * (eye.width / eye.height);
  const upright = (1 - (2 * y) / eye.height) * eye.tan;
  const along = sum(sum(eye.axes.forward, eye.axes.right, across), eye.axes.up, upright);
  const length = Math.sqrt(dot(along, along));
  return { from: eye.position, along: [along[0] / length, along[1] / length, along[2] / length] };
}

/** Where a ray meets the floor; null if it goes up or level. */
export function floorHit(ray: Ray): Plan | null {
  if (ray.along[2] > -1e-6) return null;
  const hit = sum(ray.from, ray.along, -ray.from[2] / ray.along[2]);
  return { x: hit[0], y: hit[1] };
}

/** How far along the ray it first touches a ball; null if it misses. */
export function ballHit(ray: Ray, ball: Ball): number | null {
  const away = sum(ball.centre, ray.from, -1);
  const near = dot(away, ray.along);
  const off = dot(away, away) - near * near;
  return near <= 0 || off > ball.radius * ball.radius ? null : near - Math.sqrt(ball.radius * ball.radius - off);
}

/** Where a point is seen. */
export function projected(eye: Eye, point: Vec): Projected {
  const away = sum(point, eye.position, -1);
  const depth = dot(away, eye.axes.forward);
  const scale = 1 / (Math.max(depth, 1) * eye.tan);
  const x = (dot(away, eye.axes.right) * scale * (eye.height / eye.width) * 0.5 + 0.5) * eye.width;
  const y = (0.5 - dot(away, eye.axes.up) * scale * 0.5) * eye.height;
  return { x, y, visible: depth > 1 && x >= 0 && y >= 0 && x <= eye.width && y <= eye.height };
}
