import { expect, test } from "vitest";
import type { IceToidsOffer } from "../../wire/protocol.ts";
import { choicesOf, landing, movable, sorted } from "./choices.ts";
import type { Action, View } from "./names.ts";

/** Red has one pyramid on b2 that points east, and two equal ones on c2; yellow stands on c2 as well. */
const VIEW = {
  turn: 0,
  homes: [{ cell: "a2", side: "west" }, null],
  pyramids: [
    { seat: 0, cell: "b2", facing: "east" },
    { seat: 0, cell: "d2", facing: "upright" },
    { seat: 0, cell: "d2", facing: "upright" },
    { seat: 1, cell: "c2", facing: "upright" },
    { seat: 1, cell: null, facing: "west" },
    { seat: 1, cell: null, facing: "west" },
  ],
} as unknown as View;

function offer(...actions: [Action, boolean?][]): IceToidsOffer {
  const choices = actions.map(([action, quiet = false]) => ({ kind: "one-of" as const, action, quiet }));
  return { seat: 0, choices, lapse: { kind: "icetoids-lapse", seat: 0 } };
}

const OFFER = offer(
  [{ kind: "icetoids-move", piece: 0, way: "east", push: null }],
  [{ kind: "icetoids-move", piece: 0, way: "east", push: 3 }],
  [{ kind: "icetoids-move", piece: 0, way: "north", push: null }],
  [{ kind: "icetoids-point", piece: 0, way: "south" }],
  [{ kind: "icetoids-point", piece: 1, way: "west" }],
  [{ kind: "icetoids-point", piece: 1, way: "east" }, true],
);

test("moves that differ only in the push are one step with several ways to do it", () => {
  const choices = sorted(VIEW, OFFER);
  const [first] = choices?.pieces ?? [];
  expect(first?.steps.map(({ way, to, ways }) => [way, to, ways.length])).toEqual([
    ["east", "c2", 2],
    ["north", "b3", 1],
  ]);
  expect(first?.steps.map(landing)).toEqual(["d2", "b4"]);
});

test("a pointless way to point is marked as quiet", () => {
  const second = sorted(VIEW, OFFER)?.pieces[1];
  expect(second?.turnings.map(({ way, quiet }) => [way, quiet])).toEqual([
    ["west", false],
    ["east", true],
  ]);
});

test("a pyramid that looks like an offered one stands for it", () => {
  const choices = sorted(VIEW, OFFER);
  if (choices === null) throw new Error("there is an offer");
  expect(choicesOf(VIEW, choices, 2)?.piece).toBe(1);
  expect(choicesOf(VIEW, choices, 3)).toBeNull();
  expect(movable(VIEW, choices, "d2").map(({ piece }) => piece)).toEqual([1]);
  expect(movable(VIEW, choices, "c2")).toEqual([]);
});

test("coming in is a step onto the home tile, away from the mat", () => {
  const entering = sorted(VIEW, offer([{ kind: "icetoids-enter", push: null }]))?.entry;
  expect([entering?.to, entering?.way, entering?.ways.length]).toEqual(["a2", "east", 1]);
  expect(sorted(VIEW, OFFER)?.entry).toBeNull();
});

test("without an offer there is nothing to choose", () => {
  expect(sorted(VIEW, null)).toBeNull();
});
