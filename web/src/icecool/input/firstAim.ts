/** A first aim, so that a newcomer's first flick goes somewhere sensible: towards a fish, or a Runner to be caught. */

import type { IceCoolView } from "../../wire/protocol.ts";
import { sliceOf } from "../show/standing.ts";
import { type Flick, flick, RESTING, yawOf } from "./flick.ts";

/** The aim with which a turn begins: at the nearest thing that the flicked penguin wants. */
export function firstAim(view: IceCoolView, body: string): Flick {
  const from = view.bodies.find((each) => each.id === body)?.pose;
  if (from === undefined) return RESTING;
  const goals = goalsOf(view, body).map((goal) => ({ dx: goal.x - from.x, dy: goal.y - from.y }));
  const [goal] = goals.sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
  return goal === undefined ? RESTING : flick(yawOf(goal.dx, goal.dy), RESTING.power, 0, 0);
}

function goalsOf(view: IceCoolView, body: string): { x: number; y: number }[] {
  const number = Number(body.slice(1));
  const seat = view.owners[number] ?? number;
  if (view.catchers.includes(seat)) {
    return view.bodies.filter((each) => /^p\d+$/.test(each.id) && each.id !== body).map((each) => each.pose);
  }
  const race = sliceOf(view, "icecool-race");
  const own = sliceOf(view, "icecool-tokens")?.hung.filter((token) => token.seat === seat);
  const team = race?.hung.filter((token) => token.team === number % race.aside.length);
  const doors = new Set((own ?? team)?.map((token) => token.door));
  return view.options.layout.doors
    .filter((door) => doors.size === 0 || doors.has(door.id))
    .map((door) => ({ x: door.at[0] / 1000, y: door.at[1] / 1000 }));
}
