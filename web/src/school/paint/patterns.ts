/** The pattern of each kind of floor, painted in millimetres of the plan. */

import type { RoomPlan } from "../building/layout.ts";
import { type Kind, LOOKS } from "../building/roomLooks.ts";
import { type Context2D, mixed } from "./canvas.ts";
import { tonesOf } from "./secondWing.ts";

type Random = () => number;
type Painter = (ink: Context2D, room: RoomPlan, random: Random) => void;

export const FLOORS: Readonly<Record<Kind, Painter>> = {
  classroom: (ink, room, random) => planks(ink, room, random, 21, 92),
  kitchen: (ink, room, random) => tiles(ink, room, random, 26),
  gym: (ink, room, random) => {
    planks(ink, room, random, 13, 130);
    court(ink, room);
  },
  lab: hexagons,
  "game-room": hockey,
  plain: (ink, room, random) => tiles(ink, room, random, 34),
};

/** Where a room of the second wing has another pattern than the room that it is like. */
export const WING_FLOORS: Readonly<Record<string, Painter>> = {
  pool: (ink, room, random) => tiles(ink, room, random, 19),
  "music-room": (ink, room, random) => planks(ink, room, random, 16, 110),
  "nap-room": (ink, room, random) => tiles(ink, room, random, 45),
};

/** Boards along the room's longer side, their joints shifted. */
function planks(ink: Context2D, room: RoomPlan, random: Random, breadth: number, length: number): void {
  const look = tonesOf(room.name);
  const [x0, y0, x1, y1] = room.box;
  const wide = x1 - x0 >= y1 - y0;
  const [rows, far] = wide ? [(y1 - y0) / breadth, x1 - x0] : [(x1 - x0) / breadth, y1 - y0];
  for (let row = 0; row < rows; row++) {
    for (let from = -random() * length; from < far; from += length * (0.8 + random() * 0.4)) {
      const tone = look.floor[Math.floor(random() * 3)] ?? look.floor[0];
      const [a, b] = wide ? [x0 + from, y0 + row * breadth] : [x0 + row * breadth, y0 + from];
      ink.fillStyle = mixed(tone, look.floor[0], 0.45);
      ink.fillRect(a, b, wide ? length * 1.3 : breadth, wide ? breadth : length * 1.3);
      ink.fillStyle = look.seam;
      ink.fillRect(a, b, wide ? 0.7 : breadth, wide ? breadth : 0.7);
      for (let vein = 0; vein < 3; vein++) {
        ink.globalAlpha = 0.18;
        const off = breadth * (0.15 + 0.7 * random());
        const reach = length * (0.3 + 0.5 * random());
        ink.fillRect(wide ? a + 8 : a + off, wide ? b + off : b + 8, wide ? reach : 0.6, wide ? 0.6 : reach);
        ink.globalAlpha = 1;
      }
    }
    ink.fillStyle = look.seam;
    if (wide) ink.fillRect(x0, y0 + row * breadth - 0.35, x1 - x0, 0.7);
    else ink.fillRect(x0 + row * breadth - 0.35, y0, 0.7, y1 - y0);
  }
}

function tiles(ink: Context2D, room: RoomPlan, random: Random, size: number): void {
  const look = tonesOf(room.name);
  const [x0, y0, x1, y1] = room.box;
  const [columns, rows] = [Math.round((x1 - x0) / size), Math.round((y1 - y0) / size)];
  const [w, h] = [(x1 - x0) / columns, (y1 - y0) / rows];
  ink.fillStyle = look.seam;
  ink.fillRect(x0, y0, x1 - x0, y1 - y0);
  for (let i = 0; i < columns * rows; i++) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const base = (column + row) % 2 === 0 ? look.floor[0] : look.floor[1];
    ink.fillStyle = mixed(base, look.floor[2], random() * 0.5);
    ink.beginPath();
    ink.roundRect(x0 + column * w + 0.6, y0 + row * h + 0.6, w - 1.2, h - 1.2, 1.6);
    ink.fill();
  }
}

