/** A step of the build: Fluent files without their remarks, which are for translators. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const RAW = ".ftl?raw";

/** A Fluent file's messages. A blank line within a text stays: it is part of what is said. */
export function spokenOf(source: string): string {
  return source
    .replaceAll(/^#.*\n?/gm, "")
    .replaceAll(/\n\n+(?=[-a-zA-Z])/g, "\n")
    .trimStart();
}

export function spoken(): Plugin {
  return {
    name: "spoken",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(RAW)) return null;
      const source = readFileSync(id.slice(0, -"?raw".length), "utf-8");
      return `export default ${JSON.stringify(spokenOf(source))};\n`;
    },
  };
}
