/** The texts of one language, for everything that speaks to people. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Words } from "./words.ts";

export { LANGUAGES, type Language, pickLanguage } from "./language.ts";
export { type Args, type Outcome, Words } from "./words.ts";

/** What every page says. A game's own files come with its table: `filesOf`. */
const ALWAYS = ["common", "web"] as const;

/** The files that a game's table needs: its events, rules and refusals, and what only the browser says of it. */
export function filesOf(game: string): string[] {
  if (game.startsWith("icetoids")) return ["icetoids", "web-table", "web-icetoids"];
  return ["icecool", "web-table", "web-icecool", "web-moments"];
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
