/** Where on the board that is which cards and positions offer: fish, doors, lines, rooms, and what a task needs. */

import { rowStep } from "../../school/building/fishRow.ts";
import { type Doorway, doorways } from "../../school/building/walls.ts";
import type { Plan } from "../../school/types.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { roomLabel } from "../../words/events.ts";
import type { Words } from "../../words/words.ts";
import type { Choices, Choosing, Hung, Spot } from "../input/begun.ts";
import { offered } from "../input/offered.ts";
import { sliceOf } from "../show/standing.ts";
import { taskSpots } from "./taskSpots.ts";

/** Millimetres over the walls at which a fish is touched that hangs there. */
const FISH = 12;

/** The places that can be tapped now, with a word on those that do not speak for themselves. */
export function spotsOf(words: Words, view: IceCoolView, choices: Choices, choosing: Choosing): Spot[] {
  if (choosing === "task") return taskSpots(words, view, choices);
  if (choosing === "fish") return fishSpots(view, choices);
  if (choosing !== null && typeof choosing === "object") return doorSpots(view, choices, choosing);
  if (choosing !== null) return [];
  return [...lineSpots(words, view, choices), ...roomSpots(words, view, choices)];
}

function lineSpots(words: Words, view: IceCoolView, choices: Choices): Spot[] {
  return offered(choices, "icecool-place-on-line").map((action) => ({
    id: `line-${action.room}`,
    at: { x: action.at.x * 1000, y: action.at.y * 1000 },
    label: labelOf(words, view, action.room),
    pick: action,
  }));
}

/** Where one comes down from a wall: on the nearest point of the room's line. */
function roomSpots(words: Words, view: IceCoolView, choices: Choices): Spot[] {
  const from = placeOf(view, view.asked?.subject ?? view.turn?.body ?? "");
  return offered(choices, "icecool-choose-room").flatMap((action): Spot[] => {
    const room = view.options.layout.rooms.find(({ id }) => id === action.room);
    if (room === undefined) return [];
    const [x0, y0, x1, y1] = room.line;
    const at =
      from === null ? { x: (x0 + x1) / 2, y: (y0 + y1) / 2 } : { x: within(from.x, x0, x1), y: within(from.y, y0, y1) };
    return [{ id: `room-${room.id}`, at, label: roomLabel(words, room.name), pick: action }];
  });
}

/** The fish that may be moved, each where it hangs. */
function fishSpots(view: IceCoolView, choices: Choices): Spot[] {
  const { hung } = sliceOf(view, "icecool-tokens") ?? { hung: [] };
  const moves = offered(choices, "icecool-move-fish");
  return hung.flatMap(({ seat, door }): Spot[] => {
    if (!moves.some(({ owner, frm }) => owner === seat && frm === door)) return [];
    const row = hung.filter((each) => each.door === door);
    const at = hookOf(view, door, row.findIndex((each) => each.seat === seat) - (row.length - 1) / 2, row.length);
    return at === null ? [] : [{ id: `fish-${seat}-${door}`, ...at, pick: { owner: seat, frm: door } }];
  });
}

/** Where the chosen fish may go; the one who taps it once more chooses another. */
function doorSpots(view: IceCoolView, choices: Choices, { owner, frm }: Hung): Spot[] {
  const moves = offered(choices, "icecool-move-fish").filter((move) => move.owner === owner && move.frm === frm);
  const chosen = fishSpots(view, choices).filter(({ id }) => id === `fish-${owner}-${frm}`);
  const doors = moves.flatMap((move): Spot[] => {
    const at = hookOf(view, move.to, 0, 1);
    return at === null ? [] : [{ id: `door-${move.to}`, ...at, pick: move }];
  });
  return [...chosen.map((spot) => ({ ...spot, state: "chosen" as const, pick: "fish" as const })), ...doors];
}

function hookOf(view: IceCoolView, door: string, nth: number, count: number): { at: Plan; z: number } | null {
  const { layout } = view.options;
  const way = doorways(layout).find(({ id }) => id === door);
  if (way === undefined) return null;
  return { at: along(way, nth * rowStep(way.hi - way.lo, count)), z: layout.walls.height + FISH };
}

function along({ run, lo, hi }: Doorway, off: number): Plan {
  const middle = (lo + hi) / 2 + off;
  return run.along === "x" ? { x: middle, y: run.at } : { x: run.at, y: middle };
}

function labelOf(words: Words, view: IceCoolView, room: string): string {
  return roomLabel(words, view.options.layout.rooms.find(({ id }) => id === room)?.name ?? room);
}

/** Where a body stands, in millimetres; null if there is none of that name. */
function placeOf(view: IceCoolView, body: string): Plan | null {
  const pose = view.bodies.find(({ id }) => id === body)?.pose;
  return pose === undefined ? null : { x: 1000 * pose.x, y: 1000 * pose.y };
}

function within(value: number, lo: number, hi: number): number {
  return Math.min(hi, Math.max(lo, value));
}
