/** The hand at the table: what it holds, how far it has turned the new tile, where it looks. Empty after every move. */

import { useEffect, useState } from "preact/hooks";
import type { Looked } from "../board/lights.ts";
import { yawOf } from "../board/places.ts";
import type { Choices } from "./choices.ts";
import { EMPTY_HAND, type Hand, laidAs, pointHeld, type Tapped, take, tapTile, topAfter } from "./hand.ts";
import type { Action, View, Way } from "./names.ts";

const NOWHERE: Looked = { cell: null, slot: null, push: null };

export function useHand(view: View, choices: Choices | null, ply: number, act: (action: Action) => void) {
  const [hand, setHand] = useState<Hand>(EMPTY_HAND);
  const [turning, setTurning] = useState(0);
  const [looked, setLooked] = useState<Looked>(NOWHERE);
  const [all, setAll] = useState(false);
  const [cursor, setCursor] = useState("b2");
  // Every entry of the match empties the hand.
  useEffect(() => {
    setHand(EMPTY_HAND);
    setTurning(0);
    setAll(false);
    setLooked((before) => ({ ...before, push: null }));
  }, [ply, choices?.seat]);

  function apply(tapped: Tapped | null): void {
    if (tapped === null) return;
    setHand(tapped.hand);
    if (tapped.act !== undefined) act(tapped.act);
  }
  function top(): Way {
    return topAfter(turning);
  }
  function lay(): void {
    const laid = choices === null ? null : laidAs(view, choices, top());
    if (laid !== null) act(laid);
  }
  return {
    hand,
    setHand,
    turning,
    looked,
    look: (at: Partial<Looked>) => setLooked((before) => ({ ...before, ...at })),
    all,
    showAll: () => setAll(true),
    cursor,
    setCursor,
    top: top(),
    lay,
    act: (action: Action) => apply({ hand: EMPTY_HAND, act: action }),
    cancel: () => setHand(EMPTY_HAND),
    step: (...step: Parameters<typeof take>) => apply(take(...step)),
    /** Point the pyramid in the hand that way; the new tile turns its top there. */
    point(way: Way) {
      if (choices === null) return;
      if (choices.orientations.length > 0) setTurning(yawOf(way));
      else apply(pointHeld(view, choices, hand, way));
    },
    /** A tap on a tile; on the new tile it turns it once more. */
    tap(cell: string, near: readonly number[]) {
      if (choices === null) return;
      if (choices.orientations.length > 0) {
        if (cell === view.pending) setTurning((degrees) => degrees + 90);
        return;
      }
      apply(tapTile(view, choices, hand, cell, near));
    },
    turnBy: (by: 1 | -1) => setTurning((degrees) => degrees + 90 * by),
    turnTo: (way: Way) => setTurning(yawOf(way)),
    /** Dragged: it follows the finger, and snaps when it is let go. */
    drag: (degrees: number, done: boolean) => setTurning(done ? 90 * Math.round(degrees / 90) : degrees),
  };
}

export type HandUse = ReturnType<typeof useHand>;
