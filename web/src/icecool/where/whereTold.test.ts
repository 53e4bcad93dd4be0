import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { told as toidsTold } from "../../icetoids/where.ts";
import { TOPICS, topicOf } from "../../table-ui/where/teller.ts";
import type { IceCoolView, IceToidsView } from "../../wire/protocol.ts";
import { Words } from "../../words/words.ts";
import { told } from "./where.ts";

type Language = "en" | "fr";
const LANGUAGES: readonly Language[] = ["en", "fr"];
const python = JSON.parse(
  readFileSync(new URL("../../../tests/fixtures/where_told.json", import.meta.url), "utf8"),
) as {
  names: string[];
  positions: {
    position: string;
    view: IceCoolView | IceToidsView;
    told: Record<Language, Record<string, string[]>>;
  }[];
};
const words = {} as Record<Language, Words>;

beforeAll(async () => {
  for (const language of LANGUAGES)
    words[language] = await new Words(language).need("common", "icecool", "icecool-promos", "icetoids", "where");
});

test.each(LANGUAGES)("what stands where is told in the terminal's sentences, in %s", (language) => {
  for (const { position, view, told: expected } of python.positions) {
    const of = { words: words[language], names: python.names };
    const said = (topic: (typeof TOPICS)[number]) =>
      view.kind === "icecool-view" ? told({ ...of, view }, topic) : toidsTold({ ...of, view, seat: 0 }, topic);
    for (const topic of TOPICS) expect(said(topic), `${position}: ${topic}`).toEqual(expected[language][topic]);
  }
  expect(python.positions.length).toBeGreaterThan(8);
});

test("topics are asked for in English and in the words of the page, without accents too", () => {
  expect(topicOf(words.fr, " OÙ ")).toBe("where");
  expect(topicOf(words.fr, "ou")).toBe("where");
  expect(topicOf(words.fr, "who")).toBe("who");
  expect(topicOf(words.en, "fish")).toBe("fish");
  expect(topicOf(words.en, "fish 2 1-3 2-4")).toBeNull();
});
