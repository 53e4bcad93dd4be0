/** The ranges of an offer: how one may flick, and where a penguin may be put. Exact choices are the games' own. */
import type { Action, Offer } from "../wire/game.ts";
import type { Disc, IceCoolAction, IceCoolRanged, Rect } from "../wire/protocol.ts";

export type Span = readonly [lo: number, hi: number];

/** What a flick may be: the body, and the bounds of its four numbers (core/flick.py). */
export interface FlickRange {
  readonly body: string;
  readonly yaw: Span;
  readonly power: Span;
  readonly side: Span;
  readonly height: Span;
}

/** A floor on which a penguin may be put anywhere. */
export interface PlaceRange {
  readonly kind: "icecool-place-catcher" | "icecool-place-freely";
  readonly region: Rect | Disc;
}

/** How the seat may flick; null if it may not. */
export function flickRange(offer: Offer | null): FlickRange | null {
  for (const { action, axes } of ranges(offer)) {
    if (action.kind !== "icecool-flick") continue;
    const span = (field: "yaw" | "power" | "side" | "height"): Span => {
      const axis = axes.find((each) => each.field === field);
      const fixed = action[field] ?? 0;
      return axis === undefined ? [fixed, fixed] : [axis.lo, axis.hi];
    };
    return {
      body: action.body,
      yaw: span("yaw"),
      power: span("power"),
      side: span("side"),
      height: span("height"),
    };
  }
  return null;
}

/** Where the seat may put its penguin; several floors, or none. */
export function placeRanges(offer: Offer | null): PlaceRange[] {
  return ranges(offer).flatMap(({ action, region }) =>
    (action.kind === "icecool-place-catcher" || action.kind === "icecool-place-freely") && region !== null
      ? [{ kind: action.kind, region }]
      : [],
  );
}

/** The exact actions that are offered; those that are legal but pointless only if they are asked for. */
export function exact(offer: Offer | null, quiet = false): Action[] {
  const choices: Offer["choices"] = offer?.choices ?? [];
  return choices.flatMap((choice) => (choice.kind === "one-of" && (quiet || !choice.quiet) ? [choice.action] : []));
}

/** Whether a point of the plan is in a region, its border included. */
export function isIn(region: Rect | Disc, x: number, y: number): boolean {
  if (region.kind === "disc") return Math.hypot(x - region.x, y - region.y) <= region.radius;
  return x >= region.x0 && x <= region.x1 && y >= region.y0 && y <= region.y1;
}

interface IceCoolRange extends IceCoolRanged {
  readonly action: IceCoolAction;
}

function ranges(offer: Offer | null): IceCoolRange[] {
  const choices: Offer["choices"] = offer?.choices ?? [];
  return choices.flatMap((choice) => (choice.kind === "ranged" ? [choice as IceCoolRange] : []));
}
