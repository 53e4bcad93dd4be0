/** In which order cards are turned over at the end: one of each in turn, the dear ones last. A function of the view. */

import type { IceCoolView } from "../../wire/protocol.ts";
import { type Card, pointsOf, sliceOf } from "../show/standing.ts";

export interface ShownHand {
  readonly seat: number;
  /** Cards that lay face up already. */
  readonly up: readonly Card[];
  /** Those that are turned over, in this order. */
  readonly down: readonly Card[];
}

/** Everybody's cards at the end, as they are turned over; none in a game without cards. */
export function handsOf(view: IceCoolView): ShownHand[] {
  const hands = sliceOf(view, "icecool-cards-seen")?.hands ?? [];
  return hands.map(({ up, cards }, seat) => ({
    seat,
    up,
    down: [...(cards ?? [])].sort((a, b) => pointsOf(a) - pointsOf(b) || a.localeCompare(b)),
  }));
}

/** How many cards there are to be turned over. */
export function toTurn(hands: readonly ShownHand[]): number {
  return hands.reduce((sum, { down }) => sum + down.length, 0);
}

/** How many cards of each hand are open after so many turns: one of each in turn, as long as it has some. */
export function openAfter(hands: readonly ShownHand[], turns: number): number[] {
  const open = hands.map(() => 0);
  let left = turns;
  for (let round = 0; left > 0 && round < Math.max(0, ...hands.map(({ down }) => down.length)); round += 1) {
    hands.forEach(({ down }, index) => {
      if (left === 0 || down.length <= round) return;
      open[index] = round + 1;
      left -= 1;
    });
  }
  return open;
}

/** The points that are to be seen of a hand of which so many cards are open. */
export function pointsSeen({ up, down }: ShownHand, open: number): number {
  return [...up, ...down.slice(0, open)].reduce((sum, card) => sum + pointsOf(card), 0);
}
