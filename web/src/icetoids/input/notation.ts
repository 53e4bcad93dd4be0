/** Moves as people write and type them, exactly as the terminal does: `home a1 south`, `enter xB`, `b2u-b3`, `b2:e`. */

import {
  type Action,
  COLOURS,
  colourOf,
  type Facing,
  letterOf,
  nextCell,
  type Of,
  outerSides,
  PER_SEAT,
  pyramidOf,
  type View,
  WAYS,
} from "./names.ts";

/** The short form of an action. A facing stands in it only where pieces of one colour look different. */
export function write(view: View, action: Action): string {
  switch (action.kind) {
    case "icetoids-choose-home":
      return outerSides(action.cell).length > 1 ? `home ${action.cell} ${action.side}` : `home ${action.cell}`;
    case "icetoids-orient":
      return `top ${action.way.charAt(0)}`;
    case "icetoids-enter":
      return action.push == null ? "enter" : `enter ${writtenPush(view, action.push)}`;
    case "icetoids-point":
      return `${origin(view, action.piece)}:${action.way.charAt(0)}`;
    case "icetoids-move": {
      const push = action.push == null ? "" : writtenPush(view, action.push);
      return `${origin(view, action.piece)}-${targetOf(view, action)}${push}`;
    }
  }
}

export type Read =
  | { readonly found: Action }
  | { readonly fault: "unreadable"; readonly text: string }
  | { readonly fault: "ambiguous"; readonly candidates: readonly string[] }
  | { readonly fault: "not-offered" };

/** The offered action that a text means. Capitals and spaces do not matter; whole words do as well as letters. */
export function read(view: View, offered: readonly Action[], text: string): Read {
  const said = parsed(text);
  if (said === null) return { fault: "unreadable", text: text.trim().slice(0, 40) };
  const found = offered.filter((action) => fits(view, action, said));
  if (found.length > 1) return { fault: "ambiguous", candidates: found.map((action) => write(view, action)) };
  return found[0] === undefined ? { fault: "not-offered" } : { found: found[0] };
}

/** The tile that a move leads to. */
export function targetOf(view: View, action: Of<"icetoids-move">): string | null {
  const cell = pyramidOf(view, PER_SEAT * view.turn + action.piece).cell;
  return cell === null ? null : nextCell(cell, action.way);
}

type Verb = "home" | "enter" | "move" | "point" | "top";
/** What a text names, as cells and first letters; what it leaves open is missing. No `colour` means no push. */
type Said = { readonly verb: Verb } & Readonly<
  Partial<Record<"cell" | "facing" | "to" | "way" | "colour" | "look", string>>
>;

/** A named group that takes a word or its first letter. */
function group(name: string, words: readonly string[]): string {
  return `(?<${name}>${words.map((word) => `${word[0]}(?:${word.slice(1)})?`).join("|")})`;
}

const FACINGS: readonly Facing[] = [...WAYS, "upright"];
const CELL = "(?<cell>[a-d][1-4])";
const WAY = group("way", WAYS);
const FACING = `${group("facing", FACINGS)}?`;
const PUSH = `(?:x${group("colour", COLOURS)}${group("look", FACINGS)}?)?`;
const FORMS: readonly (readonly [Verb, RegExp])[] = [
  ["home", new RegExp(`^home${CELL}${WAY}?$`)],
  ["enter", new RegExp(`^enter${PUSH}$`)],
  ["move", new RegExp(`^${CELL}${FACING}-(?<to>[a-d][1-4])${PUSH}$`)],
  ["point", new RegExp(`^${CELL}${FACING}:${WAY}$`)],
  ["top", new RegExp(`^top${WAY}$`)],
];

function parsed(text: string): Said | null {
  const squeezed = text.replace(/\s+/gu, "").toLowerCase();
  for (const [verb, form] of FORMS) {
    const groups = form.exec(squeezed)?.groups;
    if (groups === undefined) continue;
    // A word and its first letter mean the same; cells keep both of their characters.
    const named = Object.entries(groups).filter(([, said]) => said !== undefined);
    const short = named.map(([name, said]) => [name, name === "cell" || name === "to" ? said : said.charAt(0)]);
    return { verb, ...Object.fromEntries(short) };
  }
  return null;
}

function fits(view: View, action: Action, said: Said): boolean {
  switch (action.kind) {
    case "icetoids-choose-home":
      return said.verb === "home" && said.cell === action.cell && same(said.way, action.side);
    case "icetoids-orient":
      return said.verb === "top" && said.way === action.way.charAt(0);
    case "icetoids-enter":
      return said.verb === "enter" && pushFits(view, action.push ?? null, said);
    case "icetoids-point":
      return said.verb === "point" && isOwn(view, action.piece, said) && said.way === action.way.charAt(0);
    case "icetoids-move":
      return (
        said.verb === "move" &&
        isOwn(view, action.piece, said) &&
        said.to === targetOf(view, action) &&
        pushFits(view, action.push ?? null, said)
      );
  }
}

function isOwn(view: View, piece: number, said: Said): boolean {
  const pyramid = pyramidOf(view, PER_SEAT * view.turn + piece);
  return pyramid.cell === said.cell && same(said.facing, pyramid.facing);
}

function pushFits(view: View, push: number | null, said: Said): boolean {
  if (push === null || said.colour === undefined) return push === null && said.colour === undefined;
  const pyramid = pyramidOf(view, push);
  return said.colour === colourOf(pyramid.seat).charAt(0) && same(said.look, pyramid.facing);
}

function same(letter: string | undefined, word: string): boolean {
  return letter === undefined || letter === word.charAt(0);
}

function origin(view: View, own: number): string {
  const piece = PER_SEAT * view.turn + own;
  return `${pyramidOf(view, piece).cell}${ifNeeded(view, piece)}`;
}

function writtenPush(view: View, push: number): string {
  return `x${letterOf(colourOf(Math.floor(push / PER_SEAT)))}${ifNeeded(view, push)}`;
}

/** The facing of a piece, if another of its colour on its tile looks different. */
function ifNeeded(view: View, piece: number): string {
  const mine = pyramidOf(view, piece);
  const alike = view.pyramids.filter((other) => other.seat === mine.seat && other.cell === mine.cell);
  return new Set(alike.map((other) => other.facing)).size > 1 ? mine.facing.charAt(0) : "";
}
