/** What changes hands, as the story tells it: a fish with its card goes to its owner, an ID to whoever caught. */

import type { StoryLine } from "../../table/state/tableState.ts";
import type { Seat } from "../../wire/game.ts";

export interface Flight {
  readonly id: number;
  readonly what: "fish" | "ID";
  /** Whose colours it has. */
  readonly of: Seat;
  /** From this seat's panel; null: from the board. */
  readonly from: Seat | null;
  readonly to: Seat;
  /** A card comes with it. */
  readonly card: boolean;
}

/** So many are seen at once: after a skip there may be more. */
const MOST = 4;

export function flightsOf(fresh: readonly StoryLine[]): Flight[] {
  const drawn = new Set(fresh.flatMap(({ event }) => (event?.kind === "icecool-card-drawn" ? [event.seat] : [])));
  const found = fresh.flatMap(({ id, event }): Flight[] => {
    if (event?.kind === "icecool-token-taken") {
      return [{ id, what: "fish", of: event.seat, from: null, to: event.seat, card: drawn.has(event.seat) }];
    }
    if (event?.kind !== "icecool-id-taken") return [];
    return [{ id, what: "ID", of: event.seat, from: event.seat, to: event.by, card: false }];
  });
  return found.slice(-MOST);
}
