/** What is known of a flick that is being shown: the part of an entry of the table, or of a replay, that matters here. */
import { type Event, type Fact, isIceCool, type View } from "../wire/game.ts";
import type { Point, Stuck } from "../wire/protocol.ts";

export interface Shot {
  readonly events: readonly Event[];
  readonly facts: readonly Fact[];
  /** Who came to rest in a door, as the server says. */
  readonly stuck: readonly Stuck[];
  readonly after: { readonly view: View | null };
}

type Kind = Fact["kind"];
export type FactOf<K extends Kind> = Extract<Fact, { kind: K }>;
export type EventOf<K extends Event["kind"]> = Extract<Event, { kind: K }>;

/** The facts of a kind, in the order of time. */
export function factsOf<K extends Kind>(shot: Shot, kind: K): FactOf<K>[] {
  return shot.facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
}

/** When two bodies began to touch, in either role; undefined if they never did. */
export function touchOf(shot: Shot, one: string, other: string): FactOf<"fact-touched"> | undefined {
  return factsOf(shot, "fact-touched").find(
    (fact) => (fact.a === one && fact.b === other) || (fact.a === other && fact.b === one),
  );
}

/** The first time that a body had crossed a door or wall, in the way that is asked for. */
export function crossingOf(
  shot: Shot,
  body: string,
  barrier: string | null,
  isMeant: (fact: FactOf<"fact-crossed">) => boolean = () => true,
): FactOf<"fact-crossed"> | undefined {
  return factsOf(shot, "fact-crossed").find(
    (fact) => fact.body === body && (barrier === null || fact.barrier === barrier) && isMeant(fact),
  );
}

/** Where a body came to rest last, and when. */
export function restOf(shot: Shot, body: string): FactOf<"fact-rested"> | undefined {
  return factsOf(shot, "fact-rested").findLast((fact) => fact.body === body);
}

/** A point of a scene (metres) in the millimetres of layouts and stages. */
export function millimetres(at: Pick<Point, "x" | "y">): { x: number; y: number } {
  return { x: 1000 * at.x, y: 1000 * at.y };
}

/** The id of a seat's penguin. */
export const penguin = (seat: number): string => `p${seat}`;

/** The ids of a seat's penguins: in a race it may have two. */
export function penguinsOf(shot: Shot, seat: number): string[] {
  const view = shot.after.view;
  const owners = view !== null && isIceCool(view) ? view.owners : [];
  const found = owners.flatMap((owner, number) => (owner === seat ? [penguin(number)] : []));
  return found.length > 0 ? found : [penguin(seat)];
}
