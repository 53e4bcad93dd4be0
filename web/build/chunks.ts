/**
 * Which sources are one file for the browser. Each answer costs as much as its head, and small files pack badly: what is
 * needed together is one chunk, and what only some pages need is not in it. Paths are those of `src`; one that is not there
 * stops the build, because a chunk would otherwise grow or fall apart unseen when a file moves.
 */

import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));

export interface Chunk {
  readonly name: string;
  readonly test: (id: string) => boolean;
  /** Where two chunks want a source, the one of higher priority gets it. */
  readonly priority?: number;
}

/** Tests whether a source is one of these files, or lies in one of these folders, and in none of the others. */
export function sources(within: readonly string[], but: readonly string[] = []): (id: string) => boolean {
  for (const path of [...within, ...but]) {
    if (!existsSync(join(SOURCES, path))) throw new RangeError(`build/chunks.ts names src/${path}, which is not there`);
  }
  const holds = (paths: readonly string[], id: string) =>
    paths.some((path) => id === join(SOURCES, path) || id.startsWith(join(SOURCES, path) + sep));
  return (id) => {
    const [file = ""] = id.replaceAll("/", sep).split("?");
    return holds(within, file) && !holds(but, file);
  };
}

/** Tests whether a file belongs to one of these packages. */
function packages(...names: readonly string[]): (id: string) => boolean {
  return (id) => names.some((name) => id.replaceAll("\\", "/").includes(`node_modules/${name}`));
}

/** What runs before everything else (early.ts), so it waits for nothing that is larger. */
const EARLY = [
  "early.ts",
  "school/stage/context.ts",
  "school/paint/paintWorkerPool.ts",
  "school/paint/textureSizes.ts",
  "settings/storedSettings.ts",
  "ui/pictures/seatMarks.ts",
  "wire/connection/earlyCall.ts",
  "wire/links.ts",
];
/** The windows over a page. */
const DIALOGS = ["app/PageDialogs.tsx", "app/Settings.tsx", "app/MyThings.tsx", "app/Keys.tsx", "app/RuleDialog.tsx"];
/** What only few screens have. */
const ASIDE = ["ui/controls/CopyLink.tsx", "ui/controls/RuleText.tsx", "ui/controls/Tabs.tsx", "wire/takeSeat.ts"];
/** What every page needs, and a table's page before its game is known. */
const BASE = sources(
  ["app", "settings", "ui", "words", "wire", "table", "screens/table/TablePage.tsx", "screens/table/startTable.ts"],
  ["words/packs", "words/needed.ts", "ui/pictures/qr.ts", "ui/pictures/QrCode.tsx", ...DIALOGS, ...EARLY, ...ASIDE],
);
const FRAMEWORK = packages("preact/", "@fluent/");
const COMPATIBILITY = packages("preact/compat");

export const CHUNKS: readonly Chunk[] = [
  { name: "ready", test: sources(EARLY), priority: 1 },
  { name: "three", test: packages("three/") },
  { name: "base", test: (id) => BASE(id) || (FRAMEWORK(id) && !COMPATIBILITY(id)) },
  // Promos' pieces and figures are fetched where one is played, what helps to aim when it is shown; a worker paints.
  {
    name: "stage",
    test: sources(
      ["school"],
      ["school/pieces", "school/marks/aids", "school/paint", "school/figures/creatures.ts", ...EARLY],
    ),
  },
  // How moves are typed, and what is chosen beside the flick, is fetched with the first of them, what stands where with the
  // first key, and the end of a match once that has begun.
  {
    name: "table",
    test: sources(
      ["table-ui", "playback", "sound"],
      [
        "table-ui/CommandField.tsx",
        "table-ui/TypedHelp.tsx",
        "table-ui/TypedMoves.tsx",
        "table-ui/typed-answer.css",
        "table-ui/where/WhatStandsWhere.tsx",
        "table-ui/where/teller.ts",
        "table-ui/where/where.css",
        "table-ui/afterMatch.ts",
        "table-ui/ending",
        "table-ui/share",
      ],
    ),
  },
  { name: "ending", test: sources(["table-ui/ending", "words/needed.ts"]) },
  {
    name: "icecool",
    test: sources(
      ["icecool"],
      [
        "icecool/promos",
        "icecool/aiming",
        "icecool/choosing",
        "icecool/ending",
        "icecool/flights",
        "icecool/drills",
        "icecool/input/commands.ts",
        "icecool/panels/Command.tsx",
        "icecool/panels/ShareNow.tsx",
        "icecool/panels/TableRules.tsx",
        "icecool/panels/tableRules.css",
        "icecool/panels/Think.tsx",
        "icecool/panels/think.css",
        "icecool/where",
      ],
    ),
  },
];
