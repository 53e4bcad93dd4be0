/** Clocks as a function of now: what is left of a turn and of a bank. */
import type { Seat } from "../wire/game.ts";
import type { RunningClock, TableState } from "./state.ts";

export interface ClockFace {
  readonly seat: Seat;
  readonly running: boolean;
  /** Milliseconds of the turn that is being taken; null for a seat that has nothing to decide. */
  readonly turnLeft: number | null;
  readonly bankLeft: number;
}

/** The state after it was told who is here and whose clock runs. */
export function clockHeard(state: TableState, now: number): TableState {
  const seat = state.people?.running ?? null;
  if (seat === null) return { ...state, clock: null };
  const before = state.clock;
  const same = before !== null && before.seat === seat && before.ply === state.known;
  const clock = same ? before : { seat, ply: state.known, used: 0, from: null };
  return { ...state, clock: isHere(state, seat) ? going(clock, Math.max(now, state.quietAt)) : standing(clock, now) };
}

/** The clock of every seat at this moment; none if the table plays without. */
export function clocksAt(state: TableState, now: number): ClockFace[] {
  const time = state.time;
  if (time === null) return [];
  return (state.people?.seats ?? []).map((each) => {
    const clock = state.clock?.seat === each.seat ? state.clock : null;
    const bank = each.clock ?? 1000 * (time.bank_s ?? 0);
    if (clock === null) return { seat: each.seat, running: false, turnLeft: null, bankLeft: bank };
    const over = usedAt(clock, now) - 1000 * time.turn_s;
    return {
      seat: each.seat,
      running: clock.from !== null,
      turnLeft: Math.max(0, -over),
      bankLeft: Math.max(0, bank - Math.max(0, over)),
    };
  });
}

function usedAt(clock: RunningClock, now: number): number {
  return clock.used + (clock.from === null ? 0 : Math.max(0, now - clock.from));
}

function going(clock: RunningClock, from: number): RunningClock {
  return clock.from === null ? { ...clock, from } : clock;
}

function standing(clock: RunningClock, now: number): RunningClock {
  return { ...clock, used: usedAt(clock, now), from: null };
}

function isHere(state: TableState, seat: Seat): boolean {
  return state.people?.seats[seat]?.here ?? false;
}
