/** What somebody has begun to choose: it is chosen on the board, or beside it, and nothing has happened yet. */

import type { MarkSpec } from "../../school/types.ts";
import type { IceCoolAction, IceCoolOffer } from "../../wire/protocol.ts";
import type { Said } from "../show/status.ts";

export type Choices = IceCoolOffer["choices"];

/** A fish that is to be moved: whose it is, and from which door. */
export interface Hung {
  readonly owner: number;
  readonly frm: string;
}

export type Begun = "fish" | "skates" | "task" | "honeycomb" | "platform" | "swap" | Hung;
export type Choosing = Begun | null;

/** What tapping a place of the board, or pressing its button, does. */
export type Pick = IceCoolAction | Begun;

/** A place of the board that can be tapped. */
export interface Spot extends MarkSpec {
  readonly pick: Pick;
}

/** What may be begun at a table with promos only: their own panel asks for it. */
const PROMOS = new Set<unknown>(["honeycomb", "platform", "swap"]);

export function isOfPromos(choosing: Choosing): boolean {
  return PROMOS.has(choosing);
}

/** Whether it is something that is done, and not only begun. */
export function isAction(pick: Pick): pick is IceCoolAction {
  return typeof pick === "object" && "kind" in pick;
}

/** What the line above the table asks meanwhile. */
export function askOf(choosing: Begun): Said {
  if (typeof choosing !== "string") return { id: "web-choice-door-ask", seat: choosing.owner };
  return { id: `web-${isOfPromos(choosing) ? "promo" : "choice"}-${choosing}-ask`, seat: null };
}
