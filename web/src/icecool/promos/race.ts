/** The race: who races together, and which of two penguins is in turn. */

import type { IceCoolView } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";
import { sliceOf } from "../show/standing.ts";

export interface Team {
  /** Counted from 1. */
  readonly number: number;
  /** Fish that were fetched, and how many there are. */
  readonly taken: number;
  readonly of: number;
  readonly home: boolean;
  /** The numbers of its penguins that this seat flicks: their colours. */
  readonly penguins: readonly number[];
}

/** A seat's team; null if there is no race. */
export function teamOf(view: IceCoolView, seat: number): Team | null {
  const race = sliceOf(view, "icecool-race");
  const penguins = view.owners.flatMap((owner, number) => (owner === seat ? [number] : []));
  const [first] = penguins;
  if (race === undefined || first === undefined) return null;
  const number = first % race.aside.length;
  const taken = race.aside[number] ?? 0;
  const hung = race.hung.filter((token) => token.team === number).length;
  return { number: number + 1, taken, of: taken + hung, home: race.finished.includes(number), penguins };
}

/** What counted for a seat in a race, in words; null if there is no race. */
export function raceScore(words: Words, view: IceCoolView, seat: number): string | null {
  const team = teamOf(view, seat);
  if (team === null) return null;
  const { number, taken, of, home } = team;
  return words.say("web-race-score", { team: number, taken, of, home: home ? "yes" : "no" });
}

/** The number of the penguin that is in turn, if its seat has two: 0 for its first, 1 for its second. */
export function penguinInTurn(view: IceCoolView): { readonly penguin: number; readonly which: number } | null {
  const found = /^p(\d+)$/.exec(view.turn?.body ?? "")?.[1];
  if (found === undefined || sliceOf(view, "icecool-race") === undefined) return null;
  const penguin = Number(found);
  const owner = view.owners[penguin];
  return { penguin, which: view.owners.slice(0, penguin).filter((each) => each === owner).length };
}
