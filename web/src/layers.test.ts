import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const SOURCES = new URL("./", import.meta.url);
const DOCUMENT = new URL("../../docs/client.md", import.meta.url);

/** The folders from the top to the bottom, as docs/client.md has them; and those that some may import, if not all below. */
const LAYERS = [
  ["main.tsx", "early.ts"],
  ["app"],
  ["screens"],
  ["replay", "learn", "party"],
  ["things"],
  ["icecool", "icetoids"],
  ["table-ui"],
  ["school"],
  ["sound"],
  ["table"],
  ["playback"],
  ["settings"],
  ["ui"],
  ["words"],
  ["wire"],
];
const ONLY: Readonly<Record<string, readonly string[]>> = {
  school: ["playback", "ui/pictures/seatMarks.ts"],
  sound: [],
  table: ["wire", "playback", "words"],
  playback: ["wire"],
  settings: ["ui"],
  ui: ["words"],
  words: ["wire"],
};

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Every import of one folder's code from another's. */
function imports(): Import[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.fixture\./.test(name))
    .flatMap((from) => {
      const text = readFileSync(new URL(from, SOURCES), "utf8");
      const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((found) => found[1] ?? "");
      return named.map((path) => ({ from, to: posix.join(posix.dirname(from), path) }));
    })
    .filter(({ from, to }) => folder(from) !== folder(to) && !to.startsWith(".."));
}

const folder = (path: string): string => path.split("/")[0] ?? "";
const depth = (path: string): number => LAYERS.findIndex((layer) => layer.includes(folder(path)));

function isAllowed({ from, to }: Import): boolean {
  const only = ONLY[folder(from)];
  if (only !== undefined) return only.includes(folder(to)) || only.includes(to);
  // Screens go to other addresses and ask for texts: that is what the plain files of app/ are for.
  if (folder(from) === "screens" && /^app\/\w+\.ts$/.test(to)) return true;
  return depth(from) >= 0 && depth(to) > depth(from);
}

test("every folder has its place among the layers, in the test and in the document", () => {
  const folders = readdirSync(SOURCES, { withFileTypes: true }).filter((each) => each.isDirectory());
  const text = readFileSync(DOCUMENT, "utf8");
  expect(folders.map((each) => each.name).filter((name) => depth(name) < 0)).toEqual([]);
  expect(folders.map((each) => each.name).filter((name) => !text.includes(`\`${name}/\``))).toEqual([]);
});

test("imports point downwards only", () => {
  const found = imports();
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter((each) => !isAllowed(each))).toEqual([]);
});
