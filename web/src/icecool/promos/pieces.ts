/** What the promos have put on the board, read off a view. */

import type { PieceSpec, Plan, TokenSpec } from "../../school/types.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { sliceOf } from "../show/standing.ts";
import { junctionsOf } from "./junctions.ts";

export function piecesOf(view: IceCoolView): PieceSpec[] {
  return [...combs(view), ...portals(view), ...emerald(view), ...snow(view), ...laid(view), ...plank(view)];
}

/** The fish of the race's teams, each in the colours of one of its penguins. */
export function tokensOf(view: IceCoolView): TokenSpec[] {
  return (sliceOf(view, "icecool-race")?.hung ?? []).map(({ colour, door }) => ({ seat: colour, door }));
}

/** The middle of a spot of the board, in millimetres; null if there is none of that name. */
export function spotAt(view: IceCoolView, id: string): Plan | null {
  const at = view.options.layout.spots?.find((spot) => spot.id === id)?.at;
  return at === undefined ? null : { x: at[0], y: at[1] };
}

function combs(view: IceCoolView): PieceSpec[] {
  return (sliceOf(view, "icecool-honeycombs")?.lying ?? []).flatMap((spot): PieceSpec[] => {
    const at = spotAt(view, spot);
    return at === null ? [] : [{ id: `honeycomb:${spot}`, what: "honeycomb", at }];
  });
}

function portals(view: IceCoolView): PieceSpec[] {
  if (!view.options.modules.includes("portals")) return [];
  const spots = (view.options.layout.spots ?? []).filter((spot) => spot.kind === "portal");
  return spots.map(({ id, at: [x, y] }, seat) => ({ id: `portal:${id}`, what: "portal", at: { x, y }, seat }));
}

function emerald(view: IceCoolView): PieceSpec[] {
  const { door, holder } = sliceOf(view, "icecool-emerald") ?? { door: null, holder: null };
  if (holder !== null) return [{ id: "emerald", what: "emerald", body: `p${holder}` }];
  return door === null ? [] : [{ id: "emerald", what: "emerald", door }];
}

function snow(view: IceCoolView): PieceSpec[] {
  const door = sliceOf(view, "icecool-blocked-door")?.door ?? null;
  return door === null ? [] : [{ id: `snow:${door}`, what: "snow", door }];
}

function laid(view: IceCoolView): PieceSpec[] {
  return (["trap", "teleport"] as const).flatMap((what): PieceSpec[] => {
    const found = sliceOf(view, `icecool-${what}`)?.laid ?? null;
    if (found === null) return [];
    return [{ id: what, what, at: { x: 1000 * found.at.x, y: 1000 * found.at.y }, seat: found.seat }];
  });
}

function plank(view: IceCoolView): PieceSpec[] {
  const found = sliceOf(view, "icecool-platform")?.laid ?? null;
  const at = junctionsOf(view.options.layout).find((each) => each.id === found?.junction)?.at;
  return found === null || at === undefined ? [] : [{ id: "platform", what: "plank", at, seat: found.seat }];
}
