/** The story in words: one sentence a line, in the reader's language. */
import type { Words } from "../words/words.ts";
import type { StoryLine } from "./state.ts";

export function sentence(words: Words, line: StoryLine, names: readonly string[]): string {
  return line.event === null ? words.say("web-table-taken-back") : words.event(line.event, names);
}

/** Why: the rule behind it in our own words; null where no rule is. */
export function reason(words: Words, line: StoryLine): string | null {
  return line.rule === null ? null : words.rule(line.rule);
}
