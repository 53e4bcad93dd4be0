/** From the fields of an event to the variables of its message: the same as render/words.py does. */
import { penguinOf, type Seat } from "../wire/game.ts";
import type { Body, Flick, Point } from "../wire/protocol.ts";

export type Value = string | number;

/** What is needed to say parts of a sentence. */
export interface Speaker {
  say(id: string, args?: Readonly<Record<string, Value>>): string;
  has(id: string): boolean;
  name(seat: Seat, names: readonly string[]): string;
  joined(items: readonly string[]): string;
}

/** Fields that hold seats: people read the players' names. */
const PEOPLE = new Set(["seat", "owner", "by", "seats", "catchers", "knows", "frm"]);
/** Fields that hold a thing or a place on the ice, or its id: a penguin goes by its player's name. */
const PIECES = new Set(["body", "subject", "walrus", "placed", "bodies", "apart", "spot", "spots", "corner"]);
/** Pieces that are nobody's and places, as their ids begin: `walrus-3`. */
const EXTRAS = new Set(["walrus", "guard", "honeycomb", "corner", "portal"]);
/** Pieces of which there is one. */
const SINGLE = new Set(["pawclaw", "emperor"]);
/** Fields that say from where to where something goes: doors and cells as they are called, portals in words. */
const ENDS = new Set(["frm", "to"]);
/** A door that is called after its two rooms, and is the only one between them. */
const DOOR = /^(\d+)-(\d+)$/;
/** Fields that hold doors: people read between which rooms. */
const DOORS = new Set([...ENDS, "door", "doors", "gate"]);
/** What messages get in place of a secret that is not for these eyes. */
const HIDDEN = "hidden";
/** Fields whose values have a word in each language, and the first part of that word's message id. */
const KINDS: Readonly<Record<string, string>> = {
  side: "way",
  way: "way",
  top: "way",
  was: "facing",
  arrows: "way",
  icons: "colour",
  colour: "colour",
  colours: "player-colour",
  card: "card",
  cards: "card",
  task: "task",
  artifact: "artifact",
};

