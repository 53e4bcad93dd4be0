/** Tasks on the board: the jump on a wall, the two doors in a door, the bounce at another wall of one's own room. */

import type { Box, Plan } from "../../school/types.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";
import type { Choices, Spot } from "../input/begun.ts";
import { offered } from "../input/offered.ts";

/** Millimetres between a wall and the place at which one bounces off it. */
const BEFORE = 14;

export function taskSpots(words: Words, view: IceCoolView, choices: Choices): Spot[] {
  const { layout } = view.options;
  const pose = view.bodies.find(({ id }) => id === view.turn?.body)?.pose;
  const [x, y] = [1000 * (pose?.x ?? 0), 1000 * (pose?.y ?? 0)];
  const room = layout.rooms.find(({ box }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]);
  if (room === undefined) return [];
  const [door] = layout.doors.filter(({ rooms }) => rooms.includes(room.id));
  const doors = door === undefined ? middleOf(room.box) : { x: door.at[0], y: door.at[1] };
  const jump = farthest(sidesOf(room.box, 0), [doors]);
  const bounce = farthest(sidesOf(room.box, BEFORE), [doors, jump]);
  const places = { jump, doors, bounce };
  return offered(choices, "icecool-announce-task").map((action) => ({
    id: `task-${action.task}`,
    at: places[action.task],
    z: action.task === "jump" ? layout.walls.height : 0,
    label: words.say(`web-choice-task-${action.task}`),
    pick: action,
  }));
}

function sidesOf([x0, y0, x1, y1]: Box, before: number): Plan[] {
  const { x, y } = middleOf([x0, y0, x1, y1]);
  return [
    { x: x0 + before, y },
    { x: x1 - before, y },
    { x, y: y0 + before },
    { x, y: y1 - before },
  ];
}

function middleOf([x0, y0, x1, y1]: Box): Plan {
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}

/** The place that is farthest from all others, so that no finger meets two. */
function farthest(places: readonly Plan[], others: readonly Plan[]): Plan {
  const room = (at: Plan) => Math.min(...others.map((other) => Math.hypot(at.x - other.x, at.y - other.y)));
  return [...places].sort((a, b) => room(b) - room(a))[0] ?? { x: 0, y: 0 };
}
