/** The Fluent files, the very ones that the terminal reads. What is needed together is one chunk, loaded when wanted. */

const FOLDER = "../../../src/coldsnap/locales";
const PACKS = import.meta.glob<Readonly<Record<string, string>>>("./packs/*.ts", { import: "texts" });
const SINGLE = import.meta.glob<string>(
  [
    "../../../src/coldsnap/locales/*/*.ftl",
    "!../../../src/coldsnap/locales/*/{common,web,web-table}.ftl",
    "!../../../src/coldsnap/locales/*/{icecool,web-icecool,web-moments}.ftl",
    "!../../../src/coldsnap/locales/*/{icetoids,web-icetoids}.ftl",
    "!../../../src/coldsnap/locales/*/{terminal,help,errors}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** What few people ask for, of files that everybody needs; `build/fluentTexts.ts` takes it out of those. */
const ASIDE = import.meta.glob<string>("../../../src/coldsnap/locales/*/{icecool,web-icecool}.ftl", {
  query: "?aside",
  import: "default",
});

/** Which files of a language are in which pack. */
const PACKED: Readonly<Record<string, string>> = {
  common: "page",
  web: "page",
  "web-table": "page",
  icecool: "icecool",
  "web-icecool": "icecool",
  "web-moments": "icecool",
  icetoids: "icetoids",
  "web-icetoids": "icetoids",
};

/** The text of a Fluent file: `fluentSource("fr", "icecool")`; `icecool-aside`: what is left out of a file. */
export async function fluentSource(language: string, file: string): Promise<string> {
  const load = PACKS[`./packs/${language}-${PACKED[file]}.ts`];
  // A pack is nearer to the sources by one folder.
  const text =
    load === undefined
      ? (
          SINGLE[`${FOLDER}/${language}/${file}.ftl`] ??
          ASIDE[`${FOLDER}/${language}/${file.replace("-aside", "")}.ftl`]
        )?.()
      : (await load())[`../${FOLDER}/${language}/${file}.ftl`];
  if (text === undefined) throw new RangeError(`no texts ${language}/${file}`);
  return await text;
}
