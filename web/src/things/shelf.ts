/** Where the browser keeps the matches that were played from it, and the scores. Without storage: until the page is left. */

import type { PlayedMatch } from "./playedMatch.ts";
import { NO_SCORES, type Scores, scoresWith } from "./scores.ts";

export interface Kept {
  /** The newest first. */
  readonly matches: readonly PlayedMatch[];
  readonly scores: Scores;
}

const KEY = "coldsnap.games";
/** So many matches are kept; then the oldest goes, and with it the secrets of its table. */
export const MOST = 50;
const NOTHING: Kept = { matches: [], scores: NO_SCORES };

export class Shelf {
  private readonly storage: () => Storage;
  private memory: Kept = NOTHING;

  constructor(storage: () => Storage) {
    this.storage = storage;
  }

  /** What is kept now; another tab may have added something. */
  read(): Kept {
    try {
      const text = this.storage().getItem(KEY);
      return text === null ? this.memory : keptFrom(text);
    } catch {
      return this.memory;
    }
  }

  /** Adds a match that is not kept yet; answers with the tables that there is no more room for. */
  add(match: PlayedMatch): readonly string[] {
    const { matches, scores } = this.read();
    if (matches.some((each) => each.table === match.table)) return [];
    const all = [match, ...matches].sort((a, b) => b.at - a.at);
    this.memory = { matches: all.slice(0, MOST), scores: scoresWith(scores, match) };
    try {
      this.storage().setItem(KEY, JSON.stringify(this.memory));
    } catch {
      // Storage is closed or full: it holds until the page is left.
    }
    return all.slice(MOST).map((each) => each.table);
  }
}

let page: Shelf | undefined;

/** The shelf of this page: always the same one, because without storage it is the only memory. */
export function browserShelf(): Shelf {
  page ??= new Shelf(() => localStorage);
  return page;
}

/** What was stored; what somebody else has put there is left out. */
export function keptFrom(text: string): Kept {
  try {
    const found = JSON.parse(text) as { matches?: unknown; scores?: Partial<Scores> } | null;
    const matches = Array.isArray(found?.matches) ? found.matches.filter(isMatch) : [];
    const { played, won, best } = found?.scores ?? {};
    const scores = { played: count(played), won: count(won), best: typeof best === "object" && best ? best : {} };
    return { matches, scores };
  } catch {
    return NOTHING;
  }
}

function isMatch(found: unknown): found is PlayedMatch {
  const match = found as Partial<PlayedMatch> | null;
  const lists = [match?.seats, match?.mine, match?.winners];
  const said = typeof match?.table === "string" && typeof match.game === "string" && typeof match.at === "number";
  return said && lists.every((list) => Array.isArray(list));
}

const count = (found: unknown): number => (typeof found === "number" && found > 0 ? found : 0);
