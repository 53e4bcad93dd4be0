/** A step of the build: beside every text that is worth it, the same text packed. The server sends what a browser takes. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
/** Smaller texts fit into one packet as they are. */
const SMALL = 1024;
/** Almost as small as the best (11), and twenty times as fast. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** Writes `x.js.gz` and `x.js.br` beside `x.js`, for all of the output. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const path of filesIn(folder)) {
        const text = readFileSync(path);
        if (!TEXTS.has(extname(path)) || text.length < SMALL) continue;
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(text, BROTLI));
      }
    },
  };
}
