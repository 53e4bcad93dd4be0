/** Who stands on which step of the podium: plain values from a ranking, as tournaments count. */

import type { Seat } from "../../wire/game.ts";

/** Those who share a place. After two who are first comes the third. */
export interface Step {
  readonly place: number;
  readonly seats: readonly Seat[];
}

/** A podium has so many steps. */
const STEPS = 3;

/** The places of a ranking, the best group first. */
export function placesOf(ranking: readonly (readonly Seat[])[]): Step[] {
  let place = 1;
  return ranking.map((seats) => {
    const step = { place, seats };
    place += seats.length;
    return step;
  });
}

/** Those who stand on the podium. With everybody on one step it is the first. */
export function podiumOf(ranking: readonly (readonly Seat[])[]): Step[] {
  return placesOf(ranking).filter(({ place }) => place <= STEPS);
}

/** How close it was: the points between the first and the next, if that is worth a word (0: the cards decided). */
export function closeness(ranking: readonly (readonly Seat[])[], points: readonly number[]): 0 | 1 | null {
  const [first, second] = ranking.map((group) => points[group[0] ?? 0] ?? 0);
  if (first === undefined || second === undefined) return null;
  const apart = first - second;
  return apart === 0 || apart === 1 ? apart : null;
}
