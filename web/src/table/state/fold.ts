/** The one way in which a table's state changes: `fold(state, message, now)`, pure. `now` is in milliseconds. */

import type { ConnectionState } from "../../wire/connection/connection.ts";
import type { Action, Event, Offer, View } from "../../wire/game.ts";
import type { Refused, ServerMessage, Sync, Update, Welcome } from "../../wire/protocol.ts";
import { entryWithoutSecrets, lineWithoutSecret, positionWithoutSecrets } from "./secrets.ts";
import { type Entry, type Position, type StoryLine, showing, type TableState } from "./tableState.ts";

/** What this device itself has to tell its state. */
export type Local =
  | { kind: "connection"; connection: ConnectionState; cause: string }
  | { kind: "visible"; visible: boolean }
  /** The show of this ply has been played, or was skipped. */
  | { kind: "shown"; ply: number }
  | { kind: "skip" }
  /** The device turns to another seat, or to nobody: secrets leave the page at once. */
  | { kind: "turn" }
  | { kind: "tried"; refused: Refused; action: Action | null }
  | { kind: "read-refusal" }
  /** A move of this device is the entry before this ply. */
  | { kind: "made"; ply: number }
  /** The question after this ply stays open until it is answered. */
  | { kind: "kept"; ply: number }
  | { kind: "want-back"; to: number };

export type Message = ServerMessage | Local;

/** Flicks that went by while the connection was lost for longer than this are not shown one after the other. */
const AWAY_MS = 10_000;
const STORY = 600;
const EMOTES = 12;

export function fold(state: TableState, message: Message, now: number): TableState {
  switch (message.kind) {
    case "welcome":
      return { ...state, welcome: message as Welcome };
    case "people":
      return { ...state, people: message, peopleAt: now };
    case "sync":
      return synced(state, message);
    case "update":
      return updated(state, message, now);
    case "aimed":
      return { ...state, aims: new Map(state.aims).set(message.seat, { action: message.action as Action, at: now }) };
    case "emoted":
      return emoted(state, message.seat, message.emote, now);
    case "back-asked":
      return { ...state, back: message };
    case "closes":
      return { ...state, closes: { ply: message.ply, at: now, ms: message.in_ms } };
    case "sealed":
      return { ...state, seal: message.seal };
    case "rematched":
      return { ...state, rematch: message.table };
    case "refused":
      return tried(state, message, null);
    case "done":
    case "fitted":
    case "previewed":
    case "hinted":
    case "pong":
      return state;
    default:
      return local(state, message, now);
  }
}

function local(state: TableState, message: Local, now: number): TableState {
  switch (message.kind) {
    case "connection":
      return connectionChanged(state, message.connection, message.cause, now);
    case "visible":
      return message.visible ? { ...state, hidden: false } : { ...skipped(state), hidden: true };
    case "shown":
      return showing(state)?.after.ply === message.ply ? shown(state) : state;
    case "skip":
      return skipped(state);
    case "turn":
      return turned(state);
    case "tried":
      return tried(state, message.refused, message.action);
    case "read-refusal":
      return { ...state, refusal: null };
    case "made":
      return { ...state, made: [...state.made, message.ply - 1] };
    case "kept":
      return { ...state, closes: { ply: message.ply, at: 0, ms: null } };
    case "want-back":
      return { ...state, backWanted: message.to };
    default:
      return state; // A newer server may say what this page does not know yet.
  }
}

function connectionChanged(state: TableState, connection: ConnectionState, cause: string, now: number): TableState {
  const lostAt = state.connection === "open" && connection !== "open" ? now : state.lostAt;
  return { ...state, connection, cause, lostAt, aims: connection === "open" ? state.aims : new Map() };
}

function synced(state: TableState, sync: Sync): TableState {
  const whole = positionOf(sync);
  const base = {
    ...(sync.seat === state.seat ? state : turned(state)),
    seat: sync.seat,
    turning: false,
    gap: false,
    lostAt: null,
    aims: new Map(),
    back: null,
  };
  const last = base.queue.at(-1);
  // Nothing has happened but that somebody else looks, or that the connection was lost: what is being shown goes on.
  if (last !== undefined && sync.ply === state.known) {
    return { ...base, queue: [...base.queue.slice(0, -1), { ...last, after: whole }] };
  }
  return { ...remembered(base, sync), now: whole, queue: [], known: sync.ply };
}

