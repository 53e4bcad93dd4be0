/** Who plays, who has fetched which fish, and how everybody stands, in sentences (as render/icecool/standings_told.py). */

import { line, nameOf, turnSaid } from "../../table-ui/where/teller.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { inTurn, pointsOf, sliceOf } from "../show/standing.ts";
import { sides } from "./floorFacts.ts";
import type { Told } from "./where.ts";

/** Whose turn it is; of every seat its role and colour. */
export function who({ words, view, names }: Told): string[] {
  const turn = inTurn(view);
  const ids = sliceOf(view, "icecool-ids");
  const playing = view.ending === null;
  const lines = seats(view).map((seat) => {
    const isCatcher = view.catchers.includes(seat);
    const facts = [
      ...(view.catchers.length > 0 && playing ? [words.say(isCatcher ? "role-catcher" : "role-runner")] : []),
      ...penguins(view, seat).map((number) => words.say(`player-colour-${number}`)),
      ...(ids !== undefined && playing && !isCatcher && ids.holder[seat] !== seat ? [words.say("where-caught")] : []),
    ];
    return line(words, nameOf(words, seat, view.seat, names), facts.join(", "));
  });
  return turn === null ? lines : [turnSaid(words, turn, view.seat, names), ...lines];
}

/** Of everybody who fetches fish how many they have, and on which doors the others hang. */
export function fish(of: Told): string[] {
  const { words, view, names } = of;
  const lines = seats(view).flatMap((seat) => {
    const got = fetched(view, seat);
    if (got === null) return [];
    const taken = words.say("where-fish", { taken: got.taken, of: got.of });
    const said = got.doors.map((door) => (seat === view.seat ? doorSaid(of, door) : door));
    const left = words.say("where-fish-left", { doors: words.joined(said), count: said.length });
    const facts = said.length === 0 ? taken : words.say("where-and-more", { first: taken, more: left });
    return [line(words, nameOf(words, seat, view.seat, names), facts)];
  });
  const emerald = sliceOf(view, "icecool-emerald")?.door ?? null;
  if (emerald !== null) lines.push(words.say("where-emerald", { door: doorSaid(of, emerald) }));
  return lines.length > 0 ? lines : [words.say("where-no-fish")];
}

/** Which round it is; of every seat points or cards, and the ID cards in front of it. */
export function score({ words, view, names }: Told): string[] {
  const lines: string[] = [];
  if (view.rounds > 1 && view.ending === null) {
    lines.push(words.say("where-round", { round: view.round, rounds: view.rounds }));
  }
  for (const seat of seats(view)) {
    const facts = won({ words, view, names }, seat);
    if (facts.length > 0) lines.push(line(words, nameOf(words, seat, view.seat, names), facts.join(", ")));
  }
  const drill = sliceOf(view, "icecool-drill");
  const lap = sliceOf(view, "icecool-lap");
  if (drill !== undefined) lines.push(words.say("where-drill", { successes: drill.successes, tries: drill.tries }));
  if (lap !== undefined) lines.push(words.say("where-lap", { rooms: lap.rooms.length, flicks: lap.flicks }));
  return lines.length > 0 ? lines : [words.say("where-no-score")];
}

function won({ words, view }: Told, seat: number): string[] {
  const { ending } = view;
  const hand = sliceOf(view, "icecool-cards-seen")?.hands[seat];
  const counted = view.seats === 1 ? undefined : (ending ?? sliceOf(view, "icecool-points"))?.points[seat];
  const facts = counted === undefined ? [] : [words.say("where-points", { points: counted })];
  if (hand !== undefined) {
    facts.push(words.say("where-cards", { count: hand.down + hand.up.length }));
    if (hand.cards !== null && counted === undefined && seat === view.seat) {
      const worth = [...hand.cards, ...hand.up].reduce((sum, card) => sum + pointsOf(card), 0);
      if (worth > 0) facts.push(words.say("where-points", { points: worth }));
    }
  }
  const ids = sliceOf(view, "icecool-ids");
  if (ids !== undefined && ending === null) {
    facts.push(words.say("where-ids", { count: ids.holder.filter((holder) => holder === seat).length }));
  }
  return facts;
}

/** The fish of a seat, or of its team; null for those who fetch none, and at the end. */
function fetched(view: IceCoolView, seat: number): { taken: number; of: number; doors: string[] } | null {
  const race = sliceOf(view, "icecool-race");
  const tokens = sliceOf(view, "icecool-tokens");
  const mine = penguins(view, seat);
  if (view.ending !== null || (race === undefined && (tokens === undefined || view.catchers.includes(seat))))
    return null;
  const hung =
    race === undefined
      ? tokens?.hung.filter((token) => token.seat === seat)
      : race.hung.filter(({ colour }) => mine.includes(colour));
  const doors = (hung ?? []).map((token) => token.door).sort();
  if (race === undefined) {
    const taken = tokens?.taken[seat] ?? 0;
    return { taken, of: taken + doors.length, doors };
  }
  const team = (mine[0] ?? 0) % race.aside.length;
  const taken = race.aside[team] ?? 0;
  return { taken, of: taken + race.hung.filter((token) => token.team === team).length, doors };
}

/** A door with the rooms on both sides. */
function doorSaid({ words, view }: Told, id: string): string {
  const plan = view.options.layout.doors.find((each) => each.id === id);
  const [first = "", second = ""] = plan === undefined ? [] : sides(view, plan).map((room) => words.room(room));
  return words.say("where-door", { door: id, first, second });
}

function seats(view: IceCoolView): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat);
}

function penguins(view: IceCoolView, seat: number): number[] {
  return view.owners.flatMap((owner, number) => (owner === seat ? [number] : []));
}
