import { expect, test } from "vitest";
import { clocksAt } from "./clock.ts";
import { fold, type Message } from "./fold.ts";
import { flick, people, seatInfo, sync, update } from "./samples.ts";
import { EMPTY, type TableState } from "./state.ts";

const TIME: Message = { kind: "time", time: { turn_s: 30, bank_s: 60 } };
const seats = (bank = 60_000, here = true) => [seatInfo(0, { clock: bank, here }), seatInfo(1, { clock: 60_000 })];

function at(now: number, state: TableState, ...messages: Message[]): TableState {
  return messages.reduce((before, message) => fold(before, message, now), state);
}

test("a turn runs down first, then the bank", () => {
  const state = at(1000, EMPTY, TIME, sync(4), people({ seats: seats(), running: 0 }));
  expect(clocksAt(state, 11_000)).toEqual([
    { seat: 0, running: true, turnLeft: 20_000, bankLeft: 60_000 },
    { seat: 1, running: false, turnLeft: null, bankLeft: 60_000 },
  ]);
  expect(clocksAt(state, 41_000)[0]).toMatchObject({ turnLeft: 0, bankLeft: 50_000 });
  expect(clocksAt(state, 400_000)[0]).toMatchObject({ turnLeft: 0, bankLeft: 0 });
});

test("people that come and go do not start the clock again; the next decision does", () => {
  let state = at(0, EMPTY, TIME, sync(4), people({ seats: seats(), running: 0 }));
  state = at(5000, state, people({ seats: seats(), running: 0, watchers: 3 }));
  expect(clocksAt(state, 10_000)[0]?.turnLeft).toBe(20_000);
  state = at(10_000, state, update(5), people({ seats: seats(), running: 0 }));
  expect(clocksAt(state, 10_000)[0]?.turnLeft).toBe(30_000);
});

test("no clock runs while a flick is shown, nor in the pause after it", () => {
  const state = at(1000, EMPTY, TIME, sync(4), flick(5), people({ seats: seats(), running: 0 }));
  expect(clocksAt(state, 4500)[0]?.turnLeft).toBe(30_000);
  expect(clocksAt(state, 5500)[0]?.turnLeft).toBe(29_000);
});

test("the clock of somebody who is away stands, and goes on when they are back", () => {
  let state = at(0, EMPTY, TIME, sync(4), people({ seats: seats(), running: 0 }));
  state = at(4000, state, people({ seats: seats(60_000, false), running: 0 }));
  expect(clocksAt(state, 50_000)[0]).toMatchObject({ running: false, turnLeft: 26_000 });
  state = at(50_000, state, people({ seats: seats(), running: 0 }));
  expect(clocksAt(state, 51_000)[0]).toMatchObject({ running: true, turnLeft: 25_000 });
});

test("a table without a clock shows none", () => {
  expect(clocksAt(at(0, EMPTY, sync(4), people()), 10)).toEqual([]);
});
