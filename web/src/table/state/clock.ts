/** Clocks as a function of now: what is left of a turn and of a bank, counted down from what the server said last. */
import type { Seat } from "../../wire/game.ts";
import type { RunningClock, SeatInfo } from "../../wire/protocol.ts";
import type { TableState } from "./tableState.ts";

export interface ClockFace {
  readonly seat: Seat;
  readonly running: boolean;
  /** Milliseconds of the turn that is being taken; null for a seat that has nothing to decide. */
  readonly turnLeft: number | null;
  readonly bankLeft: number;
}

/** The clock of every seat at this moment; none if the table plays without. */
export function clocksAt(state: TableState, now: number): ClockFace[] {
  const { people, peopleAt } = state;
  return (people?.seats ?? []).flatMap((each) => {
    if (each.clock === null) return [];
    const running = people?.running === each.seat ? people.clock : null;
    return [running === null ? resting(each, each.clock) : counted(each, running, now - peopleAt)];
  });
}

function resting(each: SeatInfo, bank: number): ClockFace {
  return { seat: each.seat, running: false, turnLeft: null, bankLeft: bank };
}

function counted(each: SeatInfo, clock: RunningClock, passed: number): ClockFace {
  const used = clock.runs ? Math.max(0, passed - clock.wait_ms) : 0;
  return {
    seat: each.seat,
    running: clock.runs,
    turnLeft: Math.max(0, clock.turn_ms - used),
    bankLeft: Math.max(0, clock.bank_ms - Math.max(0, used - clock.turn_ms)),
  };
}
