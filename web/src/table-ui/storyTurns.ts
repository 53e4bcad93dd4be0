/** The story by turns: what a bot did in a turn is one line, the most telling one, and the rest unfolds. */

import type { StoryLine } from "../table/state/tableState.ts";
import type { Seat } from "../wire/game.ts";

/** Lines that are one in the story, and whose turn they tell; a line that stands alone is nobody's. */
export interface Passage {
  readonly lines: readonly StoryLine[];
  readonly of: Seat | null;
}

/** What begins a turn, or in IceToids a part of one; and what is no part of a turn. */
const BEGINS = /^(icecool-turn-began|icetoids-(home-chosen|entered|moved|pointed))$/;
const APART = /^(icecool-((practice-|round-)?began|(round-)?ended)|icetoids-(began|won|drawn|repeated))$/;

/** What tells most of a turn, and what is said of it only where nothing else is, each from the most to the least. */
const TELLING = ["id-taken", "caught-again", "token-taken", "task-done", "returned"];
const DULL = [
  "flicked",
  "placed-on-line",
  "task-announced",
  "circle-left",
  "put-on-circle",
  "card-drawn",
  "turn-began",
];

/** The story in passages: each turn of a bot is one, every other line stands alone. */
export function passagesOf(lines: readonly StoryLine[], isBot: (seat: Seat) => boolean): Passage[] {
  const found: { lines: StoryLine[]; of: Seat | null }[] = [];
  for (const line of lines) {
    const kind = line.event?.kind ?? "";
    const last = found.at(-1);
    const begins = BEGINS.test(kind);
    if (begins && line.seat !== null && isBot(line.seat)) found.push({ lines: [line], of: line.seat });
    else if (begins || line.event === null || APART.test(kind) || last === undefined || last.of === null) {
      found.push({ lines: [line], of: null });
    } else last.lines.push(line);
  }
  return found;
}

/** Of several lines the one that tells most. */
export function headOf<Line extends { readonly line: StoryLine }>(lines: readonly Line[]): Line | undefined {
  return lines.reduce<Line | undefined>(
    (best, each) => (best === undefined || rank(each.line) < rank(best.line) ? each : best),
    undefined,
  );
}

function rank({ event }: StoryLine): number {
  const kind = event?.kind.replace(/^\w+-/, "") ?? "";
  const dull = DULL.indexOf(kind);
  const telling = TELLING.indexOf(kind);
  return dull >= 0 ? TELLING.length + 1 + dull : telling >= 0 ? telling : TELLING.length;
}
