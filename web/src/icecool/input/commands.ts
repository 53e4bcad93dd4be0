/**
 * Typed moves: `flick 35 power 60`, `flick at 1-3`, `place 195,495`, `line 3`, `end`. The same words as in the terminal
 * (src/coldsnap/games/icecool/kernel/notation.py); a test compares the two.
 */

import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { flick, yawOf } from "./flick.ts";
import { offered } from "./offered.ts";

/** What was wrong in a text: a refusal's code and details, as the server would give them. */
export interface Misread {
  readonly code: string;
  readonly details: Record<string, string | number | string[]>;
}

export type Read = { readonly action: IceCoolAction } | { readonly misread: Misread };
type Choices = IceCoolOffer["choices"];
type Settings = { power: number; side: number; height: number };

const TASKS = ["jump", "doors", "bounce"] as const;
type Task = (typeof TASKS)[number];

const COMPASS: Readonly<Record<string, number>> = {
  e: 0,
  ne: 450,
  n: 900,
  nw: 1350,
  w: 1800,
  sw: 2250,
  s: 2700,
  se: 3150,
};
const WORDS: Readonly<Record<string, string>> = { north: "n", east: "e", south: "s", west: "w" };
const RANGES = { power: [0, 100], side: [-100, 100], height: [0, 100] } as const;

const NUMBER = String.raw`[+-]?\d{1,6}(?:[.,]\d{1,6})?`;
const NAME = `[a-z0-9][a-z0-9_.:+-]{0,63}`;
const SETTING = `(?:p(?:ower)?|s(?:ide)?|h(?:eight)?) ?${NUMBER} ?%?`;
const FLICK = new RegExp(`^flick (?:(?<yaw>${NUMBER})|at (?<at>${NAME})|(?<way>[a-z]+))(?<how>(?: ${SETTING})*)$`);
const PLACE = /^place (?<x>[+-]?\d{1,6}(?:\.\d{1,6})?) ?[,; ] ?(?<y>[+-]?\d{1,6}(?:\.\d{1,6})?)$/;
const LINE = new RegExp(`^line(?: (?<room>${NAME}))?$`);
const TASK = /^task (?<task>jump|doors|bounce)$/;
const FISH = new RegExp(`^fish (?<owner>\\d{1,3}) (?<frm>${NAME}) (?<to>${NAME})$`);
const SKATE = /^skate(?<cards>(?: (?:jump|doors|bounce|1)){0,2})$/;
const ROOM = new RegExp(`^room (?<room>${NAME})$`);

export type Groups = Readonly<Record<string, string | undefined>>;
/** What makes an action of a text that has a certain form. */
export type Reader = (view: IceCoolView, choices: Choices, said: Groups) => Read;

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [FLICK, readFlick],
  [PLACE, readPlace],
  [LINE, readLine],
  [TASK, (_view, _choices, said) => ({ action: { kind: "icecool-announce-task", task: said.task as Task } })],
  [FISH, readFish],
  [SKATE, readSkates],
  [ROOM, (view, _choices, said) => ({ action: { kind: "icecool-choose-room", room: roomId(view, said.room ?? "") } })],
  [/^end$/, () => ({ action: { kind: "icecool-end-turn" } })],
];

/** The action that a text means, offered or not: the server knows best why it refuses. `more`: other forms than ours. */
export function readCommand(view: IceCoolView, choices: Choices, text: string, more: typeof READERS = []): Read {
  const squeezed = text.split(/\s+/).filter(Boolean).join(" ").toLowerCase();
  for (const [form, reader] of [...READERS, ...more]) {
    const found = form.exec(squeezed);
    if (found === null) continue;
    if (choices.length === 0) return misread(view.ending === null ? "not-your-turn" : "over");
    return reader(view, choices, found.groups ?? {});
  }
  return misread("unreadable", { text: text.trim().slice(0, 40) });
}

function readFlick(view: IceCoolView, choices: Choices, said: Groups): Read {
  const direction = said.way === undefined ? 0 : COMPASS[WORDS[said.way] ?? said.way];
  if (direction === undefined) return misread("icecool-no-such-target", { target: said.way ?? "" });
  const settings: Settings = { power: 50, side: 0, height: 0 };
  for (const [, word, number] of (said.how ?? "").matchAll(new RegExp(`(p|s|h)[a-z]* ?(${NUMBER})`, "g"))) {
    const what = word === "p" ? "power" : word === "s" ? "side" : "height";
    const [lo, hi] = RANGES[what];
    settings[what] = decimal(number ?? "");
    if (settings[what] < lo || settings[what] > hi) return misread("icecool-bad-number", { what, lo, hi });
  }
  if (view.stage === "window") return misread("icecool-not-in-window");
  const body = flickedBody(view, choices);
  const yaw =
    said.yaw !== undefined ? 10 * decimal(said.yaw) : said.at !== undefined ? towards(view, body, said.at) : direction;
  if (yaw === null) return misread("icecool-no-such-target", { target: said.at ?? "" });
  return {
    action: { kind: "icecool-flick", body, ...flick(yaw, 10 * settings.power, settings.side, settings.height) },
  };
}

function readPlace(view: IceCoolView, choices: Choices, said: Groups): Read {
  const at = { x: metres(said.x), y: metres(said.y) };
  const freely = offered(choices, "icecool-place-freely").length > 0 || view.catchers.length === 0;
  return { action: { kind: freely ? "icecool-place-freely" : "icecool-place-catcher", at } };
}

