/** What a hand holds, and what a tap does: pure, the same for mouse, touch and keys. */

import { type Choices, choicesOf, movable, type PieceChoices, type Step } from "./choices.ts";
import { type Action, pyramidOf, type Tile, tileAt, turned, type View, WAYS, type Way } from "./names.ts";

export type Hand =
  | { readonly kind: "empty" }
  /** One of one's pyramids on the board. */
  | { readonly kind: "piece"; readonly piece: number }
  /** A waiting pyramid that is to come in. */
  | { readonly kind: "entry" }
  /** A step that can be done in several ways: whom to push? */
  | { readonly kind: "step"; readonly piece: number | null; readonly step: Step }
  /** A corner that can be a home from two sides. */
  | { readonly kind: "corner"; readonly cell: string };

export const EMPTY_HAND: Hand = { kind: "empty" };

/** What comes of a tap: another hand, and perhaps an action to be played. */
export interface Tapped {
  readonly hand: Hand;
  readonly act?: Action;
}

/** The choices of the pyramid that is in the hand. */
export function held(view: View, choices: Choices | null, hand: Hand): PieceChoices | null {
  return choices === null || hand.kind !== "piece" ? null : choicesOf(view, choices, hand.piece);
}

/** A tile was tapped; `near` are the pyramids on it, the nearest to the finger first. */
export function tapTile(view: View, choices: Choices, hand: Hand, cell: string, near: readonly number[] = []): Tapped {
  if (choices.homes.length > 0) return tapHome(choices, cell);
  if (hand.kind === "step" && hand.step.to === cell) return tapPushed(hand, near);
  const step = stepTo(view, choices, hand, cell);
  if (step !== null) return take(step, hand.kind === "piece" ? hand.piece : null);
  const turning = held(view, choices, hand)?.turnings.find(
    ({ way, quiet }) => !quiet && beside(view, hand, way) === cell,
  );
  if (turning !== undefined) return { hand: EMPTY_HAND, act: turning.action };
  return tapOwn(view, choices, hand, cell, near);
}

/** Where the hand can go from here with one tap. */
function stepTo(view: View, choices: Choices, hand: Hand, cell: string): Step | null {
  if (hand.kind === "entry") return choices.entry?.to === cell ? choices.entry : null;
  return held(view, choices, hand)?.steps.find(({ to }) => to === cell) ?? null;
}

function beside(view: View, hand: Hand, way: Way): string | null {
  if (hand.kind !== "piece") return null;
  const cell = pyramidOf(view, hand.piece).cell;
  return cell === null ? null : neighbour(cell, way);
}

function neighbour(cell: string, way: Way): string {
  const [file, rank] = [cell.charCodeAt(0), Number(cell[1])];
  const [dx, dy] = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] }[way] as [number, number];
  return String.fromCharCode(file + dx) + (rank + dy);
}

/** Do a step; where it can be done in several ways, ask which. */
export function take(step: Step, piece: number | null): Tapped {
  const [only, ...more] = step.ways;
  if (only === undefined) return { hand: EMPTY_HAND };
  return more.length === 0 ? { hand: EMPTY_HAND, act: only } : { hand: { kind: "step", piece, step } };
}

function tapPushed(hand: Hand & { kind: "step" }, near: readonly number[]): Tapped {
  const act = near.map((piece) => hand.step.ways.find(({ push }) => push === piece)).find(Boolean);
  return act === undefined ? { hand } : { hand: EMPTY_HAND, act };
}

function tapHome(choices: Choices, cell: string): Tapped {
  const [only, ...more] = choices.homes.filter((home) => home.cell === cell);
  if (only === undefined) return { hand: EMPTY_HAND };
  return more.length === 0 ? { hand: EMPTY_HAND, act: only } : { hand: { kind: "corner", cell } };
}

/** Take an own pyramid; a second tap takes the next one that looks different, or lets go. */
function tapOwn(view: View, choices: Choices, hand: Hand, cell: string, near: readonly number[]): Tapped {
  const here = movable(view, choices, cell).map(({ piece }) => piece);
  if (here.length === 0) {
    const entry = hand.kind === "empty" && choices.entry?.to === cell ? choices.entry : null;
    return entry === null ? { hand: EMPTY_HAND } : take(entry, null);
  }
  const now = hand.kind === "piece" ? here.indexOf(hand.piece) : -1;
  if (now < 0) {
    const touched = near.map((piece) => choicesOf(view, choices, piece)?.piece).find((piece) => piece !== undefined);
    return { hand: { kind: "piece", piece: touched ?? (here[0] as number) } };
  }
  const next = here[now + 1];
  return { hand: next === undefined ? EMPTY_HAND : { kind: "piece", piece: next } };
}

/** Point the pyramid in the hand that way, if it may, pointless ways included. */
export function pointHeld(view: View, choices: Choices, hand: Hand, way: Way): Tapped | null {
  const turning = held(view, choices, hand)?.turnings.find((each) => each.way === way);
  return turning === undefined ? null : { hand: EMPTY_HAND, act: turning.action };
}

/** Where a tile's arrows lead when its top looks that way. */
export function turnedArrows(tile: Tile, top: Way): readonly Way[] {
  const turns = WAYS.indexOf(top);
  const ways = new Set(tile.arrows.map((way) => turned(way, turns)));
  return WAYS.filter((way) => ways.has(way));
}

/** The offered way to lay the new tile that looks as if its top were to that way: equal looks are offered once. */
export function laidAs(view: View, choices: Choices, top: Way): Choices["orientations"][number] | null {
  const tile = view.pending === null ? null : tileAt(view, view.pending);
  if (tile === null) return null;
  const wanted = turnedArrows(tile, top).join();
  return choices.orientations.find(({ way }) => turnedArrows(tile, way).join() === wanted) ?? null;
}

/** The way that a tile's top looks after a turn by hand, in degrees. */
export function topAfter(degrees: number): Way {
  return turned("north", Math.round(degrees / 90));
}