/** What happened before somebody looked, as far as the story does not have it yet. */
function remembered(state: TableState, { story }: Sync): TableState {
  const last = state.story.at(-1)?.ply ?? 0;
  const events = story
    .filter((told) => told.ply > last)
    .flatMap((told) => (told.events as Event[]).map((event) => ({ ply: told.ply, event })));
  const lines = events.map(({ ply, event }, index) => storyLine(event, ply, state.serial + index));
  return { ...state, serial: state.serial + lines.length, story: [...state.story, ...lines].slice(-STORY) };
}

function updated(state: TableState, update: Update, now: number): TableState {
  if (update.ply <= state.known || state.gap) return state;
  if (update.ply > state.known + 1) return { ...state, gap: true };
  const entry = state.turning ? entryWithoutSecrets(entryOf(update)) : entryOf(update);
  const next: TableState = {
    ...(isTakenBack(entry) ? takenBack(state) : state),
    known: update.ply,
    queue: [...state.queue, isWorthShowing(state, update, now) ? entry : { ...entry, frames: null }],
    aims: new Map(),
    back: null,
    lostAt: update.show_ms > 0 ? null : state.lostAt,
  };
  return settled(next);
}

/** Flicks are shown to somebody who looks; those that were missed only if it was for a moment. */
function isWorthShowing(state: TableState, update: Update, now: number): boolean {
  if (update.frames === null || state.hidden) return false;
  return update.show_ms > 0 || state.lostAt === null || now - state.lostAt < AWAY_MS;
}

/** Apply what waits up to the next show. */
function settled(state: TableState): TableState {
  let next = state;
  while (next.queue[0] !== undefined && next.queue[0].frames === null) next = shown(next, false);
  return next;
}

/** The first entry of the queue counts now; so does what follows up to the next show. */
function shown(state: TableState, andAfter = true): TableState {
  const [entry, ...queue] = state.queue;
  if (entry === undefined) return state;
  const events = isTakenBack(entry) ? [null] : entry.events;
  const lines = events.map((event, index) => storyLine(event, entry.after.ply, state.serial + index));
  const story = [...state.story, ...lines].slice(-STORY);
  const next = { ...state, queue, now: entry.after, serial: state.serial + lines.length, story };
  return andAfter ? settled(next) : next;
}

function skipped(state: TableState): TableState {
  let next = state;
  while (next.queue.length > 0) next = shown(next);
  return next;
}

function turned(state: TableState): TableState {
  return {
    ...state,
    seat: null,
    turning: true,
    now: positionWithoutSecrets(state.now),
    queue: state.queue.map(entryWithoutSecrets),
    story: state.story.map(lineWithoutSecret),
    refusal: null,
  };
}

function tried(state: TableState, refused: Refused, action: Action | null): TableState {
  return { ...state, serial: state.serial + 1, refusal: { id: state.serial, refused, action } };
}

function emoted(state: TableState, seat: number, emote: TableState["emotes"][number]["emote"], at: number): TableState {
  const emotes = [...state.emotes, { id: state.serial, seat, emote, at }].slice(-EMOTES);
  return { ...state, emotes, serial: state.serial + 1 };
}

function positionOf(told: Sync | Update): Position {
  return {
    ply: told.ply,
    view: told.view as View,
    offer: told.offer as Offer | null,
    over: told.over,
    simulating: told.simulating,
  };
}

function entryOf(update: Update): Entry {
  return {
    after: positionOf(update),
    events: update.events as Event[],
    facts: update.facts,
    stuck: update.stuck,
    frames: update.frames,
    showMs: update.show_ms,
  };
}

function storyLine(event: Event | null, ply: number, id: number): StoryLine {
  const seat = event !== null && "seat" in event ? event.seat : null;
  return { id, ply, event, rule: event?.rule ?? null, seat };
}

/** Every move makes something happen; only a move that is taken back makes nothing. */
function isTakenBack(entry: Entry): boolean {
  return entry.events.length === 0;
}

function takenBack(state: TableState): TableState {
  const to = state.back?.to_ply ?? state.backWanted ?? -1;
  return { ...state, made: state.made.filter((ply) => ply <= to), backWanted: null };
}
