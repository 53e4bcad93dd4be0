/**
 * The decisive moments of a flick: through or not, touched or not, over the wall, knocked over, out of the school, stuck.
 * The game's events say what counted, the facts of physics say when and where.
 */
import { type Event, isIceCool, penguinOf, type View } from "../wire/game.ts";
import type { Motion } from "./frames.ts";
import { crossingOf, type FactOf, factsOf, millimetres, penguin, restOf, type Shot, touchOf } from "./shot.ts";

export interface Moment {
  /** Seconds after the flick. */
  readonly t: number;
  /** The body that it is about. */
  readonly body: string;
  /** The place, in millimetres of the plan. */
  readonly at: { readonly x: number; readonly y: number };
  readonly rule: string;
  /** The caption: a message without variables. */
  readonly message: `moment-${string}`;
}

interface Candidate extends Moment {
  /** What the most of is shown first. */
  readonly weight: number;
}

/** A moment that may be shown; without a place it is where its body is then. */
export type Found = Omit<Candidate, "at"> & { at?: Moment["at"] };

/** So many are shown of one flick; and none this close (seconds) to one that matters more. */
const MOST = 2;
const APART = 0.3;
/** Somebody who comes to rest is looked at a little earlier (seconds), while there is still something to hope for. */
const BEFORE_REST = 0.25;

/** The most decisive moments of a flick, at most two, in the order of time. `more`: finds others than ours. */
export function momentsOf(shot: Shot, motion: Motion, more: (shot: Shot) => Found[] = () => []): Moment[] {
  const found = [
    ...more(shot),
    ...shot.events.flatMap((event) => ofEvent(shot, event)),
    ...overs(shot),
    ...stuck(shot),
  ];
  const ranked = found.map((each) => placed(each, motion)).sort((a, b) => b.weight - a.weight || a.t - b.t);
  const chosen: Candidate[] = [];
  for (const each of ranked) {
    const isNew = chosen.every((other) => Math.abs(other.t - each.t) >= APART);
    if (chosen.length < MOST && isNew && each.t <= motion.duration) chosen.push(each);
  }
  return chosen.sort((a, b) => a.t - b.t).map(({ weight: _, ...moment }) => moment);
}

/** What an event makes of the facts. */
function ofEvent(shot: Shot, event: Event): Found[] {
  switch (event.kind) {
    case "icecool-id-taken":
    case "icecool-caught-again":
      return touched(shot, event);
    case "icecool-token-taken":
      return crossed(shot, event, "moment-through", 90);
    case "icecool-token-left":
      return crossed(shot, event, "moment-no-count", 85);
    case "icecool-walrus-fell":
      return toppled(shot, event.walrus, event.rule);
    case "icecool-returned":
      return event.rule === "TURN-11" ? perched(shot, event.placed.id) : left(shot, event.placed.id, event.rule);
    case "icecool-asked":
      return event.rule === "TURN-11" ? perched(shot, event.subject) : [];
    case "icecool-drill-tried":
      return event.done ? drilled(shot, event) : [];
    default:
      return [];
  }
}

function touched(shot: Shot, event: { seat: number; by: number; rule: string }): Found[] {
  const body = penguin(event.seat);
  const fact = touchOf(shot, body, penguin(event.by));
  return fact ? [{ t: fact.t, body, rule: event.rule, message: "moment-touch", weight: 100 }] : [];
}

function crossed(
  shot: Shot,
  event: { seat: number; door: string; rule: string },
  message: Moment["message"],
  weight: number,
): Found[] {
  const body = penguin(event.seat);
  const counts = event.rule === "DOOR-1" || event.rule === "DOOR-6";
  const fact = crossingOf(shot, body, event.door, (each) => !counts || (each.how === "through" && !each.began_in));
  return fact ? [{ t: fact.t, body, rule: event.rule, message, weight, at: millimetres(fact.at) }] : [];
}

function toppled(shot: Shot, body: string, rule: string): Found[] {
  const fact = factsOf(shot, "fact-toppled").find((each) => each.body === body);
  return fact ? [{ t: fact.t, body, rule, message: "moment-toppled", weight: 80 }] : [];
}

function left(shot: Shot, body: string, rule: string): Found[] {
  const fact = factsOf(shot, "fact-left").findLast((each) => each.body === body);
  return fact ? [{ t: fact.t, body, rule, message: "moment-left", weight: 70 }] : [];
}

function perched(shot: Shot, body: string): Found[] {
  const fact = restOf(shot, body);
  if (fact === undefined) return [];
  return [{ t: Math.max(0, fact.t - BEFORE_REST), body, rule: "TURN-11", message: "moment-perched", weight: 50 }];
}

/** A drill that went well: its last crossing was what it was about. */
function drilled(shot: Shot, event: { seat: number; rule: string }): Found[] {
  const body = penguin(event.seat);
  const fact = factsOf(shot, "fact-crossed").findLast((each) => each.body === body);
  if (fact === undefined) return [];
  const message = fact.how === "over" ? "moment-over" : "moment-through";
  return [{ t: fact.t, body, rule: event.rule, message, weight: 90, at: millimetres(fact.at) }];
}

/** Flights over a wall that stayed in the school. */
function overs(shot: Shot): Found[] {
  const out = new Set(factsOf(shot, "fact-left").map((fact) => fact.body));
  return factsOf(shot, "fact-crossed")
    .filter((fact) => fact.how === "over" && !out.has(fact.body))
    .map((fact) => {
      // The middle of the flight: when it was over the wall, and not yet down again.
      const t = (fact.since + fact.t) / 2;
      return { t, body: fact.body, rule: "TURN-10", message: "moment-over", weight: 60, at: millimetres(fact.at) };
    });
}

/** Penguins that rest in a doorway; it hurts most where their own fish hangs. */
function stuck(shot: Shot): Found[] {
  return shot.stuck.flatMap(({ body, gate }) => {
    const fact = restOf(shot, body);
    return fact === undefined || penguinOf(body) === null ? [] : [stuckIn(shot, fact, gate)];
  });
}

function stuckIn(shot: Shot, fact: FactOf<"fact-rested">, door: string): Found {
  const about = { t: Math.max(0, fact.t - BEFORE_REST), body: fact.body };
  const missed = hangs(shot.after.view, fact.body, door) && crossingOf(shot, fact.body, door) === undefined;
  return missed
    ? { ...about, rule: "DOOR-2", message: "moment-not-through", weight: 75 }
    : { ...about, rule: "TURN-5", message: "moment-stuck", weight: 30 };
}

/** Whether a penguin's own fish hangs on a door. */
function hangs(view: View | null, body: string, door: string): boolean {
  if (view === null || !isIceCool(view)) return false;
  return view.slices.some(
    (slice) =>
      slice.kind === "icecool-tokens" &&
      slice.hung.some((token) => token.door === door && penguin(token.seat) === body),
  );
}

function placed(found: Found, motion: Motion): Candidate {
  const pose = motion.poseAt(found.body, found.t);
  return { ...found, at: found.at ?? (pose === null ? { x: 0, y: 0 } : millimetres(pose)) };
}
