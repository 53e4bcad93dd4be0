/** A table as one device knows it: what the server said, what is being shown of it, and how the connection is. */

import type { ConnectionState } from "../../wire/connection/connection.ts";
import type { Action, Emote, Event, Fact, Offer, Seat, View } from "../../wire/game.ts";
import type { BackAsked, People, Refused, Stuck, Welcome } from "../../wire/protocol.ts";

/** The table after `ply` entries. */
export interface Position {
  readonly ply: number;
  readonly view: View | null;
  readonly offer: Offer | null;
  readonly over: boolean;
  readonly simulating: boolean;
}

/**
 * An entry that waits until everything before it has been seen. With frames it is a show: the first of the queue is
 * being played; its view counts when it has been played or skipped.
 */
export interface Entry {
  readonly after: Position;
  readonly events: readonly Event[];
  readonly facts: readonly Fact[];
  readonly stuck: readonly Stuck[];
  readonly frames: string | null;
  readonly showMs: number;
}

/**
 * One thing that happened; `event` is null where a move was taken back. Words are made of it when it is read: in the
 * reader's language, with the names of then (`table/state/story.ts`).
 */
export interface StoryLine {
  readonly id: number;
  readonly ply: number;
  readonly event: Event | null;
  readonly rule: string | null;
  readonly seat: Seat | null;
}

/** Somebody else's flick that is being aimed. `at`: when it was heard, in milliseconds. */
export interface SeenAim {
  readonly action: Action;
  readonly at: number;
}

export interface SeenEmote {
  readonly id: number;
  readonly seat: Seat;
  readonly emote: Emote;
  readonly at: number;
}

/** A refusal to be shown beside what was tried; `action` is what was tried, if it was a move. */
export interface SeenRefusal {
  readonly id: number;
  readonly refused: Refused;
  readonly action: Action | null;
}

/** The question after `ply` closes by itself, `ms` after it was heard of `at`; null: it stays open. */
export interface Closes {
  readonly ply: number;
  readonly at: number;
  readonly ms: number | null;
}

export interface TableState {
  readonly connection: ConnectionState;
  /** Why the connection is lost or closed: the reason of the close. */
  readonly cause: string;
  /** When the connection was lost; null while it is open. */
  readonly lostAt: number | null;
  readonly hidden: boolean;

  readonly welcome: Welcome | null;
  readonly people: People | null;
  /** When `people` was told, in milliseconds: clocks are counted from then. */
  readonly peopleAt: number;
  /** The seat that the table is seen from, as the server has confirmed it. */
  readonly seat: Seat | null;
  /** Another seat was asked for and not confirmed yet: what comes meanwhile is stripped of secrets. */
  readonly turning: boolean;

  /** What is on the table for the eye: everything up to the show that is being played. */
  readonly now: Position;
  /** What was told and waits to be shown, in order. */
  readonly queue: readonly Entry[];
  /** How many entries were told, those of the queue included. */
  readonly known: number;
  /** Something was missed: the whole table has to be asked for. */
  readonly gap: boolean;

  readonly story: readonly StoryLine[];
  readonly aims: ReadonlyMap<Seat, SeenAim>;
  readonly emotes: readonly SeenEmote[];
  readonly refusal: SeenRefusal | null;
  /** Somebody would like to take moves back, and these seats have not agreed yet. */
  readonly back: BackAsked | null;
  /** When the question closes that is asked here, as far as it was told. */
  readonly closes: Closes | null;
  /** The numbers of the entries that this device made and that still stand, as far as it knows. */
  readonly made: readonly number[];
  /** Where this device itself asked to go back to. */
  readonly backWanted: number | null;
  /** The SHA-256 of the seed, told before anything was drawn; the record of the match shows the seed. */
  readonly seal: string | null;
  /** The table on which it goes on. */
  readonly rematch: string | null;
  readonly serial: number;
}

const NOTHING: Position = { ply: 0, view: null, offer: null, over: false, simulating: false };

export const EMPTY: TableState = {
  connection: "connecting",
  cause: "",
  lostAt: null,
  hidden: false,
  welcome: null,
  people: null,
  peopleAt: 0,
  seat: null,
  turning: false,
  now: NOTHING,
  queue: [],
  known: 0,
  gap: false,
  story: [],
  aims: new Map(),
  emotes: [],
  refusal: null,
  back: null,
  closes: null,
  made: [],
  backWanted: null,
  seal: null,
  rematch: null,
  serial: 0,
};

/** The show that is being played; null when nothing moves. */
export function showing(state: TableState): Entry | null {
  return state.queue[0] ?? null;
}

/** The newest position that was told, shown or not. */
export function newest(state: TableState): Position {
  return state.queue.at(-1)?.after ?? state.now;
}

/** The names of the seats, by seat. A bot has none of its own: its level's name is for words to say. */
export function namesOf(state: TableState): string[] {
  return (state.people?.seats ?? []).map((each) => each.name);
}
