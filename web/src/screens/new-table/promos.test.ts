import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../wire/protocol.ts";
import { formFor, withOneMore, withOption } from "./form.ts";
import { blockOf, countOn, isMixed, isOn, mixesOf, promosOf, toggled, withMix } from "./promos.ts";

function promo(name: string, more: Partial<OptionInfo> = {}): OptionInfo {
  const plain = { name, values: ["no", "yes"], default: "no", rule: "WAL-1", open: false };
  return { ...plain, promo: true, against: [["scoring", "tournament"]], seats: [], ...more };
}

const SCORING: OptionInfo = {
  name: "scoring",
  values: ["cards", "tournament"],
  default: "cards",
  rule: "TOUR-1",
  open: false,
  promo: false,
  against: [],
  seats: [],
};
const PAWCLAW = promo("pawclaw", {
  against: [
    ["scoring", "tournament"],
    ["emperor", "yes"],
  ],
});
const EMPEROR = promo("emperor", { against: [["pawclaw", "yes"]] });
const ARTIFACTS = promo("artifacts", { seats: [2, 3, 4] });
const WALRUSES = promo("walruses");
const GAME: GameInfo = {
  id: "icecool2",
  version: 1,
  seats: [2, 3, 4, 5],
  options: [SCORING, PAWCLAW, EMPEROR, ARTIFACTS, WALRUSES],
  levels: ["rookie"],
  physics: true,
  practice: false,
};
const FORM = formFor(GAME, "link");

test("only promos are shown as cards", () => {
  expect(promosOf(GAME).map((each) => each.name)).toEqual(["pawclaw", "emperor", "artifacts", "walruses"]);
});

test("a promo is switched on and off again", () => {
  const on = toggled(FORM, GAME, WALRUSES);
  expect(isOn(on, WALRUSES)).toBe(true);
  expect(toggled(on, GAME, WALRUSES)).toEqual(FORM);
});

test("two that stand on one dot do not go together, whichever was first", () => {
  const bear = toggled(FORM, GAME, PAWCLAW);
  expect(blockOf(bear, GAME, EMPEROR)).toEqual({ why: "promo", promo: "pawclaw" });
  expect(toggled(bear, GAME, EMPEROR)).toBe(bear);
  expect(blockOf(toggled(FORM, GAME, EMPEROR), GAME, PAWCLAW)).toEqual({ why: "promo", promo: "emperor" });
  expect(blockOf(bear, GAME, PAWCLAW)).toBeNull();
});

test("a promo that was on is blocked when one more player sits down than it allows", () => {
  let form = toggled(FORM, GAME, ARTIFACTS);
  expect(countOn(form, GAME)).toBe(1);
  while (form.seats.length < 5) form = withOneMore(form, GAME);
  expect(blockOf(form, GAME, ARTIFACTS)).toEqual({ why: "seats", seats: [2, 3, 4] });
  expect(countOn(form, GAME)).toBe(0);
});

test("nothing goes with a tournament", () => {
  const form = withOption(FORM, SCORING, "tournament");
  expect(blockOf(form, GAME, WALRUSES)).toEqual({ why: "option", option: "scoring", value: "tournament" });
});

test("a mix is offered only where all of it can be had, and everything is all that goes together", () => {
  expect(mixesOf(GAME).map((mix) => mix.id)).toEqual(["bear", "everything"]);
  const everything = mixesOf(GAME).at(-1) ?? { id: "", promos: [] };
  const form = withMix(FORM, GAME, everything);
  expect(promosOf(GAME).map((each) => isOn(form, each))).toEqual([true, false, true, true]);
  expect(isMixed(form, GAME, everything)).toBe(true);
});

test("a mix takes the place of what was on", () => {
  const [bear = { id: "", promos: [] }] = mixesOf(GAME);
  const form = withMix(toggled(FORM, GAME, EMPEROR), GAME, bear);
  expect(form.options).toEqual({ pawclaw: "yes", walruses: "yes" });
  expect(isMixed(form, GAME, bear)).toBe(true);
  expect(isMixed(FORM, GAME, bear)).toBe(false);
});
