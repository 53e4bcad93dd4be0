/** Removes what only the old seat may see, when the device turns to another person: rather too much than too little. */
import { type Event, isIceCool, type Seat, type View } from "../../wire/game.ts";
import type { Entry, Position, StoryLine } from "./tableState.ts";

/** Fields of an event that everybody at the table may know. */
const OPEN = new Set(["kind", "rule", "seat", "knows"]);

/** The event as somebody else may see it: one that only some seats know keeps nothing but whose it is. */
export function withoutSecret(event: Event): Event {
  if (!("knows" in event)) return event;
  const fields = Object.entries(event).map(([name, value]) => [name, OPEN.has(name) ? value : null]);
  return Object.fromEntries(fields) as Event;
}

/** The view as a spectator may see it: face-down cards are a number. */
export function asSpectator(view: View): View {
  if (!isIceCool(view)) return view;
  const slices = view.slices.map((slice) =>
    slice.kind === "icecool-cards-seen"
      ? { ...slice, order: null, hands: slice.hands.map((hand) => ({ ...hand, cards: null })) }
      : slice,
  );
  return { ...view, seat: null, slices };
}

/**
 * Whether a seat has seen something here that the others have not: a card that lies face down. With the Emperor's snowflakes
 * one may also have put such a card away, and have none left.
 */
export function hasSecrets(view: View | null, seat: Seat): boolean {
  if (view === null || !isIceCool(view)) return false;
  const swaps = view.slices.some((slice) => slice.kind === "icecool-snowflakes");
  return view.slices.some(
    (slice) =>
      slice.kind === "icecool-cards-seen" &&
      slice.hands.some(({ down, up }, owner) => (owner === seat || swaps) && (down > 0 || (swaps && up.length > 0))),
  );
}

export function positionWithoutSecrets(position: Position): Position {
  return { ...position, view: position.view && asSpectator(position.view), offer: null };
}

export function entryWithoutSecrets(entry: Entry): Entry {
  return { ...entry, after: positionWithoutSecrets(entry.after), events: entry.events.map(withoutSecret) };
}

export function lineWithoutSecret(line: StoryLine): StoryLine {
  return { ...line, event: line.event && withoutSecret(line.event) };
}
