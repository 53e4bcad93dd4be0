import { expect, test } from "vitest";
import { type Card, pointsOf } from "./standing.ts";

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
