/** What a scrub bar shows of a match, and where it is worth stopping: from what was told, entry by entry. */

import type { StoryLine } from "../table/state/tableState.ts";
import type { Event, Seat } from "../wire/game.ts";
import type { ToldEntry } from "../wire/protocol.ts";

export type MarkKind = "turn" | "fish" | "catch" | "trick" | "push" | "round" | "end";

/** Something at a ply. Of what happened at the same ply, the weightiest. */
export interface Mark {
  readonly ply: number;
  readonly kind: MarkKind;
  readonly seat: Seat | null;
}

const WEIGHT: readonly MarkKind[] = ["turn", "trick", "push", "fish", "catch", "round", "end"];

const KINDS: Partial<Record<Event["kind"], MarkKind>> = {
  "icecool-turn-began": "turn",
  "icecool-token-taken": "fish",
  "icecool-id-taken": "catch",
  "icecool-caught-again": "catch",
  "icecool-task-done": "trick",
  "icecool-room-reached": "trick",
  "icecool-round-ended": "round",
  "icecool-ended": "end",
  "icetoids-entered": "turn",
  "icetoids-moved": "turn",
  "icetoids-pointed": "turn",
  "icetoids-tile-turned": "trick",
  "icetoids-pushed": "push",
  "icetoids-pushed-off": "push",
  "icetoids-won": "end",
  "icetoids-drawn": "end",
};

export function eventsOf(entry: ToldEntry): readonly Event[] {
  return entry.events as unknown as readonly Event[];
}

/** What kind of mark an event makes; null for one that makes none. */
export function markOfEvent(event: Event): MarkKind | null {
  if (event.kind === "icecool-drill-tried") return event.done ? "trick" : null;
  return KINDS[event.kind] ?? null;
}

export function marksOf(told: readonly ToldEntry[]): Mark[] {
  return told.flatMap((entry) => {
    const marks = eventsOf(entry).flatMap((event): Mark[] => {
      const kind = markOfEvent(event);
      return kind === null ? [] : [{ ply: entry.ply, kind, seat: seatOf(event) }];
    });
    const [heaviest] = marks.sort((a, b) => WEIGHT.indexOf(b.kind) - WEIGHT.indexOf(a.kind));
    return heaviest === undefined ? [] : [heaviest];
  });
}

/** The plies that "next" and "back" go to: the flicks; where nothing is flicked, every move. */
export function stopsOf(told: readonly ToldEntry[]): number[] {
  const flicks = told.filter((entry) => entry.flick).map((entry) => entry.ply);
  return flicks.length > 0 ? flicks : told.map((entry) => entry.ply).slice(1);
}

/** The first stop after a ply; null if there is none. */
export function stopAfter(stops: readonly number[], ply: number): number | null {
  return stops.find((stop) => stop > ply) ?? null;
}

/** The last stop before a ply; null if there is none. */
export function stopBefore(stops: readonly number[], ply: number): number | null {
  return stops.findLast((stop) => stop < ply) ?? null;
}

/** The whole story, one line an event; a move that was taken back is a line without one. */
export function linesOf(told: readonly ToldEntry[]): StoryLine[] {
  let id = 0;
  return told.flatMap((entry) => {
    const events: readonly (Event | null)[] = entry.events.length === 0 ? [null] : eventsOf(entry);
    return events.map((event) => ({ id: id++, ply: entry.ply, event, rule: event?.rule ?? null, seat: seatOf(event) }));
  });
}

/** So many sentences are a headline. */
const HEADLINE = 2;

/** What to say first of an entry: what weighs most in it, in the order in which it happened. */
export function headline(lines: readonly StoryLine[]): readonly StoryLine[] {
  const weight = (line: StoryLine) => WEIGHT.indexOf((line.event && markOfEvent(line.event)) ?? "turn");
  const marked = lines.filter((line) => weight(line) > 0).sort((a, b) => weight(b) - weight(a) || a.id - b.id);
  const said = (marked.length > 0 ? marked : lines).slice(0, HEADLINE);
  return said.sort((a, b) => a.id - b.id);
}

function seatOf(event: Event | null): Seat | null {
  return event !== null && "seat" in event ? event.seat : null;
}
