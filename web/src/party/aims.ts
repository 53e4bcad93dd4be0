/** What telephones aim, as the big screen shows it while it is aimed. */

import type { AimSpec, MarkSpec } from "../school/types.ts";
import type { SeenAim } from "../table/state/tableState.ts";
import type { Seat } from "../wire/game.ts";

type Aims = ReadonlyMap<Seat, SeenAim>;

/** The flick that somebody aims; null if nobody does. */
export function aimedBy(aims: Aims): AimSpec | null {
  for (const { action } of aims.values()) {
    if (action.kind !== "icecool-flick") continue;
    const { body, yaw, power, side = 0, height = 0 } = action;
    return { from: body, yaw, power, side, height };
  }
  return null;
}

/** The places at which somebody thinks of putting something. */
export function placesAimed(aims: Aims): MarkSpec[] {
  return [...aims].flatMap(([seat, { action }]) =>
    "at" in action && action.kind !== "icecool-place-on-line"
      ? [{ id: `aimed-${seat}`, at: { x: 1000 * action.at.x, y: 1000 * action.at.y }, state: "chosen" as const }]
      : [],
  );
}
