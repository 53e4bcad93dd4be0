import type { StoryLine } from "../table/state/tableState.ts";
import type { Passage } from "./storyTurns.ts";

export interface ToldLine {
  readonly line: StoryLine;
  readonly said: string;
}

/** The newest passages that say something, at most so many; and whether there are earlier ones. */
export function newestOf(passages: readonly Passage[], most: number, say: (line: StoryLine) => string) {
  const told: { readonly of: Passage["of"]; readonly lines: readonly ToldLine[] }[] = [];
  let next = passages.length - 1;
  for (let passage = passages[next]; passage !== undefined && told.length < most; passage = passages[--next]) {
    const lines = passage.lines.map((line) => ({ line, said: say(line) })).filter(({ said }) => said !== "");
    if (lines.length > 0) told.unshift({ of: passage.of, lines });
  }
  return { told, earlier: next >= 0 };
}
