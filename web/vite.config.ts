import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { CHUNKS } from "./build/chunks.ts";
import { compress } from "./build/compress.ts";
import { fluentTexts } from "./build/fluentTexts.ts";
import { slimThree } from "./build/slimThree.ts";
import { tablePages } from "./build/tablePages.ts";
import { workerCacheName } from "./build/workerCacheName.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `vite dev` finds a server with tables: `make serve`, or another one. */
const tables = process.env.COLDSNAP_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: at("."),
  plugins: [slimThree(), fluentTexts(), workerCacheName(), tablePages(), compress()],
  build: {
    outDir: at("../src/coldsnap/web_dist"),
    emptyOutDir: true,
    target: "es2023",
    // The server's policy allows no data: fonts and no inline script, but small pictures.
    assetsInlineLimit: (file, content) => file.endsWith(".svg") && content.length < 512,
    modulePreload: { polyfill: false },
    // Whoever gets the bundle gets the licences of what is in it.
    license: { fileName: "licenses.txt" },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: at("index.html"), early: at("src/early.ts"), sw: at("worker/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [...CHUNKS] },
      },
    },
  },
  server: {
    fs: { allow: [at("..")] },
    proxy: {
      "/api": { target: tables },
      "/ws": { target: tables, ws: true },
    },
  },
  test: {
    include: ["{src,build}/**/*.test.{ts,tsx}"],
    // Milliseconds. Only what hangs takes as long as this, however slow and busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
