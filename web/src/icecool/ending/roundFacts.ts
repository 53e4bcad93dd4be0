/** What a round was like, at its end: fish and catches of everybody, and who is Catcher next. From views and events alone. */

import type { StoryLine } from "../../table/state/tableState.ts";
import type { Event, Seat } from "../../wire/game.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { standings } from "../show/standing.ts";

export interface RoundRow {
  readonly seat: Seat;
  readonly fish: number;
  /** 0 for a Catcher, who has no fish to take. */
  readonly fishOf: number;
  readonly catches: number;
  readonly catcher: boolean;
}

export interface RoundFacts {
  readonly round: number;
  readonly rows: readonly RoundRow[];
  readonly next: readonly Seat[];
}

/**
 * The round that has ended since `before` was shown; null if none has, or if nobody here knows all of it. `fresh` are the
 * lines of the story since then, the view that follows is `after`.
 */
export function roundFacts(before: IceCoolView, fresh: readonly StoryLine[], after: IceCoolView): RoundFacts | null {
  const end = fresh.findIndex((line) => line.event?.kind === "icecool-round-ended");
  if (end < 0 || after.ending !== null || after.catchers.length === 0) return null;
  const events = fresh.slice(0, end).flatMap(({ event }) => (event === null ? [] : [event]));
  const rows = standings(before).map(({ seat, role, fish, fishOf, ids }) => ({
    seat,
    fish: fish + count(events, (event) => event.kind === "icecool-token-taken" && event.seat === seat),
    fishOf: role === "runner" ? fishOf : 0,
    catches:
      ids.filter((owner) => owner !== seat).length +
      count(events, (event) => isCatch(event) && "by" in event && event.by === seat),
    catcher: role === "catcher",
  }));
  return { round: before.round, rows, next: after.catchers };
}

function isCatch({ kind }: Event): boolean {
  return kind === "icecool-id-taken" || kind === "icecool-caught-again";
}

function count(events: readonly Event[], is: (event: Event) => boolean): number {
  return events.filter(is).length;
}
