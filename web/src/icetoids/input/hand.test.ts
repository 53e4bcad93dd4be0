import { expect, test } from "vitest";
import type { IceToidsOffer } from "../../wire/protocol.ts";
import { sorted } from "./choices.ts";
import { EMPTY_HAND, type Hand, laidAs, pointHeld, tapTile, topAfter, turnedArrows } from "./hand.ts";
import type { Action, View } from "./names.ts";

const TILE = { arrows: ["north", "east"], icons: [] };

function view(changes: object = {}): View {
  return {
    turn: 0,
    pending: null,
    homes: [{ cell: "a2", side: "west" }],
    tiles: Array.from({ length: 16 }, () => TILE),
    pyramids: [
      { seat: 0, cell: "b2", facing: "east" },
      { seat: 0, cell: "b2", facing: "upright" },
      { seat: 0, cell: null, facing: "east" },
      { seat: 1, cell: "c2", facing: "upright" },
    ],
    ...changes,
  } as unknown as View;
}

function choices(...actions: Action[]) {
  const offer = { seat: 0, choices: actions.map((action) => ({ kind: "one-of", action, quiet: false })), lapse: {} };
  const found = sorted(view(), offer as unknown as IceToidsOffer);
  if (found === null) throw new Error("there is an offer");
  return found;
}

const EAST: Action = { kind: "icetoids-move", piece: 0, way: "east", push: null };
const PUSH: Action = { ...EAST, push: 3 };
const NORTH: Action = { kind: "icetoids-move", piece: 1, way: "north", push: null };
const POINT: Action = { kind: "icetoids-point", piece: 0, way: "south" };
const ENTER: Action = { kind: "icetoids-enter", push: null };
const ALL = choices(EAST, PUSH, NORTH, POINT, ENTER);
const holding = (piece: number): Hand => ({ kind: "piece", piece });

test("a tap takes the pyramid nearest to the finger, the next tap the other one, the third lets go", () => {
  expect(tapTile(view(), ALL, EMPTY_HAND, "b2", [1, 0]).hand).toEqual(holding(1));
  expect(tapTile(view(), ALL, EMPTY_HAND, "b2").hand).toEqual(holding(0));
  expect(tapTile(view(), ALL, holding(0), "b2").hand).toEqual(holding(1));
  expect(tapTile(view(), ALL, holding(1), "b2").hand).toEqual(EMPTY_HAND);
});

test("a tap on a tile that can be reached goes there", () => {
  expect(tapTile(view(), ALL, holding(1), "b3")).toEqual({ hand: EMPTY_HAND, act: NORTH });
});

test("where somebody can be pushed the hand asks whom, and a tap on that pyramid answers", () => {
  const { hand, act } = tapTile(view(), ALL, holding(0), "c2");
  expect(act).toBeUndefined();
  expect(hand.kind).toBe("step");
  expect(tapTile(view(), ALL, hand, "c2", [3])).toEqual({ hand: EMPTY_HAND, act: PUSH });
});

test("a tap on a neighbour that cannot be reached points there", () => {
  expect(tapTile(view(), ALL, holding(0), "b1")).toEqual({ hand: EMPTY_HAND, act: POINT });
  expect(pointHeld(view(), ALL, holding(0), "south")?.act).toEqual(POINT);
  expect(pointHeld(view(), ALL, holding(0), "west")).toBeNull();
});

test("a tap on the free home tile brings a pyramid in", () => {
  expect(tapTile(view(), ALL, EMPTY_HAND, "a2").act).toEqual(ENTER);
  expect(tapTile(view(), ALL, { kind: "entry" }, "a2").act).toEqual(ENTER);
});

test("a tap elsewhere lets go", () => {
  expect(tapTile(view(), ALL, holding(0), "d4")).toEqual({ hand: EMPTY_HAND });
});

test("a corner asks from which side", () => {
  const south: Action = { kind: "icetoids-choose-home", cell: "a1", side: "south" };
  const west: Action = { kind: "icetoids-choose-home", cell: "a1", side: "west" };
  const edge: Action = { kind: "icetoids-choose-home", cell: "b1", side: "south" };
  const homes = choices(south, west, edge);
  expect(tapTile(view(), homes, EMPTY_HAND, "b1").act).toEqual(edge);
  expect(tapTile(view(), homes, EMPTY_HAND, "a1").hand).toEqual({ kind: "corner", cell: "a1" });
});

test("a tile that looks alike however it lies is laid as it is offered", () => {
  const straight = { arrows: ["north", "south"], icons: [] };
  const tiles = Array.from({ length: 16 }, () => straight);
  const ways = choices({ kind: "icetoids-orient", way: "north" }, { kind: "icetoids-orient", way: "east" });
  const laying = view({ pending: "a1", tiles });
  expect(laidAs(laying, ways, "south")?.way).toBe("north");
  expect(laidAs(laying, ways, "west")?.way).toBe("east");
  expect(laidAs(view(), ways, "west")).toBeNull();
});

test("arrows turn with their tile", () => {
  expect(turnedArrows({ arrows: ["north", "east"], icons: [] }, "west")).toEqual(["north", "west"]);
  expect([topAfter(0), topAfter(100), topAfter(-80), topAfter(540)]).toEqual(["north", "east", "west", "south"]);
});
