/** The story in words: one sentence a line, in the reader's language. */
import type { Words } from "../words/words.ts";
import type { StoryLine } from "./state.ts";

export function sentence(words: Words, line: StoryLine, names: readonly string[]): string {
  return line.event === null ? words.say("web-table-taken-back") : words.event(line.event, names);
}
