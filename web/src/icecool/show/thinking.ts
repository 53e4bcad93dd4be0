/** Whether a turn at this device ends by itself, and how soon: the same for every hand. */

import { showing, type TableState } from "../../table/state/tableState.ts";
import type { Closing } from "../../wire/game.ts";

/**
 * Milliseconds until the turn ends by itself; null while the flick is shown after which it will; undefined if it does not.
 * `closing`: how the player wants turns to end.
 */
export function endsIn(state: TableState, closing: Closing, now: number): number | null | undefined {
  const { closes } = state;
  const show = showing(state)?.after;
  if (show !== undefined) {
    const ends = closing === "at-once" && show.offer?.closing_move !== undefined;
    return ends && closes?.ply !== show.ply ? null : undefined;
  }
  const isTold = !state.now.simulating && closes?.ply === state.now.ply;
  return isTold && closes.ms !== null ? Math.max(0, closes.at + closes.ms - now) : undefined;
}
