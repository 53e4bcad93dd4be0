/** Places of the board that a promo offers: doors, corners, junctions. They can be tapped, and each has its button. */

import type { MarkSpec, Plan } from "../../school/types.ts";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { junctionsOf } from "./junctions.ts";
import { spotAt } from "./pieces.ts";

type Choices = IceCoolOffer["choices"];

/** What is chosen on the board only when one asks for it: both are offered beside a flick. */
export type Choosing = "honeycomb" | "platform" | null;

interface Offered {
  readonly id: string;
  readonly at: Plan;
  /** How high over the floor it is. */
  readonly z: number;
  readonly action: IceCoolAction;
}

/** The offered places that are to be shown now. */
export function marksOf(view: IceCoolView, choices: Choices, choosing: Choosing): MarkSpec[] {
  return offeredPlaces(view, choices, choosing).map(({ id, at, z }) => ({ id, at, z }));
}

/** The action behind a tapped mark. */
export function markedBy(view: IceCoolView, choices: Choices, choosing: Choosing, mark: string): IceCoolAction | null {
  return offeredPlaces(view, choices, choosing).find(({ id }) => id === mark)?.action ?? null;
}

function offeredPlaces(view: IceCoolView, choices: Choices, choosing: Choosing): Offered[] {
  return choices.flatMap(({ action }): Offered[] => {
    const [id, at] = placeOf(view, action, choosing);
    const z = action.kind === "icecool-lay-platform" ? view.options.layout.walls.height : 0;
    return at === null ? [] : [{ id, at, z, action }];
  });
}

function placeOf(view: IceCoolView, action: IceCoolAction, choosing: Choosing): readonly [string, Plan | null] {
  switch (action.kind) {
    case "icecool-hang-emerald":
    case "icecool-block-door":
    case "icecool-move-block":
      return [`door-${action.door}`, doorAt(view, action.door)];
    case "icecool-spend-honeycomb":
      return [`corner-${action.corner}`, choosing === "honeycomb" ? spotAt(view, action.corner) : null];
    case "icecool-lay-platform":
      return [`junction-${action.junction}`, choosing === "platform" ? junctionAt(view, action.junction) : null];
    default:
      return ["", null];
  }
}

function doorAt(view: IceCoolView, id: string): Plan | null {
  const at = view.options.layout.doors.find((door) => door.id === id)?.at;
  return at === undefined ? null : { x: at[0], y: at[1] };
}

function junctionAt(view: IceCoolView, id: string): Plan | null {
  return junctionsOf(view.options.layout).find((each) => each.id === id)?.at ?? null;
}
