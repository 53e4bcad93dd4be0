/** A board as its file has it (src/coldsnap/games/icecool/board/layout.py), as far as it is drawn. Millimetres. */

import type { Box } from "../types.ts";

export type At = readonly [number, number];

export interface WallPlan {
  readonly thickness: number;
  readonly height: number;
  /** Height of the openings. */
  readonly lintel: number;
}

export interface RoomPlan {
  readonly id: string;
  readonly name: string;
  readonly box: Box;
  readonly line: Box;
}

export interface DoorPlan {
  readonly id: string;
  readonly rooms: readonly [string, string];
  readonly at: At;
  readonly width: number;
  readonly fish?: boolean;
}

export interface SpotPlan {
  readonly id: string;
  readonly kind: string;
  readonly room: string;
  readonly at: At;
  readonly radius: number;
}

export interface Layout {
  readonly name: string;
  readonly walls: WallPlan;
  readonly rooms: readonly RoomPlan[];
  readonly doors: readonly DoorPlan[];
  readonly spots?: readonly SpotPlan[];
  readonly clips?: readonly At[];
}

/** The smallest box around all rooms. */
export function outline(layout: Layout): Box {
  const boxes = layout.rooms.map((room) => room.box);
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}

/** A box with each side moved in by some millimetres. */
export function inset(box: Box, by: number): Box {
  return [box[0] + by, box[1] + by, box[2] - by, box[3] - by];
}
