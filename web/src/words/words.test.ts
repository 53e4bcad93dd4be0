import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import NAMES from "../../tests/fixtures/names.json";
import type { Event } from "../wire/game.ts";
import { filesOf, loadWords } from "./index.ts";
import { pickLanguage } from "./language.ts";
import { printable } from "./printable.ts";
import { type Outcome, Words } from "./words.ts";

interface Told<T> {
  readonly en: string;
  readonly fr: string;
  readonly what: T;
}

type Language = "en" | "fr";
const LANGUAGES: readonly Language[] = ["en", "fr"];

/** What Python says (tests/unit/web/test_sentences.py). */
const python = JSON.parse(readFileSync(new URL("../../tests/fixtures/sentences.json", import.meta.url), "utf8")) as {
  names: string[];
  events: (Omit<Told<never>, "what"> & { event: Event })[];
  owners: number[];
  owned: (Omit<Told<never>, "what"> & { event: Event })[];
  refusals: (Omit<Told<never>, "what"> & { refused: Parameters<Words["refusal"]>[0] })[];
  outcomes: (Omit<Told<never>, "what"> & { over: Outcome })[];
  rules: Record<Language, Record<string, string>>;
};

const words = {} as Record<Language, Words>;

beforeAll(async () => {
  for (const language of LANGUAGES)
    words[language] = await new Words(language).need(
      "common",
      "icecool",
      "icecool-promos",
      "icecool-rules",
      "icetoids",
      "icetoids-rules",
    );
});

test.each(LANGUAGES)("every event is the sentence that the terminal says, in %s", (language) => {
  const said = python.events.map((each) => words[language].event(each.event, python.names));
  expect(said).toEqual(python.events.map((each) => each[language]));
  expect(said.length).toBeGreaterThan(100);
});

test.each(LANGUAGES)("the two penguins of one player are told apart as in the terminal, in %s", (language) => {
  const said = python.owned.map((each) => words[language].event(each.event, python.names, python.owners));
  expect(said).toEqual(python.owned.map((each) => each[language]));
  expect(new Set(said).size).toBe(4);
});

test.each(LANGUAGES)("refusals, outcomes and rules are those of the terminal, in %s", (language) => {
  const speaker = words[language];
  expect(python.refusals.map((each) => speaker.refusal(each.refused))).toEqual(
    python.refusals.map((each) => each[language]),
  );
  expect(python.outcomes.map((each) => speaker.outcome(each.over, python.names))).toEqual(
    python.outcomes.map((each) => each[language]),
  );
  for (const [rule, text] of Object.entries(python.rules[language])) expect(speaker.rule(rule)).toBe(text);
});

test("a message that is not there shows its id, and a refusal that nobody has words for its code", () => {
  expect(words.en.say("no-such-thing")).toBe("no-such-thing");
  expect(words.en.refusal({ code: "so-new" })).toContain("so-new");
});

test("numbers are written as the language does", () => {
  expect(words.en.number(1234.5)).toBe("1,234.5");
  expect(words.fr.number(1234.5)).toMatch(/^1\s234,5$/);
});

test("rooms have names, and those of a school of one's own have numbers", () => {
  expect(words.en.room("2")).not.toContain("2");
  expect(words.en.room("17")).toContain("17");
});

test("a file is loaded once, and one that is missing can be asked for again", async () => {
  const speaker = new Words("en");
  await Promise.all([speaker.need("icetoids"), speaker.need("icetoids")]);
  expect(speaker.has("icetoids-won")).toBe(true);
  expect(speaker.has("icecool-ended")).toBe(false);
  await expect(speaker.need("no-such-file")).rejects.toThrow("no-such-file");
  await expect(speaker.need("no-such-file")).rejects.toThrow("no-such-file");
});

test.each(LANGUAGES)("every file that a page or a table asks for is there, in %s", async (language) => {
  const speaker = await loadWords(language);
  expect(speaker.has("web-title")).toBe(true);
  for (const game of ["icecool", "icecool2", "icecool-both", "icecool-race", "icecool-practice", "icetoids"])
    await speaker.need(...filesOf(game));
  expect(speaker.has("moment-through")).toBe(true);
});

test.each([
  ["fr", ["en-GB"], "fr"],
  [null, ["fr-CA", "en"], "fr"],
  [null, ["de-DE", "fr"], "fr"],
  ["xx", ["de"], "en"],
  [null, [], "en"],
] as const)("the setting %s and the browser's %j make %s", (setting, browser, language) => {
  expect(pickLanguage(setting, browser)).toBe(language);
});

test("a name cannot forge a line", () => {
  expect(printable("\u001b[31mBo\nRed wins\u202e")).toBe("[31mBo Red wins");
  expect(printable("a\u0000\ud800b\tc")).toBe("a b c");
  expect(words.en.name(1, ["", "  "])).toBe("Player 2");
});

test.each(NAMES as [string, string][])("of %j people see %j, as in the terminal", (given, shown) => {
  expect(printable(given)).toBe(shown);
  expect(words.en.name(0, [given])).toBe(shown || "Player 1");
});

test("a shown shot says why, with rooms and players by their names", () => {
  const said = words.en.because({ reason: "icecool-hint-way", details: { room: "3", chance: 70 } });
  expect(said).toBe("Into the Gym, from where it goes on well: 70 in 100 with a steady hand.");
  const caught = words.fr.because({ reason: "icecool-hint-catch", details: { seat: 1, chance: 55 } }, ["Ana", "Ben"]);
  expect(caught).toBe("Ce coup attrape Ben\u00a0: 55 fois sur 100 avec une main sûre.");
});

test.each(["unreachable", "timeout", "broken"])("an answer that is %s is no refusal", async (code) => {
  const said = await new Words("en").need("common", "web");
  expect(said.failure({ code, status: 0 })).toContain("does not answer");
  expect(said.failure({ code: "no-such-table", status: 404 })).toBe(said.refusal({ code: "no-such-table" }));
});
