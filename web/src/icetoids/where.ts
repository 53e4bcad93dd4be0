/**
 * What stands where on the board and how everybody stands, in sentences for those who do not see it. The terminal says the
 * very same ones (render/icetoids/where.py); a test compares them. Their texts are in `where.ftl`, which has to be loaded.
 */

import { line, nameOf, type Topic, turnSaid, typedSaid } from "../table-ui/where/teller.ts";
import type { Words } from "../words/words.ts";
import { colourSaid } from "./input/describe.ts";
import { type Action, CELLS, onSymbols, tileAt, type View, waiting } from "./input/names.ts";
import { write } from "./input/notation.ts";

/** Who is told, of which position; `seat` is who looks. */
export interface Told {
  readonly words: Words;
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: number | null;
}

/** What there is to say of a topic, one sentence a line. Of `moves` nothing: all of them are offered. */
export function told({ words, view, names, seat }: Told, topic: Topic): string[] {
  if (topic === "moves") return [];
  if (topic === "fish") return [words.say("where-no-fish")];
  const lines = Array.from({ length: view.seats }, (_, each) => {
    const name = nameOf(words, each, seat, names);
    return line(
      words,
      words.say("where-coloured", { name, colour: colourSaid(words, each) }),
      facts(words, view, topic, each),
    );
  });
  if (topic === "where") return [...lines, ...tiles(words, view)];
  return topic === "who" && view.phase !== "over" ? [turnSaid(words, view.actor, seat, names), ...lines] : lines;
}

/** The answer to a question about the position; of moves how they are typed. */
export function answer(of: Told, offered: readonly Action[], topic: Topic): string[] {
  if (topic !== "moves") return told(of, topic);
  return [typedSaid(of.words, [...new Set(offered.map((action) => write(of.view, action)))])];
}

function facts(words: Words, view: View, topic: Topic, seat: number): string {
  const home = view.homes[seat] ?? null;
  if (topic === "who") return home === null ? words.say("where-no-home") : words.say("where-home", { cell: home.cell });
  if (topic === "score") return words.say("where-symbols", { count: onSymbols(view, seat) });
  const said = CELLS.flatMap((cell) =>
    view.pyramids
      .filter((piece) => piece.seat === seat && piece.cell === cell)
      .map(({ facing }) => words.say("where-pyramid", { cell, facing: words.say(`facing-${facing}`) })),
  );
  const count = waiting(view, seat);
  return [...said, ...(count > 0 ? [words.say("where-waiting", { count, cell: home?.cell ?? "no" })] : [])].join(", ");
}

/** The tiles that lie open, from a1 to d4. */
function tiles(words: Words, view: View): string[] {
  const open = CELLS.flatMap((cell) => {
    const tile = tileAt(view, cell);
    if (tile === null) return [];
    const icons = words.joined(tile.icons.map((icon) => words.say(`colour-letter-${icon}`)));
    const arrows = words.joined(tile.arrows.map((way) => words.say(`way-${way}`)));
    const counts = { icons_count: tile.icons.length, arrows_count: tile.arrows.length };
    return [line(words, cell, words.say("where-tile", { icons, arrows, ...counts }))];
  });
  const count = CELLS.length - open.length;
  return count > 0 ? [...open, words.say("where-hidden", { count })] : open;
}
