/** Who sits at the table, as a panel shows it: plain rows from the folded state. */

import { clocksAt } from "../table/state/clock.ts";
import { actingSeat, graceLeft, isAway, ownSeats, waitedFor } from "../table/state/seats.ts";
import { namesOf, type SeenEmote, type TableState } from "../table/state/tableState.ts";
import type { Emote, Seat } from "../wire/game.ts";
import type { Words } from "../words/index.ts";

export interface PlayerRow {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
  /** The bot's level in words; null for people. */
  readonly level: string | null;
  readonly you: boolean;
  readonly here: boolean;
  /** A person whom everybody waits for is away. */
  readonly waited: boolean;
  /** Seconds, the last one begun, for which the host still has to wait for them. */
  readonly grace: number;
  readonly active: boolean;
  /** A bot plays here for somebody. */
  readonly lent: boolean;
  readonly clock: ClockRow | null;
  /** A feeling that was just shown. */
  readonly emote: Emote | null;
}

export interface ClockRow {
  readonly running: boolean;
  /** Milliseconds of the turn that is left; null while nothing has to be decided. */
  readonly turn: number | null;
  readonly bank: number;
}

const BOT_NAMES = 8;

/** How long a feeling is shown. */
const EMOTE_MS = 4000;

/** One row for each seat at that moment (milliseconds of the session's clock). */
export function playerRows(state: TableState, words: Words, now: number): PlayerRow[] {
  const names = playerNames(state, words);
  const clocks = clocksAt(state, now);
  const actor = waitedFor(state.now);
  const acting = actingSeat(state.now);
  return (state.people?.seats ?? []).map((info) => {
    const clock = clocks.find((each) => each.seat === info.seat);
    return {
      seat: info.seat,
      name: words.name(info.seat, names),
      kind: info.kind,
      level: info.level === null ? null : words.say(`level-${info.level}-name`),
      you: ownSeats(state).includes(info.seat),
      here: info.here || info.kind === "bot",
      waited: actor === info.seat && isAway(state, info.seat),
      grace: Math.ceil(graceLeft(state, info.seat, now) / 1000),
      active: acting === info.seat,
      // A bot of the table itself has no name.
      lent: info.kind === "bot" && info.name !== "",
      clock: clock === undefined ? null : { running: clock.running, turn: clock.turnLeft, bank: clock.bankLeft },
      emote: lastEmote(state.emotes, info.seat, now),
    };
  });
}

/** The names of all seats; a bot without a name has the one that goes with its seat, so that no two are called the same. */
export function playerNames(state: TableState, words: Words): string[] {
  const levels = (state.people?.seats ?? []).map((info) => info.level);
  return namesOf(state).map((name, seat) => {
    const isBot = (levels[seat] ?? null) !== null;
    return name === "" && isBot ? words.say(`web-bot-name-${1 + (seat % BOT_NAMES)}`) : name;
  });
}

function lastEmote(emotes: readonly SeenEmote[], seat: Seat, now: number): Emote | null {
  const last = emotes.findLast((each) => each.seat === seat);
  return last !== undefined && now - last.at < EMOTE_MS ? last.emote : null;
}

/** Whether rows change by themselves while time goes by. */
export function isTicking(state: TableState, now: number): boolean {
  const graceRuns = state.people?.seats.some((info) => graceLeft(state, info.seat, now) > 0) ?? false;
  return graceRuns || (state.people?.clock ?? null) !== null || state.emotes.some((each) => now - each.at < EMOTE_MS);
}

/** A time that is left: `1:02:05`, `1:05`, and below ten seconds with tenths. */
export function clockText(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 10) return (Math.ceil(seconds * 10) / 10).toFixed(1);
  const whole = Math.ceil(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const hours = Math.floor(minutes / 60);
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
