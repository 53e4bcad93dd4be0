import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../wire/protocol.ts";
import {
  choiceOf,
  formFor,
  isApart,
  isPassed,
  nameIn,
  optionId,
  optionOf,
  requestOf,
  seatChoices,
  valuesOf,
  withChoice,
  withName,
  withOneMore,
  withOption,
  withoutSeat,
} from "./form.ts";

const CATCHER = {
  name: "first_catcher",
  values: ["seed", "1", "2", "3", "4"],
  default: "seed",
  rule: "SETUP-4",
  open: false,
  promo: false,
  against: [],
  seats: [],
};
const WALRUSES: OptionInfo = {
  name: "walruses",
  values: ["no", "yes"],
  default: "no",
  rule: "WAL-1",
  open: false,
  promo: true,
  against: [["scoring", "tournament"]],
  seats: [2, 3, 4],
};

const GAME: GameInfo = {
  id: "icecool2",
  version: 1,
  seats: [2, 3, 4],
  options: [CATCHER, WALRUSES],
  levels: ["pebble", "rookie"],
  physics: true,
  practice: false,
};
const ALONE: GameInfo = { ...GAME, id: "icecool-practice", seats: [1], practice: true };

const kinds = (form: { seats: readonly { kind: string }[] }) => form.seats.map((seat) => seat.kind);

test("against bots the table is full; with friends it begins with two", () => {
  expect(kinds(formFor(GAME, "bots"))).toEqual(["person", "bot", "bot", "bot"]);
  expect(kinds(formFor(GAME, "link"))).toEqual(["person", "open"]);
  expect(kinds(formFor(GAME, "here"))).toEqual(["person", "person"]);
  expect(kinds(formFor(ALONE, "link"))).toEqual(["person"]);
});

test("a level that the game does not have is never asked for", () => {
  expect(formFor({ ...GAME, levels: ["pebble"] }, "bots").seats[1]?.level).toBe("pebble");
});

test("seats are added and removed only as the game allows", () => {
  let form = formFor(GAME, "link");
  expect(withoutSeat(form, GAME, 1)).toBe(form);
  form = withOneMore(withOneMore(form, GAME), GAME);
  expect(kinds(form)).toEqual(["person", "open", "open", "open"]);
  expect(withOneMore(form, GAME)).toBe(form);
  expect(kinds(withoutSeat(form, GAME, 0))).toEqual(["open", "open", "open"]);
});

test("a seat of this device that is added has no name yet", () => {
  const named = withName(formFor(GAME, "here"), 1, "Bo");
  expect(withOneMore(named, GAME).seats[2]).toEqual({ kind: "person" });
});

test("a game for one player has no seat to wait for", () => {
  expect(seatChoices(ALONE)).not.toContain("open");
  expect(seatChoices(GAME)).toEqual(["person", "open", "bot:pebble", "bot:rookie"]);
});

test("a choice is what it was chosen as", () => {
  const form = formFor(GAME, "link");
  for (const choice of seatChoices(GAME)) {
    expect(choiceOf(withChoice(form, 1, choice).seats[1] ?? { kind: "open" })).toBe(choice);
  }
});

test("only what differs from the default is sent", () => {
  const form = withOption(formFor(GAME, "bots"), WALRUSES, "yes");
  expect(requestOf(form, GAME).options).toEqual({ walruses: "yes" });
  expect(requestOf(withOption(form, WALRUSES, "no"), GAME).options).toEqual({});
  expect(optionOf(form, CATCHER)).toBe("seed");
});

test("nobody who does not sit here is the first Catcher", () => {
  const two = formFor(GAME, "link");
  expect(valuesOf(two, CATCHER)).toEqual(["seed", "1", "2"]);
  const chosen = withOption(withOneMore(two, GAME), CATCHER, "3");
  expect(requestOf(chosen, GAME).options).toEqual({ first_catcher: "3" });
  expect(requestOf(withoutSeat(chosen, GAME, 2), GAME).options).toEqual({});
});

test("labels are found under the id that the terminal uses", () => {
  expect(optionId("icecool2", "first_catcher")).toBe("icecool-option-first-catcher");
});

test("a device with two people is passed round", () => {
  expect(isPassed(formFor(GAME, "here"))).toBe(true);
  expect(isPassed(formFor(GAME, "bots"))).toBe(false);
});

test("a table's clock is null or has its seconds", () => {
  const form = formFor(GAME, "bots");
  expect(requestOf(form, GAME).clock).toBeNull();
  expect(requestOf({ ...form, clock: "60" }, GAME).clock).toEqual({ turn_s: 60, bank_s: 120 });
});

test("a table says how long its host waits for a lost connection, which only players elsewhere can have", () => {
  expect(requestOf(formFor(GAME, "link"), GAME).grace_s).toBe(15);
  expect(requestOf({ ...formFor(GAME, "link"), grace: 300 }, GAME).grace_s).toBe(300);
  expect((["link", "here", "bots"] as const).map((company) => isApart(formFor(GAME, company)))).toEqual([
    true,
    false,
    false,
  ]);
});

test("what is blocked is not asked for", () => {
  const form = withOption(formFor(GAME, "bots"), WALRUSES, "yes");
  expect(requestOf(form, GAME, (option) => option.promo).options).toEqual({});
});

test("teams are offered as so many players can be two to four of them", () => {
  const teams: OptionInfo = { ...CATCHER, name: "teams", values: ["auto", "pairs", "alone"], default: "auto" };
  const form = formFor(GAME, "link");
  expect(valuesOf(form, teams)).toEqual(["auto", "alone"]);
  expect(valuesOf(withOneMore(form, GAME), teams)).toEqual(["auto", "pairs", "alone"]);
  const many = { ...form, seats: Array.from({ length: 6 }, () => ({ kind: "open" }) as const) };
  expect(valuesOf(many, teams)).toEqual(["auto", "pairs"]);
});

test("whoever makes the table is the first person who sits there", () => {
  const here = withName(formFor(GAME, "here", "Ana"), 1, "Ben");
  expect(nameIn(here)).toBe("Ana");
  expect(nameIn(withChoice(here, 0, "bot:pebble"))).toBe("Ben");
  expect(nameIn(withChoice(formFor(GAME, "bots"), 0, "open"))).toBe("");
});
