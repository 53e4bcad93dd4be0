/** Where the strength of a pull is written: beside the finger, never over the line of the aim, never under the hand. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** CSS pixels from the finger to the middle of what is written, as far as a hand reaches over it. */
const AWAY = 64;
/** Of its half width and height. */
const HALF = { x: 34, y: 18 };

/** The middle of what is written, in CSS pixels of a board of that size; the aim's line goes through the penguin. */
export function besideFinger(
  from: Spot,
  to: Spot,
  penguin: Spot | null,
  size: { readonly width: number; readonly height: number },
  hand: "left" | "right",
): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const off = penguin === null ? 0 : (to.x - penguin.x) * across.x + (to.y - penguin.y) * across.y;
  // Above a finger it is seen; beside one, on the side where the rest of the hand is not.
  const free = Math.abs(across.y) > 0.4 ? -across.y : hand === "right" ? -across.x : across.x;
  const sides = (Math.abs(off) > HALF.x ? off > 0 : free > 0) ? [1, -1] : [-1, 1];
  const places = sides.map((side) => ({ x: to.x + side * AWAY * across.x, y: to.y + side * AWAY * across.y }));
  const within = ({ x, y }: Spot) =>
    x >= HALF.x && x <= size.width - HALF.x && y >= HALF.y && y <= size.height - HALF.y;
  const [first = to] = places;
  return places.find((place, i) => within(place) && (i === 0 || Math.abs(off) < AWAY - HALF.x)) ?? clamped(first, size);
}

function clamped({ x, y }: Spot, size: { readonly width: number; readonly height: number }): Spot {
  return {
    x: Math.min(size.width - HALF.x, Math.max(HALF.x, x)),
    y: Math.min(size.height - HALF.y, Math.max(HALF.y, y)),
  };
}
