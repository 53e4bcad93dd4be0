/** What can be asked about a position in words: typed, or read in a list. The terminal says the same (render/listeners.py). */

import type { Seat } from "../../wire/game.ts";
import type { Words } from "../../words/words.ts";

export const TOPICS = ["where", "moves", "who", "fish", "score"] as const;
export type Topic = (typeof TOPICS)[number];

/** The topic that a typed text asks about, in English or in the words of the page; null if it asks about none. */
export function topicOf(words: Words, text: string): Topic | null {
  const word = bare(text.trim());
  const asks = (topic: Topic) => [topic, ...words.say(`typed-command-${topic}`).split(" ")].map(bare).includes(word);
  return TOPICS.find(asks) ?? null;
}

/** A player's name; the one who looks is `You`. */
export function nameOf(words: Words, seat: Seat, looking: Seat | null, names: readonly string[]): string {
  return seat === looking ? words.say("where-you") : words.name(seat, names);
}

/** What is said of one player or piece. */
export function line(words: Words, name: string, facts: string): string {
  return words.say("where-line", { name, facts });
}

/** Whose turn it is, in a sentence. */
export function turnSaid(words: Words, turn: Seat, looking: Seat | null, names: readonly string[]): string {
  return words.say(turn === looking ? "where-turn-yours" : "where-turn", { name: words.name(turn, names) });
}

/** What may be typed now. */
export function typedSaid(words: Words, moves: readonly string[]): string {
  return moves.length === 0
    ? words.say("where-nothing-offered")
    : words.say("where-typed", { moves: moves.join(", ") });
}

/** Without capitals and accents: not every keyboard has them. */
function bare(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
