import { expect, test } from "vitest";
import { WELCOME } from "../../wire/connection/fakeSocket.fixture.ts";
import type { View } from "../../wire/game.ts";
import { fold, type Message } from "./fold.ts";
import { flick, icecoolView, icetoidsView, people, seatInfo, sync } from "./samples.fixture.ts";
import { isAskedToTakeBack, isAway, passTo, takeBackTarget, waitedFor } from "./seats.ts";
import { EMPTY, type TableState } from "./tableState.ts";

const SHARED = { ...WELCOME, mine: [0, 1] };
const CARDS = { kind: "icecool-cards-seen", pile: 54, order: null };
const NO_CARDS = { down: 0, up: [], cards: null };

function folded(...messages: Message[]): TableState {
  return messages.reduce((state, message) => fold(state, message, 0), EMPTY);
}

test("the table waits for the seat in turn, or for the one that is asked", () => {
  expect(waitedFor(folded(sync(4, { view: icecoolView(1) })).now)).toBe(1);
  const asked = { ...icecoolView(1), asked: { seat: 0, about: "returns", subject: "p0" } };
  expect(waitedFor(folded(sync(4, { view: asked })).now)).toBe(0);
  expect(waitedFor(folded(sync(4, { view: icetoidsView(1) })).now)).toBe(1);
});

test("it waits for nobody while something moves, before the match and after it", () => {
  expect(waitedFor(EMPTY.now)).toBeNull();
  expect(waitedFor(folded(sync(4, { simulating: true })).now)).toBeNull();
  expect(waitedFor(folded(sync(4, { over: true })).now)).toBeNull();
});

test("a shared device is passed on to whoever is next, with cards in secret", () => {
  expect(passTo(folded(SHARED, sync(4, { view: icecoolView(1) })))).toEqual({ seat: 1, secret: true });
  expect(passTo(folded(SHARED, sync(4, { view: icetoidsView(1) })))).toEqual({ seat: 1, secret: false });
  expect(passTo(folded(SHARED, sync(4, { view: icecoolView(0) })))).toBeNull();
});

test("as long as nobody holds a card there is nothing to look away from", () => {
  const bare = { ...icecoolView(1), slices: [{ ...CARDS, hands: [NO_CARDS, NO_CARDS] }] } as View;
  expect(passTo(folded(SHARED, sync(4, { view: bare })))).toEqual({ seat: 1, secret: false });
  const own = { ...bare, slices: [{ ...CARDS, hands: [NO_CARDS, { ...NO_CARDS, down: 1 }] }] } as View;
  expect(passTo(folded(SHARED, sync(4, { view: own })))).toEqual({ seat: 1, secret: true });
});

test("whoever has nothing to hide takes the device without a word, whatever the others have", () => {
  const hands = [
    { ...NO_CARDS, down: 3 },
    { ...NO_CARDS, up: ["1"] },
  ];
  const cards = { ...CARDS, hands };
  const view = { ...icecoolView(1), slices: [cards] } as View;
  expect(passTo(folded(SHARED, sync(4, { view })))).toEqual({ seat: 1, secret: false });
  const swaps = { kind: "icecool-snowflakes", supply: 12, held: [0, 0], gained: null };
  const emperor = { ...view, slices: [cards, swaps] } as View;
  expect(passTo(folded(SHARED, sync(4, { view: emperor })))).toEqual({ seat: 1, secret: true });
});

test("a device with one seat is not passed on, and nothing is while a flick is being shown", () => {
  expect(passTo(folded(WELCOME, sync(4, { view: icecoolView(1) })))).toBeNull();
  const showing = folded(SHARED, sync(4), flick(5, { view: icecoolView(1) }));
  expect(passTo(showing)).toBeNull();
  expect(passTo(fold(showing, { kind: "skip" }, 0))).toEqual({ seat: 1, secret: true });
});

test("a person who is not here is away; a bot never is", () => {
  const seats = [seatInfo(0, { here: false }), seatInfo(1, { kind: "bot", here: false })];
  const state = folded(people({ seats }));
  expect([isAway(state, 0), isAway(state, 1)]).toEqual([true, false]);
});

test("one goes back to before the last move of this device", () => {
  expect(takeBackTarget(EMPTY)).toBeNull();
  expect(takeBackTarget(folded({ kind: "made", ply: 5 }))).toBe(3);
});

test("only those who have not agreed are asked", () => {
  const asked: Message = { kind: "back-asked", seat: 1, to_ply: 2, waiting: [0] };
  expect(isAskedToTakeBack(folded(WELCOME, asked))).toBe(true);
  expect(isAskedToTakeBack(folded({ ...WELCOME, mine: [1] }, asked))).toBe(false);
});
