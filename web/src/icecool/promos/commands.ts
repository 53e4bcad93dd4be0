/** Typed moves of the promos: the same words as in the terminal, fetched with the first typed move. */

import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { doorOf, type Groups, metres, millimetres, misread, type Read, type Reader } from "../input/commands.ts";
import { offered } from "../input/offered.ts";
import { junctionsOf } from "./junctions.ts";

const NAME = `[a-z0-9][a-z0-9_.:+-]{0,63}`;
const POINT = String.raw`(?<x>[+-]?\d{1,6}(?:\.\d{1,6})?) ?[,; ] ?(?<y>[+-]?\d{1,6}(?:\.\d{1,6})?)`;
const CARDS: Readonly<Record<string, Extract<IceCoolAction, { kind: "icecool-swap-card" }>["card"]>> = {
  "1": "1",
  "2": "2",
  "3": "3",
  blank: "blank",
  jump: "1-jump",
  doors: "1-doors",
  bounce: "1-bounce",
};

/** How moves of promos are read, whether they are at this table or not: the server knows best why it refuses. */
export const PROMO_READERS: readonly (readonly [RegExp, Reader])[] = [
  [new RegExp(`^hang (?<door>${NAME})$`), byDoor((door) => ({ kind: "icecool-hang-emerald", door }))],
  [new RegExp(`^honeycomb(?: (?<corner>${NAME}))?$`), readHoneycomb],
  [
    new RegExp(`^swap (?<card>${Object.keys(CARDS).join("|")})$`),
    (_view, _choices, said) => ({ action: { kind: "icecool-swap-card", card: CARDS[said.card ?? ""] ?? "1" } }),
  ],
  [/^again$/, plain({ kind: "icecool-flick-again" })],
  [new RegExp(`^block (?<door>${NAME})$`), byDoor((door) => ({ kind: "icecool-block-door", door }))],
  [new RegExp(`^move (?<door>${NAME})$`), byDoor((door) => ({ kind: "icecool-move-block", door }))],
  [/^lift$/, plain({ kind: "icecool-lift-block" })],
  [
    /^pick (?<artifact>sundial|trap|teleport|platform)$/,
    (_view, _choices, said) => ({ action: { kind: "icecool-pick-artifact", artifact: said.artifact as Artifact } }),
  ],
  [new RegExp(`^trap ${POINT}$`), byPoint("icecool-lay-trap")],
  [/^leave$/, plain({ kind: "icecool-leave-alone" })],
  [new RegExp(`^teleport ${POINT}$`), byPoint("icecool-lay-teleport")],
  [/^teleport$/, plain({ kind: "icecool-step-on-teleport" })],
  [new RegExp(`^platform (?<junction>${NAME})$`), readPlatform],
  [/^back$/, plain({ kind: "icecool-turn-back" })],
  [/^keep$/, plain({ kind: "icecool-let-stand" })],
];

type Artifact = Extract<IceCoolAction, { kind: "icecool-pick-artifact" }>["artifact"];

/** A promo's action as it is typed; null for all others. */
export function writePromo(action: IceCoolAction): string | null {
  switch (action.kind) {
    case "icecool-hang-emerald":
      return `hang ${action.door}`;
    case "icecool-spend-honeycomb":
      return `honeycomb ${action.corner}`;
    case "icecool-swap-card":
      return `swap ${action.card.replace("1-", "")}`;
    case "icecool-flick-again":
      return "again";
    case "icecool-block-door":
      return `block ${action.door}`;
    case "icecool-move-block":
      return `move ${action.door}`;
    case "icecool-lift-block":
      return "lift";
    case "icecool-pick-artifact":
      return `pick ${action.artifact}`;
    case "icecool-lay-trap":
      return `trap ${millimetres(action.at.x)},${millimetres(action.at.y)}`;
    case "icecool-leave-alone":
      return "leave";
    case "icecool-lay-teleport":
      return `teleport ${millimetres(action.at.x)},${millimetres(action.at.y)}`;
    case "icecool-step-on-teleport":
      return "teleport";
    case "icecool-lay-platform":
      return `platform ${action.junction}`;
    case "icecool-turn-back":
      return "back";
    case "icecool-let-stand":
      return "keep";
    default:
      return null;
  }
}

function plain(action: IceCoolAction): Reader {
  return () => ({ action });
}

function byDoor(made: (door: string) => IceCoolAction): Reader {
  return (view, _choices, said) => {
    const door = doorOf(view, said.door ?? "");
    return door === undefined ? misread("icecool-no-such-door", { door: said.door ?? "" }) : { action: made(door.id) };
  };
}

function byPoint(kind: "icecool-lay-trap" | "icecool-lay-teleport"): Reader {
  return (_view, _choices, said) => ({ action: { kind, at: { x: metres(said.x), y: metres(said.y) } } });
}

function readHoneycomb(view: IceCoolView, choices: IceCoolOffer["choices"], said: Groups): Read {
  const corners = offered(choices, "icecool-spend-honeycomb");
  if (said.corner !== undefined) {
    const spot = view.options.layout.spots?.find((each) => each.id.toLowerCase() === said.corner);
    return { action: { kind: "icecool-spend-honeycomb", corner: spot?.id ?? said.corner } };
  }
  if (corners.length > 1)
    return misread("ambiguous", { candidates: corners.map((action) => `honeycomb ${action.corner}`) });
  const nowhere = view.options.layout.spots?.[0]?.id ?? "";
  return { action: corners[0] ?? { kind: "icecool-spend-honeycomb", corner: nowhere } };
}

/** The rooms of a junction may be named in any order. */
function readPlatform(view: IceCoolView, _choices: IceCoolOffer["choices"], said: Groups): Read {
  const word = said.junction ?? "";
  const sorted = (name: string) => name.toLowerCase().split("-").sort().join("-");
  const found = junctionsOf(view.options.layout).find((each) => sorted(each.id) === sorted(word));
  return { action: { kind: "icecool-lay-platform", junction: found?.id ?? word } };
}
