/** The board and its moves in sentences: for screen readers, buttons and hints. */

import type { Words } from "../../words/index.ts";
import { type Choices, landing, movable, type Step } from "./choices.ts";
import {
  type Action,
  colourOf,
  type Of,
  piecesOn,
  placeOf,
  pyramidOf,
  STEP,
  type Tile,
  tileAt,
  type View,
  type Way,
} from "./names.ts";
import { targetOf } from "./notation.ts";

/** What a tile looks like: its symbols and its arrows. */
export function tileSaid(words: Words, tile: Tile | null): string {
  if (tile === null) return words.say("web-icetoids-cell-hidden");
  const icons = tile.icons.map((icon) => words.say(`colour-letter-${icon}`));
  const ways = tile.arrows.map((way) => words.say(`way-${way}`));
  const args = { icons: words.joined(icons), icons_count: icons.length, arrows: words.joined(ways) };
  return words.say("web-icetoids-cell-open", { ...args, arrows_count: ways.length });
}

/** A tile with everything that stands on it, as a listener needs it. */
export function cellSaid(words: Words, view: View, cell: string, choices: Choices | null): string {
  const pieces = piecesOn(view, cell).map((piece) => pieceSaid(words, view, piece));
  const homes = view.homes.flatMap((home, seat) =>
    home?.cell === cell ? [words.say("web-icetoids-cell-home", { colour: colourSaid(words, seat) })] : [],
  );
  const can = choices !== null && movable(view, choices, cell).length > 0 ? [words.say("web-icetoids-cell-yours")] : [];
  return [`${cell}: ${tileSaid(words, tileAt(view, cell))}`, ...pieces, ...homes, ...can].join("; ");
}

export function pieceSaid(words: Words, view: View, piece: number): string {
  const { seat, facing } = pyramidOf(view, piece);
  return words.say("web-icetoids-piece", { colour: colourSaid(words, seat), facing: words.say(`facing-${facing}`) });
}

export function colourSaid(words: Words, seat: number): string {
  return words.say(`colour-letter-${colourOf(seat)}`);
}

/** Whom a way of doing a step pushes, and where to. */
export function pushSaid(words: Words, view: View, step: Step, push: number | null): string {
  if (push === null) return words.say("web-icetoids-push-nobody", { cell: step.to });
  const to = landing(step);
  const said = { whom: whomSaid(words, view, push), to: to ?? "" };
  return words.say(to === null ? "web-icetoids-push-off" : "web-icetoids-push-to", said);
}

/** A pyramid by its colour; by its look as well, where another of that colour on its tile looks different. */
function whomSaid(words: Words, view: View, piece: number): string {
  const { seat, cell, facing } = pyramidOf(view, piece);
  const looks = view.pyramids
    .filter((other) => other.seat === seat && other.cell === cell)
    .map((other) => other.facing);
  const colour = colourSaid(words, seat);
  if (new Set(looks).size < 2) return colour;
  return words.say("web-icetoids-whom", { colour, facing: words.say(`facing-${facing}`) });
}

/** A move as an advice or a button says it. */
export function actionSaid(words: Words, view: View, action: Action): string {
  switch (action.kind) {
    case "icetoids-choose-home":
      return words.say("web-icetoids-do-home", { cell: action.cell, side: words.say(`way-${action.side}`) });
    case "icetoids-orient":
      return words.say("web-icetoids-do-orient", { way: words.say(`way-${action.way}`) });
    case "icetoids-point": {
      const cell = ownCell(view, action.piece);
      return words.say("web-icetoids-do-point", { cell, way: words.say(`way-${action.way}`) });
    }
    case "icetoids-enter":
      return withPush(
        words,
        view,
        action,
        words.say("web-icetoids-do-enter", { cell: view.homes[view.turn]?.cell ?? "" }),
      );
    case "icetoids-move": {
      const [cell, to] = [ownCell(view, action.piece), targetOf(view, action) ?? ""];
      return withPush(words, view, action, words.say("web-icetoids-do-move", { cell, to }));
    }
  }
}

function withPush(words: Words, view: View, action: Of<"icetoids-move"> | Of<"icetoids-enter">, move: string): string {
  if (action.push == null) return move;
  return words.say("web-icetoids-do-and-push", { move, whom: whomSaid(words, view, action.push) });
}

function ownCell(view: View, own: number): string {
  return pyramidOf(view, 3 * view.turn + own).cell ?? "";
}

/** The tile that is reached from here by an arrow key; itself where the board ends. */
export function stepped(cell: string, way: Way): string {
  const { file, rank } = placeOf(cell);
  const [dx, dy] = STEP[way];
  const within = (value: number) => Math.min(3, Math.max(0, value));
  return "abcd".charAt(within(file + dx)) + (within(rank + dy) + 1);
}
