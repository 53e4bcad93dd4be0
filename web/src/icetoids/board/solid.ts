/** A pyramid as a solid: where its five corners are, which faces the eye sees, and where its shadow falls. */

import {
  brightness,
  cross,
  dot,
  EYE,
  hull,
  minus,
  type Point2,
  type Point3,
  radians,
  seen,
  shadowed,
} from "./space.ts";

/** Where a pyramid is. `lying` goes from 0 (upright) to 1 (on its side, pointing), `yaw` in degrees from north. */
export interface Pose extends Point3 {
  readonly yaw: number;
  readonly lying: number;
  readonly scale: number;
}

export const BASE = 48;
export const HEIGHT = 84;
const SLOPE = Math.atan(HEIGHT / (BASE / 2));
/** How far a pyramid turns until it lies on its face. */
const TIPPED = Math.PI - SLOPE;
/** From the middle of an upright pyramid's base to the middle of a lying one, along its way. */
const SHIFT = BASE / 2 + Math.hypot(HEIGHT, BASE / 2) / 2;

const HALF = BASE / 2;
const CORNERS: readonly Point3[] = [
  { x: -HALF, y: HALF, z: 0 },
  { x: HALF, y: HALF, z: 0 },
  { x: HALF, y: -HALF, z: 0 },
  { x: -HALF, y: -HALF, z: 0 },
  { x: 0, y: 0, z: HEIGHT },
];
/** Corners of each face, anticlockwise from outside; the last is the base. */
const FACES: readonly (readonly number[])[] = [
  [1, 0, 4],
  [2, 1, 4],
  [3, 2, 4],
  [0, 3, 4],
  [0, 1, 2, 3],
];

export interface Face {
  readonly points: readonly Point2[];
  /** 0 to 1. */
  readonly light: number;
  /** The eye sees its outside. */
  readonly front: boolean;
  readonly base: boolean;
}

export interface Solid {
  /** From back to front. */
  readonly faces: readonly Face[];
  readonly shadow: readonly Point2[];
  /** Where its letter is. */
  readonly middle: Point2;
  readonly apex: Point2;
}

/** A pyramid as the eye sees it. */
export function solid(pose: Pose): Solid {
  const corners = CORNERS.map((corner) => placed(corner, pose));
  const faces = FACES.map((numbers, index) =>
    face(
      numbers.map((number) => corners[number] as Point3),
      index === 4,
    ),
  );
  return {
    faces: faces.sort((a, b) => Number(a.front) - Number(b.front)),
    shadow: hull(corners.map((corner) => seen(shadowed(corner)))),
    middle: seen(placed({ x: 0, y: 0, z: HEIGHT * (0.12 + 0.16 * pose.lying) }, pose)),
    apex: seen(corners[4] as Point3),
  };
}

function face(corners: readonly Point3[], base: boolean): Face {
  const [a, b, c] = corners as [Point3, Point3, Point3];
  const normal = cross(minus(b, a), minus(c, a));
  return { points: corners.map(seen), light: brightness(normal), front: dot(normal, EYE) > 0, base };
}

/** A point of the solid in the world. */
function placed(point: Point3, { x, y, z, yaw, lying, scale }: Pose): Point3 {
  const angle = lying * TIPPED;
  const dy = point.y - HALF;
  const tipped = {
    x: point.x,
    y: HALF + dy * Math.cos(angle) + point.z * Math.sin(angle) - lying * SHIFT,
    z: -dy * Math.sin(angle) + point.z * Math.cos(angle),
  };
  const turn = radians(yaw);
  return {
    x: x + scale * (tipped.x * Math.cos(turn) + tipped.y * Math.sin(turn)),
    y: y + scale * (tipped.y * Math.cos(turn) - tipped.x * Math.sin(turn)),
    z: z + scale * tipped.z,
  };
}
