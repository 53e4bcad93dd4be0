/** Places of the board that a promo offers: doors, corners, junctions. They can be tapped, and each has its button. */

import type { Plan } from "../../school/types.ts";
import type { IceCoolAction, IceCoolView } from "../../wire/protocol.ts";
import type { Choices, Choosing, Spot } from "../input/begun.ts";
import { sliceOf } from "../show/standing.ts";
import { junctionsOf } from "./junctions.ts";
import { spotAt } from "./pieces.ts";

/** The offered places that can be tapped now. */
export function spotsOf(view: IceCoolView, choices: Choices, choosing: Choosing): Spot[] {
  return choices.flatMap(({ action }): Spot[] => {
    const [id, at] = placeOf(view, action, choosing);
    const z = action.kind === "icecool-lay-platform" ? view.options.layout.walls.height : 0;
    return at === null ? [] : [{ id, at, z, pick: action }];
  });
}

function placeOf(view: IceCoolView, action: IceCoolAction, choosing: Choosing): readonly [string, Plan | null] {
  switch (action.kind) {
    case "icecool-hang-emerald":
    case "icecool-block-door":
    case "icecool-move-block":
      return [`door-${action.door}`, doorAt(view, action.door)];
    case "icecool-lift-block":
      return ["block", doorAt(view, sliceOf(view, "icecool-blocked-door")?.door ?? "")];
    case "icecool-step-on-teleport":
      return ["teleport", choosing === null ? laidAt(view) : null];
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

/** Where the teleport lies. */
function laidAt(view: IceCoolView): Plan | null {
  const at = sliceOf(view, "icecool-teleport")?.laid?.at;
  return at === undefined ? null : { x: 1000 * at.x, y: 1000 * at.y };
}

function junctionAt(view: IceCoolView, id: string): Plan | null {
  return junctionsOf(view.options.layout).find((each) => each.id === id)?.at ?? null;
}
