/** What came of a flick, as it is spoken: one sentence, with the rooms in which everybody rests. */

import { penguinOf } from "../../wire/game.ts";
import type { Body, IceCoolEvent, IceCoolView } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";
import { heldBy, roomAt } from "./floorFacts.ts";
import { pieceSaid, type Told } from "./where.ts";

/** What is told in the one sentence; and what says nothing to those who know where they stand. */
const FOLDED: ReadonlySet<string> = new Set([
  "icecool-came-to-rest",
  "icecool-token-taken",
  "icecool-id-taken",
  "icecool-circle-left",
]);

/** Whether an event is a part of the one sentence, and is not said again. */
export function isFolded({ kind }: { readonly kind: string }): boolean {
  return FOLDED.has(kind);
}

/** The sentence; null if nobody moved. Names are the players', also of the one who listens. */
export function resultSaid(
  words: Words,
  view: IceCoolView,
  names: readonly string[],
  events: readonly IceCoolEvent[],
): string | null {
  const moved = events.flatMap((event) => (event.kind === "icecool-came-to-rest" ? event.bodies : []));
  // It is told as to somebody who looks on: everybody at the device hears it.
  const of: Told = { words, view: { ...view, seat: null }, names };
  const clauses = moved.map((body) => clause(of, body, events));
  return clauses.length === 0
    ? null
    : words.say("where-result", {
        clauses: clauses.reduce((first, more) => words.say("where-and-more", { first, more })),
      });
}

function clause(of: Told, body: Body, events: readonly IceCoolEvent[]): string {
  const { words, view, names } = of;
  const number = penguinOf(body.id);
  const owner = number === null ? undefined : view.owners[number];
  const did = events.flatMap((event) => {
    if (event.kind === "icecool-token-taken" && event.seat === owner)
      return [words.say("where-takes", { door: event.door })];
    if (event.kind === "icecool-id-taken" && event.seat === owner) {
      return [words.say("where-is-caught", { by: words.name(event.by, names) })];
    }
    return [];
  });
  return words.say("where-did", { name: pieceSaid(of, body.id), did: words.joined([...did, rest(of, body)]) });
}

function rest({ words, view }: Told, body: Body): string {
  const held = heldBy(view, body);
  if (held !== undefined) return words.say("where-rests-in-door", { door: held.id });
  const room = roomAt(view, body.pose);
  return room === null ? words.say("where-rests-out") : words.say("where-rests", { room: words.room(room) });
}
