import { expect, test } from "vitest";
import type { StoryLine } from "../../table/state/tableState.ts";
import type { Event } from "../../wire/game.ts";
import { flightsOf } from "./flightsOf.ts";

function lines(...events: object[]): StoryLine[] {
  return events.map((event, id) => ({ id, ply: 9, event: event as Event, rule: null, seat: null }));
}

test("a fish comes from the board to its owner, with the card that it brings", () => {
  const told = lines({ kind: "icecool-token-taken", seat: 2 }, { kind: "icecool-card-drawn", seat: 2, card: null });
  expect(flightsOf(told)).toEqual([{ id: 0, what: "fish", of: 2, from: null, to: 2, card: true }]);
  expect(flightsOf(told.slice(0, 1))[0]?.card).toBe(false);
});

test("an ID goes from who was caught to who caught, in the colours of its owner", () => {
  const told = lines({ kind: "icecool-id-taken", seat: 1, by: 0 });
  expect(flightsOf(told)).toEqual([{ id: 0, what: "ID", of: 1, from: 1, to: 0, card: false }]);
});

test("nothing flies for anything else, and not everything after a long skip", () => {
  expect(flightsOf(lines({ kind: "icecool-caught-again", seat: 1, by: 0 }))).toEqual([]);
  expect(flightsOf(lines(...Array(9).fill({ kind: "icecool-token-taken", seat: 1 })))).toHaveLength(4);
});
