import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partOf } from "../../build/fluentTexts.ts";

const SOURCES = new URL("../", import.meta.url);
const LOCALES = new URL("../../../src/coldsnap/locales/", import.meta.url);

function messages(language: string): Set<string> {
  const files = readdirSync(new URL(`${language}/`, LOCALES)).filter((name) => name.endsWith(".ftl"));
  const read = (name: string) => readFileSync(new URL(`${language}/${name}`, LOCALES), "utf8");
  // As they are served: what is left out there cannot be said.
  const texts = files.map((name) => partOf(`/${name}`, read(name), false) + aside(name, read(name)));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? "")));
}

/** What is asked for beside a file's own texts. */
function aside(name: string, text: string): string {
  return ["icecool.ftl", "web-icecool.ftl"].includes(name) ? partOf(`/${name}`, text, true) : "";
}

/** What a pattern finds in the client's sources, and where. */
function found(pattern: RegExp): [string, string][] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."));
  return sources.flatMap((name) => {
    const text = readFileSync(new URL(name, SOURCES), "utf8");
    return [...text.matchAll(pattern)].map((match): [string, string] => [match[1] ?? "", name]);
  });
}

test.each(["en", "fr"])("every message that the client names is there, in %s", (language) => {
  const there = messages(language);
  const named = [...found(/\bsay\(\s*"([^"]+)"/g), ...found(/\bmessage(?:: | = )"(moment-[^"]+)"/g)];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([id]) => !there.has(id))).toEqual([]);
});

test.each(["en", "fr"])("of a message that is put together the beginning is there, in %s", (language) => {
  const there = [...messages(language)];
  const begun = found(/\bsay\(\s*`([^`$]+)\$\{/g);
  expect(begun.length).toBeGreaterThan(5);
  expect(begun.filter(([prefix]) => !there.some((id) => id.startsWith(prefix)))).toEqual([]);
});
