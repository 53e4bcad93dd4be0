/** A flick as everybody speaks it: four integers (src/coldsnap/core/flick.py), and how keys change them. */

export interface Flick {
  /** Tenths of a degree, counter-clockwise from east, 0 to 3599. */
  readonly yaw: number;
  /** 0 to 1000; full power is 2 metres a second. */
  readonly power: number;
  /** Where the back is hit: -100 (left) to 100 (right). The path bends to that side. */
  readonly side: number;
  /** 0 (middle of the back) to 100 (top of the head). High hits jump. */
  readonly height: number;
}

export const RESTING: Flick = { yaw: 900, power: 500, side: 0, height: 0 };

/**
 * The hit and the power of a jump. Measured with the engine: from 6 to 24 cm before a wall it gets over, at 80 % only from 7 to
 * 12 cm, at half the power never, and from nearer than 6 cm not at all (docs/physics.md).
 */
export const JUMP_HEIGHT = 72;
export const JUMP_POWER = 950;

/** The nearest flick that can be played. */
export function flick(yaw: number, power: number, side: number, height: number): Flick {
  const turned = Math.round(yaw) % 3600;
  return {
    yaw: turned < 0 ? turned + 3600 : turned,
    power: within(power, 0, 1000),
    side: within(side, -100, 100),
    height: within(height, 0, 100),
  };
}

/** The direction of a vector in tenths of a degree. */
export function yawOf(dx: number, dy: number): number {
  return flick((Math.atan2(dy, dx) * 1800) / Math.PI, 0, 0, 0).yaw;
}

export type Style = "straight" | "curve" | "jump";

/** How high a hit mostly jumps, and how far to the side it mostly curves; the picture of the back shows both borders. */
export const JUMP_FROM = 55;
export const CURVE_FROM = 25;

/** What a hit there mostly does. */
export function styleOf(hit: Pick<Flick, "side" | "height">): Style {
  if (hit.height >= JUMP_FROM) return "jump";
  return Math.abs(hit.side) >= CURVE_FROM ? "curve" : "straight";
}

const STEPS: Readonly<Record<string, readonly [keyof Flick, number, number]>> = {
  ArrowLeft: ["yaw", 30, 5],
  ArrowRight: ["yaw", -30, -5],
  ArrowUp: ["power", 50, 10],
  ArrowDown: ["power", -50, -10],
  w: ["power", 50, 10],
  s: ["power", -50, -10],
  a: ["side", -10, -2],
  d: ["side", 10, 2],
  r: ["height", 10, 2],
  f: ["height", -10, -2],
};

/** The flick after a key; with `fine` the small steps. Null for a key that changes no flick. */
export function steered(from: Flick, key: string, fine: boolean): Flick | null {
  const step = STEPS[key.length === 1 ? key.toLowerCase() : key];
  if (step === undefined) return null;
  const [field, coarse, small] = step;
  const next = { ...from, [field]: from[field] + (fine ? small : coarse) };
  return flick(next.yaw, next.power, next.side, next.height);
}

function within(value: number, lo: number, hi: number): number {
  const whole = Math.round(value);
  return Math.min(hi, Math.max(lo, whole === 0 ? 0 : whole));
}
