import { expect, test } from "vitest";
import type { RunningClock } from "../../wire/protocol.ts";
import { clocksAt } from "./clock.ts";
import { fold } from "./fold.ts";
import { people, seatInfo } from "./samples.fixture.ts";
import { EMPTY, type TableState } from "./tableState.ts";

const SEATS = [seatInfo(0, { clock: 60_000 }), seatInfo(1, { clock: 50_000 })];

/** What the server said at 1000 ms of the clock of seat 0. */
function told(more: Partial<RunningClock> = {}): TableState {
  const clock = { turn_ms: 30_000, bank_ms: 60_000, wait_ms: 0, runs: true, ...more };
  return fold(EMPTY, people({ seats: SEATS, running: 0, clock }), 1000);
}

test("a turn runs down first, then the bank", () => {
  expect(clocksAt(told(), 11_000)).toEqual([
    { seat: 0, running: true, turnLeft: 20_000, bankLeft: 60_000 },
    { seat: 1, running: false, turnLeft: null, bankLeft: 50_000 },
  ]);
  expect(clocksAt(told(), 41_000)[0]).toMatchObject({ turnLeft: 0, bankLeft: 50_000 });
  expect(clocksAt(told(), 400_000)[0]).toMatchObject({ turnLeft: 0, bankLeft: 0 });
});

test("somebody who comes in the middle of a decision sees what is left of it", () => {
  expect(clocksAt(told({ turn_ms: 0, bank_ms: 7000 }), 2000)[0]).toMatchObject({ turnLeft: 0, bankLeft: 6000 });
});

test("no clock runs while a flick is shown", () => {
  const state = told({ wait_ms: 3500 });
  expect(clocksAt(state, 4500)[0]?.turnLeft).toBe(30_000);
  expect(clocksAt(state, 5500)[0]?.turnLeft).toBe(29_000);
});

test("the clock of somebody who is away stands", () => {
  expect(clocksAt(told({ runs: false, turn_ms: 26_000 }), 50_000)[0]).toMatchObject({
    running: false,
    turnLeft: 26_000,
  });
});

test("what is told later counts", () => {
  const later = fold(told(), people({ seats: SEATS, running: 1, clock: null }), 5000);
  expect(clocksAt(later, 9000).map((clock) => clock.turnLeft)).toEqual([null, null]);
});

test("a table without a clock shows none", () => {
  expect(clocksAt(fold(EMPTY, people(), 0), 10)).toEqual([]);
});
