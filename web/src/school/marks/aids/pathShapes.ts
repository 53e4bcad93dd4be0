/** What the path of a previewed flick looks like: pure shapes, from which `aids.ts` draws. Millimetres. */

import type { Place } from "../../types.ts";

/** How a point of a path is drawn. Fast is warm and thick, slow is cool and thin: never known by colour alone. */
export interface Look {
  readonly colour: string;
  /** The radius of its dot. */
  readonly size: number;
}

type Rgb = readonly [number, number, number];
/** From slow to fast, evenly. Blue and orange are told apart by every eye; between them it is also lighter. */
const TONES: readonly [Rgb, Rgb, Rgb, Rgb] = [
  [31, 111, 178],
  [122, 194, 190],
  [243, 175, 20],
  [209, 68, 12],
];
/** Millimetres a second that are fast. */
const FAST = 1500;
const THIN = 1.7;
const THICK = 4.2;

/** The look of a point at which the penguin is so fast (millimetres a second). */
export function speedLook(speed: number): Look {
  const share = Math.min(1, Math.max(0, speed / FAST));
  const place = share * (TONES.length - 1);
  const low = Math.min(Math.floor(place), TONES.length - 2);
  const [a, b] = [TONES[low] ?? TONES[0], TONES[low + 1] ?? TONES[3]];
  const parts = a.map((part, i) => Math.round(part + ((b[i] ?? part) - part) * (place - low)));
  const colour = `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return { colour, size: THIN + (THICK - THIN) * share };
}

/** A path as so many places that are equally far apart, of which the last is its end; one without a length is its end. */
export function evenly(path: readonly Place[], step: number): Place[] {
  const found: Place[] = [];
  let left = 0;
  path.forEach((to, i) => {
    const from = path[i - 1];
    if (from === undefined) return;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (; left < length; left += step) found.push(between(from, to, left / length));
    left -= length;
  });
  const end = path.at(-1);
  return end === undefined ? [] : [...found, end];
}

function between(a: Place, b: Place, share: number): Place {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

const FAN_STEP = 14;
/** As far apart as the two sides of a fan may be that is still one: beyond it they have gone different ways. */
const WIDEST = 90;

/** The places at the left and the right of a fan, pair by pair, as long as both sides go the same way. */
export function fanPairs(left: readonly Place[], right: readonly Place[]): (readonly [Place, Place])[] {
  const [one, other] = [evenly(left, FAN_STEP), evenly(right, FAN_STEP)];
  const pairs: (readonly [Place, Place])[] = [];
  for (const [i, a] of one.entries()) {
    const b = other[i];
    if (b === undefined || apart(a, b) > WIDEST) break;
    pairs.push([a, b]);
  }
  return pairs;
}

function apart(a: Place, b: Place): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The places of a path that get a dot: none under the body, none so near to the last one that they would be one blot. */
export function dotted(path: readonly Place[], under: number, gap: number): number[] {
  const [start] = path;
  if (start === undefined) return [];
  const found: number[] = [];
  let last = start;
  path.forEach((place, i) => {
    if (apart(place, start) < under && found.length === 0) return;
    if (found.length > 0 && Math.hypot(apart(place, last), place[2] - last[2]) < gap) return;
    found.push(i);
    last = place;
  });
  return found;
}
