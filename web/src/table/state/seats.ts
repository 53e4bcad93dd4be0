/** Who has to do something, and who of those at this device. */
import { isIceCool, type Seat } from "../../wire/game.ts";
import { hasSecrets } from "./secrets.ts";
import { newest, type Position, showing, type TableState } from "./tableState.ts";

/** The seat that the table waits for; null while something moves, before the match and after it. */
export function waitedFor(position: Position): Seat | null {
  const view = position.view;
  if (view === null || position.over || position.simulating) return null;
  if (!isIceCool(view)) return view.actor;
  return view.asked?.seat ?? view.turn?.seat ?? null;
}

/** The seat that everybody looks at: it has flicked, and all that slides is its doing, or it has to decide. */
export function actingSeat(position: Position): Seat | null {
  const view = position.view;
  return view !== null && isIceCool(view) && view.stage === "shot" ? view.flicker : waitedFor(position);
}

/** The seats of this device. */
export function ownSeats(state: TableState): readonly Seat[] {
  return state.welcome?.mine ?? [];
}

/** Whether several people share this device. */
export function isShared(state: TableState): boolean {
  return ownSeats(state).length > 1;
}

export interface Passing {
  readonly seat: Seat;
  /** This person has cards that only they may see: the device is passed on before they appear. */
  readonly secret: boolean;
}

/**
 * Whom this device has to turn to, once nothing is being shown any more; null if it looks the right way. Without
 * secrets it can turn by itself (`session.face`), with them it faces nobody until that person says that they are there.
 */
export function passTo(state: TableState): Passing | null {
  const seat = waitedFor(newest(state));
  if (showing(state) !== null || seat === null || seat === state.seat || !ownSeats(state).includes(seat)) return null;
  return { seat, secret: isShared(state) && hasSecrets(state.now.view, seat) };
}

/** Whether a bot plays a seat. */
export function isBot({ people }: TableState, seat: Seat): boolean {
  return people?.seats[seat]?.kind === "bot";
}

/** Somebody whom everybody waits for is not there: once their grace is over, the host may lapse the turn or seat a bot. */
export function isAway(state: TableState, seat: Seat): boolean {
  const info = state.people?.seats[seat];
  return info !== undefined && info.kind === "person" && !info.here;
}

/** The milliseconds at this moment for which the host still has to wait before acting for a seat. */
export function graceLeft(state: TableState, seat: Seat, now: number): number {
  if (!isAway(state, seat)) return 0;
  return Math.max(0, (state.people?.seats[seat]?.grace_ms ?? 0) - (now - state.peopleAt));
}

/** The ply to go back to, to take this device's last move back; null if it has made none that still counts. */
export function takeBackTarget(state: TableState): number | null {
  const last = state.made.at(-1);
  return last === undefined ? null : last - 1;
}

/** Whether somebody at this device still has to agree to take a move back. */
export function isAskedToTakeBack(state: TableState): boolean {
  return state.back?.waiting.some((seat) => ownSeats(state).includes(seat)) ?? false;
}
