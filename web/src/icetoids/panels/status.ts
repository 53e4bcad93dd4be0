/** What the line above the table says: a message. */

import type { Choices } from "../input/choices.ts";
import type { Hand } from "../input/hand.ts";
import type { View } from "../input/names.ts";

/** A tile that is the same however it lies lays itself (TOIDS-7): how it shall lie is not asked. */
export function statusOf({ phase }: Pick<View, "phase">, choices: Choices | null, hand: Hand): string {
  if (choices === null) return `icetoids-board-turn-${phase}`;
  if (phase === "playing") return `web-icetoids-status-playing-${hand.kind}`;
  return `web-icetoids-status-${phase}${choices.orientations.length === 1 ? "-only" : ""}`;
}
