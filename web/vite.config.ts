import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { CHUNKS } from "./build/chunks.ts";
import { packed } from "./build/packed.ts";
import { pages } from "./build/pages.ts";
import { slim } from "./build/slim.ts";
import { spoken } from "./build/spoken.ts";
import { stamped } from "./build/stamped.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `vite dev` finds a server with tables: `make serve`, or another one. */
const tables = process.env.COLDSNAP_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: at("."),
  plugins: [slim(), spoken(), stamped(), pages(), packed()],
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
