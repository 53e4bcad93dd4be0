/**
 * Fingers and mice to flicks, as pure functions.
 *
 * Pull: press anywhere, pull back, let go; the penguin goes the other way, and the length of the pull is the power. Back
 * inside the ring around where it began, nothing is flicked. Swipe: through the penguin; how fast the finger was in its
 * last moments is the power. Directions are taken on the floor, so that they are true under every camera; lengths on
 * the screen, so that a hand learns them.
 */

import { type Flick, yawOf } from "./flick.ts";

export interface Touch {
  /** On the screen, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** The point of the floor under it, in millimetres. */
  readonly floor: { readonly x: number; readonly y: number };
  /** Milliseconds. */
  readonly at: number;
}

export interface Drawn {
  readonly yaw: number;
  readonly power: number;
  /** Letting go now flicks nothing. */
  readonly cancelled: boolean;
}

/** Pixels around the beginning of a pull in which it is cancelled. */
export const RING = 26;
const SHORTEST = 12;
/** Part of the screen's shorter side that a full pull takes. */
const FULL = 0.34;
const LEAST_FULL = 130;
const MOST_FULL = 320;
/** Weak flicks get more of the pull than strong ones. */
const CURVE = 1.35;

/** How many pixels a full pull takes on a screen whose shorter side is so long. */
export function fullPull(shorterSide: number): number {
  return Math.min(MOST_FULL, Math.max(LEAST_FULL, shorterSide * FULL));
}

/** The flick that a pull from one touch to another means. */
export function pulled(from: Touch, to: Touch, shorterSide: number): Drawn {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(1, Math.max(0, length - RING) / (fullPull(shorterSide) - RING));
  return {
    yaw: yawOf(from.floor.x - to.floor.x, from.floor.y - to.floor.y),
    power: Math.round(1000 * share ** CURVE),
    cancelled: length < RING,
  };
}

/** As much as a hand that holds still shakes: tenths of a degree, and thousandths of full power. */
const SHAKES = { yaw: 6, power: 15 };

/** The aim after a pull, if it is more than the shaking of a hand: else what is shown of the aim would flicker. */
export function steadied(aim: Flick, { yaw, power }: Drawn): Flick {
  const turned = Math.abs(((yaw - aim.yaw + 5400) % 3600) - 1800);
  const still = turned <= SHAKES.yaw && Math.abs(power - aim.power) <= SHAKES.power;
  return still ? aim : { ...aim, yaw, power };
}

/** Milliseconds before the finger left that make a swipe's speed. */
export const LAST = 120;
const REACH = 44;
const SLOWEST = 0.15;
const FASTEST = 2.6;

/** The flick that a swipe means: null if it missed the penguin, which is at `penguin` on the screen, or was too slow. */
export function swiped(touches: readonly Touch[], penguin: { x: number; y: number }): Drawn | null {
  const end = touches.at(-1);
  if (end === undefined) return null;
  const recent = touches.filter((touch) => end.at - touch.at <= LAST);
  const begin = recent[0];
  if (begin === undefined || !passes(touches, penguin)) return null;
  const length = Math.hypot(end.x - begin.x, end.y - begin.y);
  const speed = length / Math.max(1, end.at - begin.at);
  if (length < SHORTEST || speed < SLOWEST) return null;
  const share = Math.min(1, (speed - SLOWEST) / (FASTEST - SLOWEST));
  const yaw = yawOf(end.floor.x - begin.floor.x, end.floor.y - begin.floor.y);
  return { yaw, power: Math.round(1000 * share), cancelled: false };
}

/** The share of full power at which a hand feels a tick, if the power has just passed it. */
export function ticked(before: number, now: number): number | null {
  return [500, 1000].find((mark) => before < mark && now >= mark) ?? null;
}

function passes(touches: readonly Touch[], penguin: { x: number; y: number }): boolean {
  return touches.some((touch, number) => distance(touches[number - 1] ?? touch, touch, penguin) <= REACH);
}

function distance(a: Touch, b: Touch, p: { x: number; y: number }): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return Math.hypot(p.x - a.x - share * dx, p.y - a.y - share * dy);
}
