/** The Fluent files, the very ones that the terminal reads. Each is a chunk of its own, loaded when it is wanted. */

const FILES = import.meta.glob<string>("../../../src/coldsnap/locales/*/*.ftl", { query: "?raw", import: "default" });

/** The text of a Fluent file: `fluentSource("fr", "icecool")`. */
export async function fluentSource(language: string, file: string): Promise<string> {
  const load = FILES[`../../../src/coldsnap/locales/${language}/${file}.ftl`];
  if (load === undefined) throw new RangeError(`no texts ${language}/${file}`);
  return await load();
}