function readLine(view: IceCoolView, choices: Choices, said: Groups): Read {
  const lines = offered(choices, "icecool-place-on-line");
  const room = said.room === undefined ? null : roomId(view, said.room);
  const found = lines.filter((action) => room === null || action.room === room);
  if (found.length > 1) return misread("icecool-ambiguous-room");
  if (lines.length > 0 && found.length === 0) return misread("icecool-not-that-room", { room: room ?? "" });
  const nowhere = room ?? view.options.layout.rooms[0]?.id ?? "";
  return { action: found[0] ?? { kind: "icecool-place-on-line", room: nowhere, at: { x: 0, y: 0 } } };
}

function readFish(view: IceCoolView, _choices: Choices, said: Groups): Read {
  const owner = Number(said.owner);
  if (owner < 1 || owner > view.seats) return misread("icecool-bad-number", { what: "fish", lo: 1, hi: view.seats });
  const missing = [said.frm, said.to].find((word) => doorOf(view, word ?? "") === undefined);
  if (missing !== undefined) return misread("icecool-no-such-door", { door: missing });
  const [frm, to] = [said.frm, said.to].map((word) => doorOf(view, word ?? "")?.id ?? "");
  return { action: { kind: "icecool-move-fish", owner: owner - 1, frm: frm ?? "", to: to ?? "" } };
}

function readSkates(_view: IceCoolView, choices: Choices, said: Groups): Read {
  const named = (said.cards ?? "").split(" ").filter(Boolean).map(cardOf);
  const count = (cards: readonly string[], card: string) => cards.filter((each) => each === card).length;
  const found = offered(choices, "icecool-use-skates").filter((action) =>
    named.every((card) => count(action.cards, card) >= count(named, card)),
  );
  if (found.length > 1)
    return misread("ambiguous", { candidates: found.flatMap((action) => writeCommand(action) ?? []) });
  const [first = "1", second = "1"] = [...named, "1" as const, "1" as const].slice(0, 2).sort();
  return { action: found[0] ?? { kind: "icecool-use-skates", cards: [first, second] } };
}

/** An action as it is typed; null for one of a promo, which has words of its own. */
export function writeCommand(action: IceCoolAction): string | null {
  switch (action.kind) {
    case "icecool-flick": {
      const how = action.side || action.height ? ` side ${action.side ?? 0} height ${action.height ?? 0}` : "";
      return `flick ${action.yaw / 10} power ${action.power / 10}${how}`;
    }
    case "icecool-place-catcher":
    case "icecool-place-freely":
      return `place ${millimetres(action.at.x)},${millimetres(action.at.y)}`;
    case "icecool-place-on-line":
      return `line ${action.room}`;
    case "icecool-choose-room":
      return `room ${action.room}`;
    case "icecool-announce-task":
      return `task ${action.task}`;
    case "icecool-move-fish":
      return `fish ${action.owner + 1} ${action.frm} ${action.to}`;
    case "icecool-use-skates":
      return `skate ${action.cards.map((card) => card.replace("1-", "")).join(" ")}`;
    case "icecool-end-turn":
      return "end";
    default:
      return null;
  }
}

function flickedBody(view: IceCoolView, choices: Choices): string {
  return offered(choices, "icecool-flick")[0]?.body ?? view.turn?.body ?? `p${view.seat ?? 0}`;
}

/** The direction from a body to something of the board; null if there is no such thing. */
function towards(view: IceCoolView, body: string, target: string): number | null {
  const goal = goalOf(view, body, target);
  if (goal === null) return null;
  const start = view.bodies.find((each) => each.id === body)?.pose;
  return start === undefined ? 0 : yawOf(goal.x - start.x, goal.y - start.y);
}

/** The middle of a door, of a player's penguin, of another piece or of a spot of the floor, in metres. */
function goalOf(view: IceCoolView, body: string, target: string): { x: number; y: number } | null {
  const other = /^\d+$/.test(target) ? `p${Number(target) - 1}` : target;
  const found = other === body ? undefined : view.bodies.find((each) => each.id === other);
  const spot = view.options.layout.spots?.find((each) => each.id.toLowerCase() === target);
  const middle = ({ at: [x, y] }: { at: readonly [number, number] }) => ({ x: x / 1000, y: y / 1000 });
  const door = doorOf(view, target);
  return door !== undefined ? middle(door) : (found?.pose ?? (spot === undefined ? null : middle(spot)));
}

/** A door by its name, or by its two rooms in the other order. */
export function doorOf(view: IceCoolView, word: string) {
  const backwards = word.split("-").reverse().join("-");
  const doors = view.options.layout.doors;
  return (
    doors.find((door) => door.id.toLowerCase() === word) ?? doors.find((door) => door.id.toLowerCase() === backwards)
  );
}

function roomId(view: IceCoolView, word: string): string {
  return view.options.layout.rooms.find((room) => room.id.toLowerCase() === word)?.id ?? word;
}

function cardOf(word: string): "1" | "1-jump" | "1-doors" | "1-bounce" {
  const task = TASKS.find((each) => each === word);
  return task === undefined ? "1" : `1-${task}`;
}

function decimal(text: string): number {
  return Number(text.replace(",", "."));
}

export function metres(millimetresSaid: string | undefined): number {
  return Math.round(Number(millimetresSaid) * 100) / 100_000 + 0;
}

export function millimetres(value: number): number {
  return Math.round(value * 100_000) / 100 + 0;
}

export function misread(code: string, details: Misread["details"] = {}): Read {
  return { misread: { code, details } };
}
