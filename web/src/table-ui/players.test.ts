import { expect, test } from "vitest";
import { icetoidsView } from "../table/state/samples.fixture.ts";
import { EMPTY, type TableState } from "../table/state/tableState.ts";
import { Words } from "../words/words.ts";
import { clockText, isTicking, playerNames, playerRows } from "./players.ts";

function table(): TableState {
  const seat = (number: number, more: object) => ({
    seat: number,
    name: "",
    level: null,
    clock: null,
    here: false,
    ...more,
  });
  const seats = [seat(0, { kind: "person", name: "Ana" }), seat(1, { kind: "bot", level: "chick" })];
  return {
    ...EMPTY,
    people: { kind: "people", seats, watchers: 0, started: true, running: null } as unknown as TableState["people"],
    welcome: { mine: [0] } as unknown as TableState["welcome"],
  };
}

function words(): Words {
  const english = new Words("en");
  english.add("level-chick-name = Chick\nweb-bot-name-2 = Flo\nseat-name = Player { $number }\n");
  return english;
}

test.each([
  [65_000, "1:05"],
  [59_001, "1:00"],
  [9_910, "10.0"],
  [9_900, "9.9"],
  [0, "0.0"],
  [3_725_000, "1:02:05"],
])("%i milliseconds are read as %s", (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

test("a bot without a name has the one of its seat, and is always here", () => {
  expect(playerNames(table(), words())).toEqual(["Ana", "Flo"]);
  expect(playerRows(table(), words(), 0).map(({ name, you, here }) => [name, you, here])).toEqual([
    ["Ana", true, false],
    ["Flo", false, true],
  ]);
});

test("who is away has a grace, which is counted down to the second", () => {
  const away = table();
  const people = {
    ...away.people,
    seats: away.people?.seats.map((seat) => ({ ...seat, away_ms: 0, grace_ms: seat.seat === 0 ? 15_000 : 0 })),
  } as TableState["people"];
  const state: TableState = { ...away, people, peopleAt: 1000, now: { ...away.now, view: icetoidsView(0) } };
  const seen = (now: number) => playerRows(state, words(), now).map(({ waited, grace }) => [waited, grace]);
  expect(seen(1000)).toEqual([
    [true, 15],
    [false, 0],
  ]);
  expect(seen(4001)[0]).toEqual([true, 12]);
  expect(seen(15_999)[0]).toEqual([true, 1]);
  expect(isTicking(state, 15_999)).toBe(true);
  expect(seen(16_000)[0]).toEqual([true, 0]);
  expect(isTicking(state, 16_000)).toBe(false);
});

test("a feeling is shown for a while and then gone", () => {
  const state: TableState = { ...table(), emotes: [{ id: 1, seat: 1, emote: "wow", at: 1000 }] };
  expect(playerRows(state, words(), 2000).map((row) => row.emote)).toEqual([null, "wow"]);
  expect(isTicking(state, 2000)).toBe(true);
  expect(playerRows(state, words(), 6000).map((row) => row.emote)).toEqual([null, null]);
  expect(isTicking(state, 6000)).toBe(false);
});

test("whoever has flicked is lit while all slides, and nobody waits for them", () => {
  const view = { kind: "icecool-view", stage: "shot", flicker: 1, turn: { seat: 1 }, asked: null };
  const now = { ...EMPTY.now, simulating: true, view: view as unknown as TableState["now"]["view"] };
  const rows = playerRows({ ...table(), now }, words(), 0);
  expect(rows.map(({ active, waited }) => [active, waited])).toEqual([
    [false, false],
    [true, false],
  ]);
});
