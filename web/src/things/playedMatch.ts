/** A match that was played from this browser, as it is remembered: small, and all that a list shows of it. */

import type { View } from "../wire/game.ts";
import type { Replayed, SeatSummary, TableSummary } from "../wire/protocol.ts";
import { type Still, stillOf } from "./still.ts";

/** What was practised, and how: flicks of a lap, tries of a drill. */
export interface Practised {
  readonly drill: string;
  readonly tries: number;
}

export interface PlayedMatch {
  readonly table: string;
  readonly game: string;
  /** When something last happened at its table, in milliseconds since 1970. */
  readonly at: number;
  readonly seats: readonly SeatSummary[];
  /** The seats of this browser. */
  readonly mine: readonly number[];
  /** Those who came in first; nobody if it was a draw, or practice. */
  readonly winners: readonly number[];
  /** This browser's place from 1, where it had one seat of several. */
  readonly place: number | null;
  readonly practised: Practised | null;
  readonly still: Still | null;
}

/** A finished match as it is remembered. `replayed`: its last position. */
export function playedMatch(table: TableSummary, mine: readonly number[], replayed: Replayed): PlayedMatch {
  const view = replayed.view as unknown as View;
  const ranking = rankingOf(view);
  const practised = practisedIn(view);
  const [only] = mine;
  return {
    table: table.id,
    game: table.game,
    at: table.touched,
    seats: table.seats,
    mine,
    winners: practised === null && table.seats.length > 1 ? (ranking[0] ?? []) : [],
    place: mine.length === 1 && only !== undefined && table.seats.length > 1 ? placeIn(ranking, only) : null,
    practised,
    still: stillOf(view),
  };
}

/** Whether it counts as won: alone at this browser, against others, and not shared by all. */
export function isWon(match: PlayedMatch): boolean {
  return match.place === 1 && match.winners.length < match.seats.length;
}

/** Who came in first, second and so on; empty for a draw. */
function rankingOf(view: View): readonly (readonly number[])[] {
  if (view.kind === "icecool-view") return view.ending?.ranking ?? [];
  if (view.winner === null) return [];
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.winner);
  return [[view.winner], others];
}

/** The place of a seat, counted from 1: as many are before it as stand in better groups. */
function placeIn(ranking: readonly (readonly number[])[], seat: number): number | null {
  const group = ranking.findIndex((seats) => seats.includes(seat));
  return group < 0 ? null : 1 + ranking.slice(0, group).flat().length;
}

function practisedIn(view: View): Practised | null {
  if (view.kind !== "icecool-view" || view.options.drill === "none") return null;
  for (const slice of view.slices) {
    if (slice.kind === "icecool-lap" && slice.done) return { drill: "lap", tries: slice.flicks };
    if (slice.kind === "icecool-drill") return { drill: view.options.drill, tries: slice.tries };
  }
  return null;
}
