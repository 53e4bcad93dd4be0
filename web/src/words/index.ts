/** The texts of one language, for everything that speaks to people. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Words } from "./words.ts";

export { LANGUAGES, type Language, pickLanguage } from "./language.ts";
export { type Args, type Outcome, Words } from "./words.ts";

/** What every page says. A game's own files come with its table: `filesOf`. */
const ALWAYS = ["common", "web"] as const;

/** What is said of promos, and of tables of more than four. */
export const PROMO_TEXTS: readonly string[] = ["icecool-promos", "web-promos", "web-choices"];
/** Games of which all tables need that; of others those with promos do. */
const PROMO_GAMES = new Set(["icecool-both", "icecool-race"]);

/** The files that a game's table needs: its events, rules and refusals, and what only the browser says of it. */
export function filesOf(game: string): string[] {
  if (game.startsWith("icetoids")) return ["icetoids", "web-table", "web-icetoids"];
  const more = PROMO_GAMES.has(game) ? PROMO_TEXTS : [];
  return ["icecool", "web-table", "web-icecool", "web-moments", ...more];
}

/** The words of a language, with what every page says. */
export async function loadWords(language: string): Promise<Words> {
  return new Words(language).need(...ALWAYS);
}

export const WordsContext = createContext(new Words("en"));

/** The words that this part of the page speaks with. */
export function useWords(): Words {
  return useContext(WordsContext);
}
