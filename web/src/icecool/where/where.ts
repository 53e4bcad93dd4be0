/**
 * What stands where and who has what, in sentences for those who do not see the board. The terminal says the very same ones
 * (render/icecool/where.py); a test compares them. Their texts are in `where.ftl`, which has to be loaded.
 */

import { line, nameOf, type Topic } from "../../table-ui/where/teller.ts";
import { penguinOf } from "../../wire/game.ts";
import type { Body, IceCoolView } from "../../wire/protocol.ts";
import { pieceName } from "../../words/events.ts";
import type { Words } from "../../words/words.ts";
import {
  beyond,
  bodyOf,
  doorPlace,
  doorsByDistance,
  heldBy,
  ownBody,
  roomAt,
  sides,
  type Way,
  way,
} from "./floorFacts.ts";
import { fish, score, who } from "./standingsTold.ts";

/** Who is told, of which position. */
export interface Told {
  readonly words: Words;
  readonly view: IceCoolView;
  readonly names: readonly string[];
}

/** What there is to say of a topic, one sentence a line. Of `moves`: where a flick may go, not what else is offered. */
export function told(of: Told, topic: Topic): string[] {
  return { where: everything, moves: ways, who, fish, score }[topic](of);
}

/** Where every penguin is, one's own first, then what else stands on the ice. */
function everything(of: Told): string[] {
  const { owners, bodies, seat } = of.view;
  const order = owners.map((owner, number) => ({ number, other: owner !== seat }));
  order.sort((a, b) => Number(a.other) - Number(b.other) || a.number - b.number);
  const others = bodies.filter((body) => penguinOf(body.id) === null);
  return [...order.map(({ number }) => `p${number}`), ...others.map((body) => body.id)].map((id) => lineOf(of, id));
}

/** The doors and the others that the one in turn can flick at, the nearest first. */
function ways(of: Told): string[] {
  const { words, view } = of;
  const body = view.ending === null && view.turn !== null ? bodyOf(view, view.turn.body) : undefined;
  const room = body === undefined ? null : roomAt(view, body.pose);
  if (body === undefined || room === null) return [];
  const held = heldBy(view, body)?.id;
  const doors = doorsByDistance(view, room, body.pose).filter((door) => door.id !== held);
  const said = (target: string, goal: string, { cm, to }: Way) =>
    words.say("where-goal", { typed: `flick at ${target}`, goal, distance: cm, way: words.say(`where-way-${to}`) });
  return [
    ...doors.map((door) => {
      const goal = words.say("where-goal-door", { room: words.room(beyond(door, room)) });
      return said(door.id, goal, way(body.pose, doorPlace(door)));
    }),
    ...inRoom(view, room, body.id).map((other) => {
      const number = penguinOf(other.id);
      return said(number === null ? other.id : String(number + 1), pieceSaid(of, other.id), way(body.pose, other.pose));
    }),
  ];
}

function lineOf(of: Told, id: string): string {
  const body = bodyOf(of.view, id);
  const place = placeSaid(of, id);
  const near = body !== undefined && body === ownBody(of.view) ? neighbours(of, body) : "";
  const facts = near === "" ? place : of.words.say("where-and-more", { first: place, more: near });
  return line(of.words, pieceSaid(of, id), facts);
}

/** Where a piece is: its room and the nearest door, or its doorway; and how far from oneself. */
export function placeSaid({ words, view }: Told, id: string): string {
  const body = bodyOf(view, id);
  if (body === undefined || view.perched.includes(id)) {
    return words.say(body === undefined ? "where-off" : "where-platform");
  }
  const held = heldBy(view, body);
  if (held !== undefined) {
    const [first = "", second = ""] = sides(view, held).map((room) => words.room(room));
    return [words.say("where-in-door", { door: held.id, first, second }), ...fromMe(words, view, body)].join(", ");
  }
  const room = view.options.layout.rooms.find(({ id: each }) => each === roomAt(view, body.pose));
  if (room === undefined) return words.say("where-out");
  const [door] = doorsByDistance(view, room.id, body.pose);
  const name = words.has(`room-${room.name}`) ? words.say(`room-${room.name}`) : room.name;
  if (door === undefined) return name;
  const { cm } = way(body.pose, doorPlace(door));
  const near = words.say("where-from-door", { distance: cm, door: door.id, room: words.room(beyond(door, room.id)) });
  return [name, near, ...fromMe(words, view, body)].join(", ");
}

/** How far from one's own penguin something in the same room is. */
function fromMe(words: Words, view: IceCoolView, body: Body): string[] {
  const me = ownBody(view);
  if (me === undefined || me === body || roomAt(view, me.pose) !== roomAt(view, body.pose)) return [];
  const { cm, to } = way(me.pose, body.pose);
  return [words.say("where-from-you", { distance: cm, way: words.say(`where-way-${to}`) })];
}

/** Who is behind a door of one's own room. */
function neighbours(of: Told, me: Body): string {
  const { words, view } = of;
  const room = roomAt(view, me.pose);
  if (room === null) return "";
  const doors = view.options.layout.doors.filter((door) => door.rooms.includes(room));
  const beside = [...new Set(doors.map((door) => beyond(door, room)))].sort();
  const near = beside.flatMap((each) => inRoom(view, each, me.id)).map((body) => pieceSaid(of, body.id));
  return near.length === 0 ? "" : words.say("where-next-door", { who: words.joined(near), count: near.length });
}

function inRoom(view: IceCoolView, room: string, but: string): Body[] {
  return view.bodies.filter((body) => body.id !== but && roomAt(view, body.pose) === room);
}

/** A penguin by its player, with its colour where that one has two; another piece by what it is called. */
export function pieceSaid({ words, view, names }: Told, id: string): string {
  const number = penguinOf(id);
  const owner = number === null ? undefined : view.owners[number];
  if (owner === undefined) return pieceName(words, id);
  const name = nameOf(words, owner, view.seat, names);
  if (view.owners.filter((each) => each === owner).length < 2) return name;
  return words.say("where-coloured", { name, colour: words.say(`player-colour-${number}`) });
}
