import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { CHUNKS, sources } from "./chunks.ts";

/** The chunk that a source of ours is put into by name; null for one that goes where it is imported. */
function chunkOf(path: string): string | null {
  const id = fileURLToPath(new URL(`../src/${path}`, import.meta.url));
  const wanted = CHUNKS.filter(({ test: holds }) => holds(id));
  return wanted.sort((one, other) => (other.priority ?? 0) - (one.priority ?? 0))[0]?.name ?? null;
}

test.each<[string, string | null]>([
  ["early.ts", "ready"],
  ["wire/links.ts", "ready"],
  ["wire/connection/connection.ts", "base"],
  ["words/words.ts", "base"],
  ["words/packs/en-page.ts", null],
  ["ui/pictures/qr.ts", null],
  ["school/stage/stage.ts", "stage"],
  ["school/figures/creatures.ts", null],
  ["school/pieces/pieces.ts", null],
  ["school/paint/painters.ts", null],
  ["icecool/show/Board.tsx", "icecool"],
  ["icecool/promos/index.ts", null],
  ["table/state/fold.ts", "base"],
  ["table-ui/Story.tsx", "table"],
])("%s belongs to the chunk %s", (path, chunk) => {
  expect(chunkOf(path)).toBe(chunk);
});

test("a file or folder that has moved away is noticed", () => {
  expect(() => sources(["school/nowhere"])).toThrow("build/chunks.ts names src/school/nowhere, which is not there");
});
