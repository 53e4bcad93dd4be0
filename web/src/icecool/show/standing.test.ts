import { expect, test } from "vitest";
import type { IceCoolView } from "../../wire/protocol.ts";
import { type Card, cardsThatDecide, pointsOf } from "./standing.ts";

test.each<[Card, number]>([
  ["1", 1],
  ["1-jump", 1],
  ["1-doors", 1],
  ["1-bounce", 1],
  ["blank", 1],
  ["2", 2],
  ["3", 3],
  ["emerald", 3],
])("a card %s shows its points", (card, points) => {
  expect(pointsOf(card)).toBe(points);
});

test("where points are equal and ranks are not, the number of cards is told", () => {
  const hands = [13, 10, 10, 8].map((down) => ({ down, up: [], cards: null }));
  const view = {
    ending: { ranking: [[0], [1, 2], [3]], points: [22, 22, 22, 16], reason: "" },
    slices: [{ kind: "icecool-cards-seen", hands }],
  } as unknown as IceCoolView;
  expect([0, 1, 2, 3].map((seat) => cardsThatDecide(view, seat))).toEqual([13, 10, 10, null]);
});