function hexagons(ink: Context2D, room: RoomPlan, random: Random): void {
  const look = tonesOf(room.name);
  const [x0, y0, x1, y1] = room.box;
  const size = 15;
  const across = size * Math.sqrt(3);
  ink.fillStyle = look.seam;
  ink.fillRect(x0, y0, x1 - x0, y1 - y0);
  for (let row = 0; row * size * 1.5 < y1 - y0 + 2 * size; row++) {
    for (let column = 0; column * across < x1 - x0 + 2 * across; column++) {
      const x = x0 + (column + (row % 2) / 2) * across;
      const tone = look.floor[Math.floor(random() * 3)] ?? look.floor[0];
      ink.fillStyle = mixed(look.floor[0], tone, 0.85);
      ink.beginPath();
      for (let i = 0; i < 6; i++) {
        const turn = Math.PI / 6 + (i * Math.PI) / 3;
        ink.lineTo(x + Math.cos(turn) * (size - 0.7), y0 + row * size * 1.5 + Math.sin(turn) * (size - 0.7));
      }
      ink.closePath();
      ink.fill();
    }
  }
}

/** A ball court: middle line, middle circle, goal areas. */
function court(ink: Context2D, room: RoomPlan): void {
  const [x0, y0, x1, y1] = room.box;
  const [x, y, w, h] = [(x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0];
  const tall = h > w;
  ink.save();
  ink.translate(x, y);
  if (!tall) ink.rotate(Math.PI / 2);
  const [half, far] = tall ? [w / 2 - 44, h / 2 - 44] : [h / 2 - 44, w / 2 - 44];
  ink.fillStyle = "rgba(74,168,140,0.28)";
  ink.fillRect(-half, -far, 2 * half, 2 * far);
  ink.strokeStyle = "rgba(255,255,255,0.95)";
  ink.lineWidth = 2.2;
  ink.strokeRect(-half, -far, 2 * half, 2 * far);
  segment(ink, -half, 0, half, 0);
  ring(ink, 0, 0, half * 0.42, "rgba(255,255,255,0.95)", 2.2);
  for (const end of [-1, 1]) {
    ink.beginPath();
    ink.arc(0, end * far, half * 0.62, end > 0 ? Math.PI : 0, end > 0 ? 2 * Math.PI : Math.PI);
    ink.fillStyle = "rgba(255,158,110,0.5)";
    ink.fill();
    ink.stroke();
  }
  ink.restore();
}

/** The air-hockey table, printed flat on a carpet. */
function hockey(ink: Context2D, room: RoomPlan, random: Random): void {
  const look = LOOKS["game-room"];
  const [x0, y0, x1, y1] = room.box;
  for (let i = 0; i < 260; i++) {
    ink.fillStyle = i % 2 ? look.floor[1] : look.floor[2];
    ink.beginPath();
    ink.arc(x0 + random() * (x1 - x0), y0 + random() * (y1 - y0), 1 + random() * 1.6, 0, 2 * Math.PI);
    ink.fill();
  }
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [w, h] = [(x1 - x0) * 0.5, (y1 - y0) * 0.36];
  table(ink, x, y, w + 12, h + 12, 12, "#c88f3f");
  table(ink, x, y, w + 5, h + 5, 9, "#8a5f2b");
  table(ink, x, y, w, h, 7, "#f4fbff");
  const red = "rgba(216,51,47,0.8)";
  ink.strokeStyle = "#4a90c8";
  ink.lineWidth = 1.4;
  for (const side of [-1, 1]) segment(ink, x + side * w * 0.25, y - h / 2, x + side * w * 0.25, y + h / 2);
  ink.strokeStyle = red;
  segment(ink, x, y - h / 2, x, y + h / 2);
  ring(ink, x, y, h * 0.27, red, 1.4);
  for (const side of [-1, 1]) {
    ink.fillStyle = "#3d4a5c";
    ink.fillRect(x + (side * w) / 2 - 2, y - h * 0.2, 4, h * 0.4);
    ink.beginPath();
    ink.arc(
      x + (side * w) / 2,
      y,
      h * 0.27,
      side > 0 ? Math.PI / 2 : -Math.PI / 2,
      side > 0 ? 1.5 * Math.PI : Math.PI / 2,
    );
    ink.strokeStyle = "#4a90c8";
    ink.stroke();
  }
}

function table(ink: Context2D, x: number, y: number, w: number, h: number, r: number, colour: string): void {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.roundRect(x - w / 2, y - h / 2, w, h, r);
  ink.fill();
}

export function ring(ink: Context2D, x: number, y: number, r: number, colour: string, width: number): void {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.beginPath();
  ink.arc(x, y, Math.max(0.1, r), 0, 2 * Math.PI);
  ink.stroke();
}

function segment(ink: Context2D, ax: number, ay: number, bx: number, by: number): void {
  ink.beginPath();
  ink.moveTo(ax, ay);
  ink.lineTo(bx, by);
  ink.stroke();
}
