/** A step of the build: the service worker gets a name for this build, so that a new one takes the old one's place. */

import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const MARK = "%BUILD%";
const WORKER = "sw.js";

export function workerCacheName(): Plugin {
  return {
    name: "worker-cache-name",
    apply: "build",
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk" || !worker.code.includes(MARK))
        throw new Error(`${WORKER} has no place for ${MARK}`);
      // The names hold hashes of what is in the files.
      const names = Object.keys(bundle).sort().join("\n");
      worker.code = worker.code.replace(MARK, createHash("sha256").update(names).digest("hex").slice(0, 12));
    },
  };
}