/** Who is at the table, and whose penguins there are by number; without owners there is one of each seat. */
interface People {
  readonly names: readonly string[];
  readonly owners: readonly Seat[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The variables of the message of an event, or of what is built like one. `owners`: whose penguins there are, by number,
 * where somebody has two.
 */
export function argsOf(
  words: Speaker,
  event: { readonly kind: string },
  names: readonly string[],
  owners: readonly Seat[] = [],
): Record<string, Value> {
  const { kind: _, ...fields } = event;
  const people = { names, owners };
  const single = Object.entries(fields).map(([name, value]) => fieldArgs(words, name, value, people));
  return Object.assign({}, ...single, between(words, fields, people));
}

/** The variables that one field gives: itself in words, and of several things their number. */
function fieldArgs(words: Speaker, field: string, value: unknown, people: People): Record<string, Value> {
  if (!Array.isArray(value)) return { [field]: word(words, field, value, people) };
  const said = value.map((item) => String(word(words, field, item, people)));
  return { [field]: words.joined(said), [`${field}_count`]: said.length };
}

/** The variables that follow from fields taken together, or from a part of one. */
function between(words: Speaker, fields: Fields, people: People): Record<string, Value> {
  const args: Record<string, Value> = {};
  if ("owner" in fields) args.own = yes(fields.owner === fields.seat);
  if ("wanted" in fields) args.trembled = yes(!isSameFlick(fields.wanted as Flick, fields.flick as Flick));
  if ("placed" in fields) {
    const { pose } = fields.placed as Body;
    Object.assign(args, { x: millimetres(pose.x), y: millimetres(pose.y) });
  }
  if (isPoint(fields.at)) Object.assign(args, { x: millimetres(fields.at.x), y: millimetres(fields.at.y) });
  if ("ranking" in fields) {
    args.ranking = standings(words, fields.ranking as number[][], fields.points as number[], people.names);
  }
  if (typeof fields.body === "string") args.which = which(fields.body, people);
  return args;
}

/** Whose penguin a piece is; null if it is nobody's. */
function ownerOf(id: string, { owners }: People): Seat | null {
  const number = penguinOf(id);
  return number === null ? null : (owners[number] ?? number);
}

/** Whether a penguin is the first or the second of somebody who has two, or the only one. */
function which(id: string, people: People): "only" | "first" | "second" {
  const seat = ownerOf(id, people);
  if (seat === null || people.owners.filter((owner) => owner === seat).length < 2) return "only";
  return people.owners.indexOf(seat) === penguinOf(id) ? "first" : "second";
}

/** One value as people read it; what has no word stays as it is. */
function word(words: Speaker, field: string, value: unknown, people: People): Value {
  if (value === null) return HIDDEN;
  if (typeof value === "boolean") return yes(value);
  if (isFlick(value)) return flickSaid(words, value);
  if (PIECES.has(field)) return piece(words, typeof value === "string" ? value : (value as Body).id, people);
  if (PEOPLE.has(field) && typeof value === "number") return words.name(value, people.names);
  if (ENDS.has(field) && String(value).startsWith("portal-")) return piece(words, String(value), people);
  if (DOORS.has(field)) return doorName(words, String(value));
  if (field === "room") return roomName(words, String(value));
  if (field === "junction") return words.joined(String(value).split("-"));
  const kind = KINDS[field];
  return kind === undefined ? (value as Value) : words.say(`${kind}-${value}`);
}

function piece(words: Speaker, id: string, people: People): string {
  const seat = ownerOf(id, people);
  if (seat !== null) {
    const [name, of] = [words.name(seat, people.names), which(id, people)];
    return of === "only" ? name : words.say(`penguin-${of}`, { name });
  }
  const [kind = "", number = ""] = splitOnce(id, "-");
  const named = number === "" ? SINGLE.has(kind) : EXTRAS.has(kind);
  return named ? words.say(`${kind}-name`, { id: number }) : id;
}

/** A piece that is nobody's, as it is called. */
export function pieceName(words: Speaker, id: string): string {
  return piece(words, id, { names: [], owners: [] });
}

/** A room as it stands in a sentence. */
export function roomName(words: Speaker, id: string): string {
  const known = `room-${id}`;
  return /^\d+$/.test(id) && words.has(known) ? words.say(known) : words.say("numbered-room", { id });
}

/** A room as it stands alone; a name that we do not know is its board's own. */
export function roomLabel(words: Speaker, name: string): string {
  const known = `room-${name}`;
  return words.has(known) ? words.say(known) : name.replaceAll("-", " ");
}

/** Between which rooms a door is; one with a name of its own, and what is no door, stays as it is called. */
export function doorName(words: Speaker, door: string): string {
  const [, one, other] = DOOR.exec(door) ?? [];
  if (one === undefined || other === undefined) return door;
  return words.say("door-between", { one: roomName(words, one), other: roomName(words, other) });
}

function flickSaid(words: Speaker, flick: Flick): string {
  const side = flick.side ?? 0;
  const where = side < 0 ? "left" : side > 0 ? "right" : "middle";
  return words.say("flick-said", {
    yaw: flick.yaw / 10,
    power: flick.power / 10,
    where,
    side: Math.abs(side),
    height: flick.height ?? 0,
  });
}

/** Everybody with their points, best first. */
function standings(words: Speaker, ranking: number[][], points: number[], names: readonly string[]): string {
  const said = ranking
    .flat()
    .map((seat) => words.say("icecool-standing", { name: words.name(seat, names), points: points[seat] ?? 0 }));
  return words.joined(said);
}

function isFlick(value: unknown): value is Flick {
  return typeof value === "object" && value !== null && "yaw" in value && "power" in value;
}

function isPoint(value: unknown): value is Point {
  return typeof value === "object" && value !== null && "x" in value && "y" in value;
}

function isSameFlick(a: Flick, b: Flick): boolean {
  return a.yaw === b.yaw && a.power === b.power && a.side === b.side && a.height === b.height;
}

function splitOnce(text: string, at: string): [string, string] {
  const found = text.indexOf(at);
  return found < 0 ? [text, ""] : [text.slice(0, found), text.slice(found + at.length)];
}

function yes(value: boolean): string {
  return value ? "yes" : "no";
}

/** Rounded as Python does it: a half goes to the even neighbour. */
function millimetres(metres: number): string {
  const exact = 1000 * metres;
  const low = Math.floor(exact);
  if (exact - low === 0.5) return String(low % 2 === 0 ? low : low + 1);
  return String(Math.round(exact) + 0);
}
