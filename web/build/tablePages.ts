/**
 * A step of the build: the page of a table, one for each game and language, as `pages/GAME-LANGUAGE.html`. It is the same
 * page, and names all files that such a table needs: they are asked for at once and not one after the other.
 */

import type { Plugin, Rolldown } from "vite";

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** Sources that a game's table is made of, in the order in which their files are asked for; `*` is the language. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  icecool: [
    "src/words/packs/*-page.ts",
    "src/icecool/Table.tsx",
    "src/words/packs/*-icecool.ts",
    "src/school/stage/stages.ts",
  ],
  icetoids: ["src/words/packs/*-page.ts", "src/icetoids/Table.tsx", "src/words/packs/*-icetoids.ts"],
};
const LANGUAGES = ["en", "fr"] as const;
/** What a table does while all that is on its way. */
const FIRST = "src/early.ts";

/** The chunk that an import of this source loads. */
function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.facadeModuleId?.endsWith(`/${source}`)) return file;
  }
  throw new RangeError(`nothing was built of ${source}`);
}

/** A chunk, what it imports at once, and their styles. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, found: Set<string>): void {
  if (found.has(chunk.fileName)) return;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === "chunk") withImports(bundle, next, found);
  }
  // Styles of what is imported come first: those of the importer go over them.
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
}

/** As the page's own elements ask for it: what is asked for in another way is fetched twice. */
function link(file: string): string {
  return `<link rel="${file.endsWith(".css") ? "stylesheet" : "modulepreload"}" crossorigin href="/${file}">`;
}

/** The script that holds a source and runs as soon as it is there. What it imports, the page names for itself. */
function early(bundle: Bundle, source: string): string {
  const holds = (file: Bundle[string]) => "moduleIds" in file && file.moduleIds.some((id) => id.endsWith(`/${source}`));
  const chunk = Object.values(bundle).find(holds);
  if (chunk === undefined) throw new RangeError(`nothing was built of ${source}`);
  return `<script type="module" async crossorigin src="/${chunk.fileName}"></script>`;
}

const lines = (all: readonly string[]) => all.map((line) => `    ${line}\n`).join("");

/** The page of a game's table in a language, made of the page for everything. */
export function pageOf(bundle: Bundle, page: string, game: string, language: string): string {
  const files = new Set<string>();
  for (const source of TABLES[game] ?? []) withImports(bundle, chunkOf(bundle, source.replace("*", language)), files);
  const links = [...files].filter((file) => !page.includes(file)).map(link);
  return page
    .replace(/<html lang="\w+">/, `<html lang="${language}" data-game="${game}">`)
    .replace(/(?= *<script)/, lines([early(bundle, FIRST)]))
    .replace("  </head>", `${lines(links)}  </head>`);
}

export function tablePages(): Plugin {
  return {
    name: "table-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("no page was built");
      for (const game of Object.keys(TABLES)) {
        for (const language of LANGUAGES) {
          const source = pageOf(bundle, page.source.toString(), game, language);
          this.emitFile({ type: "asset", fileName: `pages/${game}-${language}.html`, source });
        }
      }
    },
  };
}
