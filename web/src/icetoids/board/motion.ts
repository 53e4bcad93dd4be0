/** From one view to the next: everything that moves, as a pure function of time. */

import { CELLS, type ToidsEvent, tileAt, type View } from "../input/names.ts";
import { poses, tilePlane, yawOf } from "./places.ts";
import type { Pose } from "./solid.ts";
import type { Plane } from "./space.ts";

const MOVE_MS = 230;
const TURN_MS = 220;
/** A pyramid that lands on a hidden tile hovers until the tile has snapped over. */
const REVEAL_MS = 430;
const FLIP = { from: 90, lasts: 250 } as const;
const PUSH_DELAY_MS = 90;
const OFF_MS = 380;

/** How one pyramid gets from here to there. */
interface Path {
  readonly from: Pose;
  readonly to: Pose;
  readonly delay: number;
  readonly lasts: number;
  /** How high it is carried on its way. */
  readonly lift: number;
}

export interface Motion {
  readonly pieces: readonly Path[];
  readonly flips: ReadonlySet<string>;
  /** Degrees from which a tile turns into its place. */
  readonly turns: ReadonlyMap<string, number>;
  readonly lasts: number;
}

/** What moves between two views. `laid` is how far (degrees) this device has already turned the tile that was laid. */
export function motionOf(before: View, after: View, events: readonly ToidsEvent[], laid = 0): Motion {
  const [from, to] = [poses(before), poses(after)];
  const flips = new Set(CELLS.filter((cell) => tileAt(before, cell) === null && tileAt(after, cell) !== null));
  const pieces = to.map((pose, piece) => pathOf(piece, from[piece] ?? pose, pose, events, flips, after));
  const turns = turnsOf(events, laid);
  const ends = pieces.map((path) => path.delay + path.lasts);
  const lasts = Math.max(0, ...ends, flips.size > 0 ? FLIP.from + FLIP.lasts : 0, turns.size > 0 ? TURN_MS : 0);
  return { pieces, flips, turns, lasts };
}

/** Nothing moves: the view as it stands. */
export function still(view: View): Motion {
  const pieces = poses(view).map((pose) => ({ from: pose, to: pose, delay: 0, lasts: 0, lift: 0 }));
  return { pieces, flips: new Set(), turns: new Map(), lasts: 0 };
}

function turnsOf(events: readonly ToidsEvent[], laid: number): ReadonlyMap<string, number> {
  const turns = new Map<string, number>();
  for (const event of events) {
    if (event.kind !== "icetoids-tile-oriented") continue;
    const degrees = nearest(laid - yawOf(event.top));
    if (degrees !== 0) turns.set(event.cell, degrees);
  }
  return turns;
}

function pathOf(
  piece: number,
  from: Pose,
  to: Pose,
  events: readonly ToidsEvent[],
  flips: ReadonlySet<string>,
  after: View,
): Path {
  if (alike(from, to)) return { from, to, delay: 0, lasts: 0, lift: 0 };
  const cause = events.find((event) => "piece" in event && event.piece === piece)?.kind;
  const hover = flips.has(after.pyramids[piece]?.cell ?? "");
  const lasts = hover ? REVEAL_MS : MOVE_MS;
  switch (cause) {
    case "icetoids-moved":
    case "icetoids-entered":
      return { from, to, delay: 0, lasts, lift: hover ? 95 : 26 };
    case "icetoids-pushed":
      return { from, to, delay: PUSH_DELAY_MS, lasts, lift: hover ? 95 : 0 };
    case "icetoids-pushed-off":
      return { from, to, delay: PUSH_DELAY_MS, lasts: OFF_MS, lift: 110 };
    default:
      return { from, to, delay: 0, lasts: TURN_MS, lift: 0 };
  }
}

function alike(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.yaw === b.yaw && a.lying === b.lying && a.scale === b.scale;
}

/** Where a pyramid is, so many milliseconds after the motion began. */
export function poseAt(motion: Motion, piece: number, ms: number): Pose {
  const path = motion.pieces[piece];
  if (path === undefined) throw new RangeError(`no pyramid ${piece}`);
  const { from, to, delay, lasts, lift } = path;
  const share = lasts === 0 ? 1 : clamp((ms - delay) / lasts);
  if (share >= 1) return to;
  const eased = ease(share);
  // Hovering pyramids get above the tile early and come down when it has turned.
  const along = lift > 50 ? ease(clamp(share * 1.7)) : eased;
  const mix = (a: number, b: number, by = along) => a + (b - a) * by;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z) + lift * arch(share),
    scale: mix(from.scale, to.scale),
    lying: mix(from.lying, to.lying, eased),
    yaw: yawAt(from, to, eased),
  };
}

/** An upright pyramid has no way of its own: it takes that of the pose that lies. */
function yawAt(from: Pose, to: Pose, share: number): number {
  if (from.lying === 0) return to.yaw;
  if (to.lying === 0) return from.yaw;
  return from.yaw + nearest(to.yaw - from.yaw) * share;
}

/** How a tile lies at that time. */
export function planeAt(motion: Motion, cell: string, hidden: boolean, ms: number): Plane {
  const lies = tilePlane(cell);
  const flat = hidden ? { ...lies, flip: 180 } : lies;
  if (motion.flips.has(cell) && !hidden) {
    const share = clamp((ms - FLIP.from) / FLIP.lasts);
    const z = lies.at.z + 62 * Math.sin(Math.PI * share);
    return { ...lies, at: { ...lies.at, z }, flip: 180 * (1 - ease(share)) };
  }
  const turn = motion.turns.get(cell) ?? 0;
  const share = clamp(ms / TURN_MS);
  if (turn === 0 || share >= 1) return flat;
  return { ...flat, at: { ...lies.at, z: lies.at.z + 18 * (1 - share) }, yaw: turn * (1 - ease(share)) };
}

/** The same turn by at most half a circle. */
export function nearest(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Slow, fast, slow. */
function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Up quickly, down with a snap. */
function arch(share: number): number {
  return Math.sin(Math.PI * share ** 0.85);
}
