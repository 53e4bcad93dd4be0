/** The board in three dimensions, and how the eye sees it: from the south, high up, without perspective.
 *
 * World: x to the east, y to the north, z up, the origin in the middle of the board; one tile is 120 wide. Without
 * perspective all tiles are equally large to a finger, and whatever is flat is drawn with one SVG matrix. */

export interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Point2 {
  readonly x: number;
  readonly y: number;
}

/** How much of a length to the north, and of a height, is seen. Sine and cosine of the eye's elevation. */
export const NORTH = 0.8;
export const UP = Math.sqrt(1 - NORTH * NORTH);

/** The direction to the eye. */
export const EYE: Point3 = { x: 0, y: -UP, z: NORTH };
/** The direction to the low winter sun, in the north west. */
const SUN = unit({ x: -0.5, y: 0.42, z: 0.95 });

/** Where a point is seen; y of the picture grows downwards. */
export function seen({ x, y, z }: Point3): Point2 {
  return { x, y: -(NORTH * y + UP * z) };
}

/** Where the shadow of a point falls on a floor of that height. */
export function shadowed(point: Point3, floor = 0): Point3 {
  const up = Math.max(0, point.z - floor) / SUN.z;
  return { x: point.x - SUN.x * up, y: point.y - SUN.y * up, z: floor };
}

/** How bright a face with this normal is, 0 to 1. */
export function brightness(normal: Point3): number {
  return 0.5 + 0.5 * dot(unit(normal), SUN);
}

export function dot(a: Point3, b: Point3): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Point3, b: Point3): Point3 {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function minus(a: Point3, b: Point3): Point3 {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

export function unit(a: Point3): Point3 {
  const length = Math.sqrt(dot(a, a)) || 1;
  return { x: a.x / length, y: a.y / length, z: a.z / length };
}

/** A flat drawing on the board: turned clockwise by `yaw` degrees, then flipped over by `flip` degrees (east to west
 * axis). */
export interface Plane {
  readonly at: Point3;
  readonly yaw: number;
  readonly flip: number;
}

/** The SVG matrix that lays a flat drawing (its y downwards, its top to the north) onto a plane of the world. */
export function matrix({ at, yaw, flip }: Plane): string {
  const [turn, over] = [radians(yaw), radians(flip)];
  const right = flipped({ x: Math.cos(turn), y: -Math.sin(turn), z: 0 }, over);
  const down = flipped({ x: -Math.sin(turn), y: -Math.cos(turn), z: 0 }, over);
  const [a, b, o] = [seen(right), seen(down), seen(at)];
  return `matrix(${[a.x, a.y, b.x, b.y, o.x, o.y].map(short).join(" ")})`;
}

/** Whether the eye sees a plane's face, and not its back. */
export function facesUp(flip: number): boolean {
  const over = radians(flip);
  return dot(flipped({ x: 0, y: 0, z: 1 }, over), EYE) > 0;
}

function flipped({ x, y, z }: Point3, over: number): Point3 {
  return { x, y: y * Math.cos(over) - z * Math.sin(over), z: y * Math.sin(over) + z * Math.cos(over) };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A number as it stands in a path: two decimals are enough for every screen. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Points of the picture as the `points` or `d` of a polygon. */
export function polygon(points: readonly Point2[]): string {
  return points.map(({ x, y }) => `${short(x)},${short(y)}`).join(" ");
}

/** The convex outline of points, for shadows. */
export function hull(points: readonly Point2[]): readonly Point2[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (input: readonly Point2[]) => {
    const chain: Point2[] = [];
    for (const point of input) {
      while (chain.length > 1 && !leftTurn(chain[chain.length - 2], chain[chain.length - 1], point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function leftTurn(a: Point2 | undefined, b: Point2 | undefined, c: Point2): boolean {
  if (a === undefined || b === undefined) return true;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}
