/**
 * What is served of the Fluent files: without their remarks, which are for translators, and without what no table says.
 * How moves are typed and what options are called, the form and the help ask for (`?aside`), and what a window, cards or only
 * the time after the first flick says, what shows it; what only the terminal says, nobody.
 */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Of each file, what is left out of it. */
const LEFT: Readonly<Record<string, RegExp>> = {
  common: /^(?:cli|net|bot)-|^icecool-board-(?!points$|setting-up$)/,
  icecool: /^[\w-]*(?:-option-|-notation$)/,
  "web-icecool": /^web-icecool-(?:think|rules-|card-|card$|peek|hide-cards|own-cards|pass-)/,
};
const ENTRY = /^(?=-?[a-zA-Z][\w-]* *=)/m;
const ID = /^-?[a-zA-Z][\w-]*/;

/** A Fluent file's messages. A blank line within a text stays: it is part of what is said. */
export function withoutRemarks(source: string): string {
  return source
    .replaceAll(/^#.*\n?/gm, "")
    .replaceAll(/\n\n+(?=[-a-zA-Z])/g, "\n")
    .trimStart();
}

/** The messages of a file that are said at a table, or those that are not. */
export function partOf(file: string, source: string, aside: boolean): string {
  const left = LEFT[/([^/]+)\.ftl$/.exec(file)?.[1] ?? ""];
  if (left === undefined) return source;
  return source
    .split(ENTRY)
    .filter((entry) => left.test(ID.exec(entry)?.[0] ?? "") === aside)
    .join("");
}

export function fluentTexts(): Plugin {
  return {
    name: "fluent-texts",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl") || (query !== "raw" && query !== "aside")) return null;
      const source = withoutRemarks(readFileSync(file, "utf-8"));
      return `export default ${JSON.stringify(partOf(file, source, query === "aside"))};\n`;
    },
  };
}
