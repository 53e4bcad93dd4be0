/** The story in words: one sentence a line, in the reader's language. */
import { argsOf } from "../words/events.ts";
import type { Words } from "../words/words.ts";
import type { StoryLine } from "./state.ts";

export function sentence(words: Words, line: StoryLine, names: readonly string[]): string {
  return line.event === null ? words.say("web-table-taken-back") : words.event(line.event, names);
}

/** The same for those who see the board: without its numbers, and empty where the board says it all. */
export function brief(words: Words, line: StoryLine, names: readonly string[]): string {
  const id = `web-story-${line.event?.kind}`;
  return line.event !== null && words.has(id)
    ? words.say(id, argsOf(words, line.event, names))
    : sentence(words, line, names);
}
