/** The story in words: one sentence a line, in the reader's language. */

import type { Seat } from "../../wire/game.ts";
import { argsOf } from "../../words/events.ts";
import type { Words } from "../../words/words.ts";
import type { StoryLine, TableState } from "./tableState.ts";

/** Whose penguins there are, by number: where somebody has two. */
type Owners = readonly Seat[];

const NOBODY: Owners = [];

/** Of the position that is shown; none where there is none, or every seat has its pieces. */
export function ownersOf({ now: { view } }: Pick<TableState, "now">): Owners {
  return view !== null && "owners" in view ? view.owners : NOBODY;
}

export function sentence(words: Words, line: StoryLine, names: readonly string[], owners: Owners = []): string {
  return line.event === null ? words.say("web-table-taken-back") : words.event(line.event, names, owners);
}

/** The same as it is read out: a flick without its numbers, which nobody can picture. */
export function spoken(words: Words, line: StoryLine, names: readonly string[], owners: Owners = []): string {
  const isFlick = line.event?.kind === "icecool-flicked";
  return isFlick ? brief(words, line, names, owners) : sentence(words, line, names, owners);
}

/** The same for those who see the board: without its numbers, and empty where the board says it all. */
export function brief(words: Words, line: StoryLine, names: readonly string[], owners: Owners = []): string {
  const id = `web-story-${line.event?.kind}`;
  return line.event !== null && words.has(id)
    ? words.say(id, argsOf(words, line.event, names, owners))
    : sentence(words, line, names, owners);
}
