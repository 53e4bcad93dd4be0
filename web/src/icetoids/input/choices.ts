/** What the offer contains, sorted the way hands do it: homes, entries, the moves of each pyramid, orientations. */

import type { IceToidsOffer } from "../../wire/protocol.ts";
import { type Action, nextCell, type Of, PER_SEAT, pyramidOf, type View, type Way } from "./names.ts";

export interface Step {
  readonly way: Way;
  readonly to: string;
  /** The same step without a push and with each push that is offered. */
  readonly ways: readonly (Of<"icetoids-move"> | Of<"icetoids-enter">)[];
}

export interface Turning {
  readonly way: Way;
  readonly action: Of<"icetoids-point">;
  /** Legal but pointless: shown only when asked for. */
  readonly quiet: boolean;
}

/** All that one pyramid can do. `piece` counts all pyramids, three to a seat. */
export interface PieceChoices {
  readonly piece: number;
  readonly steps: readonly Step[];
  readonly turnings: readonly Turning[];
}

export interface Choices {
  readonly seat: number;
  readonly homes: readonly Of<"icetoids-choose-home">[];
  /** Coming in: one step onto the home tile, or null. */
  readonly entry: Step | null;
  readonly pieces: readonly PieceChoices[];
  readonly orientations: readonly Of<"icetoids-orient">[];
  /** Every offered action, the pointless ones too. */
  readonly all: readonly Action[];
}

export function sorted(view: View, offer: IceToidsOffer | null): Choices | null {
  if (offer === null) return null;
  const exact = offer.choices.flatMap((choice) => (choice.kind === "one-of" ? [choice] : []));
  const all = exact.map((choice) => choice.action);
  const quiet = new Set(exact.filter((choice) => choice.quiet).map((choice) => choice.action));
  return {
    seat: offer.seat,
    homes: all.filter((action) => action.kind === "icetoids-choose-home"),
    entry: entryOf(view, all),
    pieces: piecesOf(view, all, quiet),
    orientations: all.filter((action) => action.kind === "icetoids-orient"),
    all,
  };
}

function entryOf(view: View, all: readonly Action[]): Step | null {
  const ways = all.filter((action) => action.kind === "icetoids-enter");
  const home = view.homes[view.turn];
  if (ways.length === 0 || home == null) return null;
  const inward = { north: "south", east: "west", south: "north", west: "east" } as const;
  return { way: inward[home.side], to: home.cell, ways };
}

function piecesOf(view: View, all: readonly Action[], quiet: ReadonlySet<Action>): readonly PieceChoices[] {
  const found: PieceChoices[] = [];
  for (let own = 0; own < PER_SEAT; own++) {
    const piece = PER_SEAT * view.turn + own;
    const moves = all.filter((action) => action.kind === "icetoids-move").filter((action) => action.piece === own);
    const points = all.filter((action) => action.kind === "icetoids-point").filter((action) => action.piece === own);
    if (moves.length + points.length === 0) continue;
    const turnings = points.map((action) => ({ way: action.way, action, quiet: quiet.has(action) }));
    found.push({ piece, steps: stepsOf(view, piece, moves), turnings });
  }
  return found;
}

function stepsOf(view: View, piece: number, moves: readonly Of<"icetoids-move">[]): readonly Step[] {
  const cell = pyramidOf(view, piece).cell;
  const ways = new Map<Way, Of<"icetoids-move">[]>();
  for (const move of moves) ways.set(move.way, [...(ways.get(move.way) ?? []), move]);
  return [...ways].flatMap(([way, same]) => {
    const to = cell === null ? null : nextCell(cell, way);
    return to === null ? [] : [{ way, to, ways: same }];
  });
}

/** The choices of a pyramid, or of the equal one that stands for it (same seat, tile and facing). */
export function choicesOf(view: View, choices: Choices, piece: number): PieceChoices | null {
  const looks = pyramidOf(view, piece);
  const alike = choices.pieces.filter(({ piece: other }) => {
    const pyramid = pyramidOf(view, other);
    return pyramid.seat === looks.seat && pyramid.cell === looks.cell && pyramid.facing === looks.facing;
  });
  return alike[0] ?? null;
}

/** The pyramids on a tile that can do something, one for all equal ones. */
export function movable(view: View, choices: Choices, cell: string): readonly PieceChoices[] {
  return choices.pieces.filter(({ piece }) => pyramidOf(view, piece).cell === cell);
}

/** Where a pushed pyramid lands: the next tile, or null for off the board. */
export function landing(step: Step): string | null {
  return nextCell(step.to, step.way);
}
