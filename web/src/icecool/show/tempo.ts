/** How a flick is shown: people's as it was, and slowly where it matters; bots' so that nobody has to wait for them. */

import type { Moment } from "../../playback/moments.ts";
import type { Event } from "../../wire/game.ts";

export type BotPace = "normal" | "fast" | "at-once";

export interface Tempo {
  readonly moments: readonly Moment[];
  readonly speed: number;
}

/** What is worth slow motion in anybody's flick: catches, fish and jumps. */
const TELLING = new Set<string>(["moment-touch", "moment-through", "moment-over", "moment-emerald"]);
const ENDS = new Set<string>(["icecool-round-ended", "icecool-ended"]);

/** The longest that a bot's flick without such a moment takes (seconds), and how fast it is at least. */
const LONGEST = { normal: 1.2, fast: 0.6, "at-once": 0 };
const SLOWEST = { normal: 1, fast: 2, "at-once": 2 };

/** Milliseconds after a flick before the next one is wanted. */
export const PAUSES = { normal: 400, fast: 100, "at-once": 0 } as const satisfies Record<BotPace, number>;

/** Milliseconds for which the board of a round is shown, and so nothing else is. */
export const BOARD_MS = 3000;

/** The pause after the flick of a ply: at the end of a round its board is read first, however fast bots are. */
export function pauseAfter(story: readonly { ply: number; event: Event | null }[], ply: number, bots: BotPace): number {
  const kinds = story.filter((line) => line.ply === ply).map((line) => line.event?.kind);
  return kinds.includes("icecool-round-ended") && !kinds.includes("icecool-ended") ? BOARD_MS : PAUSES[bots];
}

/** The tempo of a flick of so many seconds; `bots` is null for one of a person. */
export function tempoOf(
  duration: number,
  moments: readonly Moment[],
  events: readonly Event[],
  bots: BotPace | null,
): Tempo {
  if (bots === null) return { moments, speed: 1 };
  const ends = events.some(({ kind }) => ENDS.has(kind));
  const told = bots === "normal" ? moments.filter(({ message }) => ends || TELLING.has(message)) : [];
  const speed = told.length > 0 ? 1 : Math.max(SLOWEST[bots], duration / LONGEST[bots]);
  return { moments: told, speed };
}
