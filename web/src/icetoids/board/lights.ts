/** Which things light up, from what is offered and what the hand holds. Pure. */

import type { Choices } from "../input/choices.ts";
import { type Hand, held } from "../input/hand.ts";
import { colourOf, type Home, nextCell, pyramidOf, type ToidsEvent, type View } from "../input/names.ts";
import type { Glow, Handle, Push, Target } from "./Glow.tsx";
import { paint } from "./paint.ts";

export interface Looked {
  /** The tile under the pointer or the keys. */
  readonly cell: string | null;
  readonly slot: Home | null;
  /** The pyramid that is about to be pushed. */
  readonly push: number | null;
}

export function glowOf(
  view: View,
  choices: Choices | null,
  hand: Hand,
  looked: Looked,
  events: readonly ToidsEvent[],
): Glow {
  const targets = choices === null ? [] : targetsOf(view, choices, hand);
  return {
    seat: view.actor,
    slots: choices?.homes ?? [],
    hotSlot: looked.slot,
    free: choices === null || hand.kind !== "empty" ? [] : freePieces(view, choices),
    selected: selectedPiece(view, hand),
    targets,
    handles: choices === null ? [] : handlesOf(view, choices, hand),
    hot: targets.some((target) => target.cell === looked.cell) ? looked.cell : null,
    push: pushOf(hand, looked),
    pending: view.pending,
    last: view.phase === "choosing" ? [] : touched(events),
    lastInk: inkOf(events),
    winner: view.winner,
  };
}

function freePieces(view: View, choices: Choices): readonly number[] {
  const waiting = choices.entry === null ? [] : waitingPieces(view);
  return [...choices.pieces.map(({ piece }) => piece), ...waiting];
}

function waitingPieces(view: View): readonly number[] {
  return view.pyramids.flatMap(({ seat, cell }, piece) => (seat === view.turn && cell === null ? [piece] : []));
}

function selectedPiece(view: View, hand: Hand): number | null {
  if (hand.kind === "piece") return hand.piece;
  if (hand.kind === "entry") return waitingPieces(view)[0] ?? null;
  return hand.kind === "step" ? (hand.piece ?? waitingPieces(view)[0] ?? null) : null;
}

function targetsOf(view: View, choices: Choices, hand: Hand): readonly Target[] {
  if (hand.kind === "step") return [{ cell: hand.step.to, way: hand.step.way, does: "go" }];
  if (hand.kind === "entry" && choices.entry !== null) {
    return [{ cell: choices.entry.to, way: choices.entry.way, does: "go" }];
  }
  const own = held(view, choices, hand);
  const from = own === null ? null : pyramidOf(view, own.piece).cell;
  if (own === null || from === null) return [];
  const steps = own.steps.map(({ to, way }): Target => ({ cell: to, way, does: "go" }));
  const points = own.turnings.flatMap(({ way, quiet }): Target[] => {
    const cell = nextCell(from, way);
    return quiet || cell === null || steps.some((step) => step.cell === cell) ? [] : [{ cell, way, does: "point" }];
  });
  return [...steps, ...points];
}

/** Where both going and pointing are possible a tap on the tile goes; pointing has a handle. */
function handlesOf(view: View, choices: Choices, hand: Hand): readonly Handle[] {
  const own = held(view, choices, hand);
  const cell = own === null ? null : pyramidOf(view, own.piece).cell;
  if (own === null || cell === null) return [];
  const both = own.turnings.filter(({ way, quiet }) => !quiet && own.steps.some((step) => step.way === way));
  return both.map(({ way }) => ({ cell, way }));
}

function inkOf(events: readonly ToidsEvent[]): string {
  const doer = events.find((event) => "seat" in event);
  return paint(colourOf(doer !== undefined && "seat" in doer ? doer.seat : 0)).ink;
}

function pushOf(hand: Hand, looked: Looked): Push | null {
  if (hand.kind !== "step" || looked.push === null) return null;
  return { piece: looked.push, way: hand.step.way, to: nextCell(hand.step.to, hand.step.way) };
}

/** The tiles that the last entry touched. */
export function touched(events: readonly ToidsEvent[]): readonly string[] {
  const cells = events.flatMap((event) => {
    switch (event.kind) {
      case "icetoids-moved":
      case "icetoids-pushed":
        return [event.frm, event.to];
      case "icetoids-pushed-off":
        return [event.frm];
      case "icetoids-entered":
      case "icetoids-pointed":
      case "icetoids-tile-oriented":
        return [event.cell];
      default:
        return [];
    }
  });
  return [...new Set(cells)];
}
