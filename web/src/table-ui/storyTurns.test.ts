import { expect, test } from "vitest";
import type { StoryLine } from "../table/state/tableState.ts";
import type { Event } from "../wire/game.ts";
import { headOf, passagesOf } from "./storyTurns.ts";

const isBot = (seat: number) => seat !== 0;
let count = 0;

function line(kind: string, seat: number | null): StoryLine {
  count += 1;
  return { id: count, ply: count, event: { kind, rule: "X-1" } as unknown as Event, rule: "X-1", seat };
}

/** Passages as words: whose turn, and what is in it. */
function read(lines: readonly StoryLine[]): [number | null, ...string[]][] {
  return passagesOf(lines, isBot).map(({ of, lines: told }) => [of, ...told.map(({ event }) => event?.kind ?? "back")]);
}

test("all that follows from a bot's turn is one passage, up to the next turn", () => {
  const lines = [
    line("icecool-turn-began", 1),
    line("icecool-placed-on-line", 1),
    line("icecool-flicked", 1),
    line("icecool-id-taken", 0),
    line("icecool-card-drawn", 2),
    line("icecool-turn-began", 2),
  ];
  const all = ["turn-began", "placed-on-line", "flicked", "id-taken", "card-drawn"];
  expect(read(lines)).toEqual([
    [1, ...all.map((kind) => `icecool-${kind}`)],
    [2, "icecool-turn-began"],
  ]);
});

test("what a person does is told line by line, and so is what begins and ends", () => {
  const lines = [
    line("icecool-round-began", null),
    line("icecool-tokens-hung", null),
    line("icecool-turn-began", 0),
    line("icecool-flicked", 0),
    line("icecool-turn-began", 1),
    line("icecool-flicked", 1),
    line("icecool-round-ended", null),
    line("icecool-card-counted", 1),
    line("icecool-ended", null),
  ];
  expect(read(lines).map(([of, ...kinds]) => [of, kinds.length])).toEqual([
    [null, 1],
    [null, 1],
    [null, 1],
    [null, 1],
    [1, 2],
    [null, 1],
    [null, 1],
    [null, 1],
  ]);
});

test("a move that is taken back ends a bot's passage", () => {
  const back: StoryLine = { id: 99, ply: 9, event: null, rule: null, seat: null };
  expect(read([line("icecool-turn-began", 1), back, line("icecool-flicked", 1)]).map(([of]) => of)).toEqual([
    1,
    null,
    null,
  ]);
});

test("in IceToids each step of a bot is a passage, with what follows from it", () => {
  const lines = [line("icetoids-moved", 1), line("icetoids-tile-turned", 1), line("icetoids-pointed", 1)];
  expect(read(lines)).toEqual([
    [1, "icetoids-moved", "icetoids-tile-turned"],
    [1, "icetoids-pointed"],
  ]);
});

test.each([
  [["turn-began", "flicked"], "flicked"],
  [["turn-began", "placed-on-line"], "placed-on-line"],
  [["turn-began", "placed-on-line", "flicked", "token-taken", "card-drawn", "id-taken"], "id-taken"],
  [["turn-began", "flicked", "token-taken", "card-drawn"], "token-taken"],
  [["turn-began", "honeycomb-spent", "flicked"], "honeycomb-spent"],
])("of %j the head is %s", (kinds, head) => {
  const told = kinds.map((kind) => ({ line: line(`icecool-${kind}`, 1) }));
  expect(headOf(told)?.line.event?.kind).toBe(`icecool-${head}`);
});
