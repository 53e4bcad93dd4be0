/** What one is proud of: counted match by match, so it outlives the list of the last ones. */

import { isWon, type PlayedMatch } from "./playedMatch.ts";

export interface Scores {
  /** Matches against others with one seat at this browser, and how many of them were won. */
  readonly played: number;
  readonly won: number;
  /** The fewest tries by what was practised: flicks of a lap (`lap`), tries of a drill. */
  readonly best: Readonly<Record<string, number>>;
}

export const NO_SCORES: Scores = { played: 0, won: 0, best: {} };

export const DRILLS = ["straight", "curve", "jump"] as const;
export const MOST_STARS = 3;
/** A drill is done when this many tries have gone well. */
const GOAL = 5;
/** So many misses still give two stars; without any it is three, with more one. */
const FEW_MISSES = 2;

export function scoresWith(scores: Scores, match: PlayedMatch): Scores {
  const { practised } = match;
  const best = practised === null ? scores.best : { ...scores.best, [practised.drill]: fewer(scores.best, practised) };
  const counts = match.place !== null || (match.mine.length === 1 && match.seats.length > 1);
  return { played: scores.played + (counts ? 1 : 0), won: scores.won + (isWon(match) ? 1 : 0), best };
}

/** The stars of a drill that took so many tries. */
export function starsFor(tries: number): number {
  const misses = tries - GOAL;
  return misses <= 0 ? MOST_STARS : misses <= FEW_MISSES ? 2 : 1;
}

function fewer(best: Scores["best"], { drill, tries }: { drill: string; tries: number }): number {
  return Math.min(best[drill] ?? tries, tries);
}
