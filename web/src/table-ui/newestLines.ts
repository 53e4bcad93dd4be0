import type { StoryLine } from "../table/state/tableState.ts";

/** The newest lines that say something, at most so many; and whether there are earlier ones. */
export function newestOf(lines: readonly StoryLine[], most: number, say: (line: StoryLine) => string) {
  const told: { readonly line: StoryLine; readonly said: string }[] = [];
  let next = lines.length - 1;
  for (let line = lines[next]; line !== undefined && told.length < most; line = lines[--next]) {
    const said = say(line);
    if (said !== "") told.unshift({ line, said });
  }
  return { told, earlier: next >= 0 };
}
