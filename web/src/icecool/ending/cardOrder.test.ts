import { expect, test } from "vitest";
import type { IceCoolView } from "../../wire/protocol.ts";
import { handsOf, openAfter, pointsSeen, toTurn } from "./cardOrder.ts";

const VIEW = {
  slices: [
    {
      kind: "icecool-cards-seen",
      pile: 3,
      hands: [
        { down: 2, up: ["1"], cards: ["3", "1"] },
        { down: 0, up: [], cards: [] },
        { down: 3, up: [], cards: ["2", "2", "1-jump"] },
      ],
    },
  ],
} as unknown as IceCoolView;

test("cards are turned over one of each in turn, and the dear ones come last", () => {
  const hands = handsOf(VIEW);
  expect(hands[0]?.down).toEqual(["1", "3"]);
  expect(toTurn(hands)).toBe(5);
  expect([0, 1, 2, 3, 4, 5, 9].map((turns) => openAfter(hands, turns))).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [2, 0, 1],
    [2, 0, 2],
    [2, 0, 3],
    [2, 0, 3],
  ]);
});

test("points are those of the cards that are open", () => {
  const [hand] = handsOf(VIEW);
  expect(hand && [0, 1, 2].map((open) => pointsSeen(hand, open))).toEqual([1, 2, 5]);
});

test("where nobody holds cards nothing is turned over", () => {
  expect(handsOf({ slices: [] } as unknown as IceCoolView)).toEqual([]);
});
