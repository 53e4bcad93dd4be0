/** One thing to learn, and how it is seen to be done. */

import type { Event, Seat } from "../wire/game.ts";

/** `does`: the event that shows it was done; null if it is only to be read. */
export interface Step {
  readonly id: string;
  readonly does: ((event: Event, me: readonly Seat[]) => boolean) | null;
}

/** Whether an event is of one of these kinds and of a seat of this device. */
export function ownEvent(kinds: readonly Event["kind"][]): NonNullable<Step["does"]> {
  return (event, me) => kinds.includes(event.kind) && "seat" in event && event.seat !== null && me.includes(event.seat);
}
