/** A first aim, so that a newcomer's first flick goes somewhere sensible: towards a fish, or a Runner to be caught. */

import type { IceCoolView } from "../wire/protocol.ts";
import { type Flick, flick, RESTING, yawOf } from "./flick.ts";
import { sliceOf } from "./standing.ts";

/** The aim with which a turn begins: at the nearest thing that the flicked penguin wants. */
export function firstAim(view: IceCoolView, body: string): Flick {
  const from = view.bodies.find((each) => each.id === body)?.pose;
  if (from === undefined) return RESTING;
  const goals = goalsOf(view, body).map((goal) => ({ dx: goal.x - from.x, dy: goal.y - from.y }));
  const [goal] = goals.sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
  return goal === undefined ? RESTING : flick(yawOf(goal.dx, goal.dy), RESTING.power, 0, 0);
}

function goalsOf(view: IceCoolView, body: string): { x: number; y: number }[] {
  const seat = Number(body.slice(1));
  if (view.catchers.includes(seat)) {
    return view.bodies.filter((each) => /^p\d+$/.test(each.id) && each.id !== body).map((each) => each.pose);
  }
  const doors = new Set(
    sliceOf(view, "icecool-tokens")
      ?.hung.filter((token) => token.seat === seat)
      .map((token) => token.door),
  );
  return view.options.layout.doors
    .filter((door) => doors.size === 0 || doors.has(door.id))
    .map((door) => ({ x: door.at[0] / 1000, y: door.at[1] / 1000 }));
}
