import { expect, test } from "vitest";
import { SCHOOL } from "../../school/stage/school.fixture.ts";
import { parted } from "../../ui/controls/RuleText.tsx";
import { loadWords } from "../../words/index.ts";
import { fluentSource } from "../../words/sources.ts";
import school from "../front/school.json";
import { grouped, plain, ruleIds, searched } from "./ruleBook.ts";

test("rules stand in the order of the file, by chapters", () => {
  const ids = ruleIds("rule-TURN-1 = a\nrule-TURN-2 = b\n# rule-X-1 = no\nrule-DOOR-1 = c\n");
  expect(ids).toEqual(["TURN-1", "TURN-2", "DOOR-1"]);
  const groups = grouped(ids, (id) => `text of ${id}`);
  expect(groups.map((group) => [group.name, group.rules.length])).toEqual([
    ["TURN", 2],
    ["DOOR", 1],
  ]);
});

test("one finds words without their accents, in any order, and ids", () => {
  const groups = grouped(["TURN-1", "DOOR-1"], (id) => (id === "TURN-1" ? "L’École est ouverte" : "Une porte"));
  const found = (typed: string) => searched(groups, typed).flatMap((group) => group.rules.map((rule) => rule.id));
  expect(found("ecole")).toEqual(["TURN-1"]);
  expect(found("ouverte l'école")).toEqual(["TURN-1"]);
  expect(found("door-1")).toEqual(["DOOR-1"]);
  expect(found("")).toEqual(["TURN-1", "DOOR-1"]);
  expect(found("walrus")).toEqual([]);
  expect(plain("É’")).toBe("e'");
});

test.each(["en", "fr"])("in %s every chapter has a title, and our rulings are told apart", async (language) => {
  const words = await loadWords(language);
  for (const game of ["icecool", "icetoids"]) {
    await words.need(`${game}-rules`);
    const ids = ruleIds(await fluentSource(language, `${game}-rules`));
    const groups = grouped(ids, (id) => words.rule(id));
    for (const group of groups) expect(words.has(`web-rules-group-${group.name}`), group.name).toBe(true);
    const ours = ids.filter((id) => parted(words.rule(id), words.say("web-rules-ours")).ours !== null);
    expect(ours.length).toBeGreaterThan(3);
  }
});

test("a rule without a ruling is one text", () => {
  expect(parted("Just so.", "Our ruling:")).toEqual({ book: "Just so.", ours: null });
  expect(parted("Just so. Our ruling: and so.", "Our ruling:")).toEqual({ book: "Just so.", ours: "and so." });
});

test.each(["en", "fr"])("the pictures of the rules are there in %s", (language) => {
  const pictures = Object.keys(import.meta.glob("./pictures/*.svg"));
  for (const game of ["icecool", "icetoids"]) expect(pictures).toContain(`./pictures/${game}-${language}.svg`);
});

test("the front page's school is the one of the layout file", () => {
  expect(school.layout.rooms).toEqual(SCHOOL.rooms);
  expect(school.layout.doors.map((door) => door.id)).toEqual(SCHOOL.doors.map((door) => door.id));
});
