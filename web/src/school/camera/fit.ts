/** Where a camera must stand so that everything wanted is seen: plain vector arithmetic, no three.js. Millimetres. */

export type Vec = readonly [number, number, number];

/** The part of the picture that is free, in normalised device coordinates (-1 to 1, y up). */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface Axes {
  readonly right: Vec;
  readonly up: Vec;
  readonly forward: Vec;
}

/** The axes of a camera that looks from `azimuth` (radians, 0: from the south, looking north) down by `pitch`. */
export function axesOf(azimuth: number, pitch: number): Axes {
  const [sa, ca, sp, cp] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(pitch), Math.cos(pitch)];
  return { right: [ca, sa, 0], up: [-sa * sp, ca * sp, cp], forward: [-sa * cp, ca * cp, -sp] };
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/**
 * The nearest place from which a camera with these axes has all points inside the frame, centred in it.
 *
 * `tan` is the tangent of half the vertical angle of view. Exact: each side of the frame is a plane through the camera.
 */
export function fitted(points: readonly Vec[], axes: Axes, tan: number, aspect: number, frame: Frame): Vec {
  const across = bounds(points, axes.right, axes.forward, tan * aspect * frame.left, tan * aspect * frame.right);
  const upright = bounds(points, axes.up, axes.forward, tan * frame.bottom, tan * frame.top);
  const depth = Math.min(across.depth, upright.depth);
  const right = across.middle(depth);
  const up = upright.middle(depth);
  const at = (i: 0 | 1 | 2) => axes.right[i] * right + axes.up[i] * up + axes.forward[i] * depth;
  return [at(0), at(1), at(2)];
}

/** How deep the camera may stand for one direction of the picture, and its place across for a depth. */
function bounds(points: readonly Vec[], across: Vec, forward: Vec, low: number, high: number) {
  const least = Math.min(...points.map((point) => dot(point, across) - low * dot(point, forward)));
  const most = Math.max(...points.map((point) => dot(point, across) - high * dot(point, forward)));
  return {
    depth: (least - most) / (high - low),
    middle: (depth: number) => (least + low * depth + most + high * depth) / 2,
  };
}

/** The corners of a box of the plan, on the floor and at a height. */
export function corners(box: readonly [number, number, number, number], height: number): Vec[] {
  const [x0, y0, x1, y1] = box;
  return [0, height].flatMap((z): Vec[] => [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ]);
}
