/** The printed floors. Everything is painted in millimetres of the plan, y up. */

import { type Layout, outline, type RoomPlan, type SpotPlan } from "../building/layout.ts";
import { kindOf } from "../building/roomLooks.ts";
import { type Doorway, doorways } from "../building/walls.ts";
import { seeded, seedOf } from "../stage/seededNoise.ts";
import type { Box, SchoolLook } from "../types.ts";
import { blankCanvas, type Context2D, grain } from "./canvas.ts";
import { fishPath } from "./fish.ts";
import { FLOORS, ring, WING_FLOORS } from "./patterns.ts";
import { paintSign, RUGS, tonesOf } from "./secondWing.ts";

/** The line's and the circle's width. */
const STROKE = 2.6;
/** Millimetres of a room's number in a school of more than so many rooms; in smaller ones, which are seen larger, less. */
const TALL = 46;
const FEW = 5;
const LINES = { orange: "#f08a24", red: "#d8433b" } as const;
/** The dots on the sills, by which the boxes are put together. */
const DOTS = ["#d8433b", "#2f7fc1", "#4aa564", "#f0b429", "#8e5ea2", "#e8743b", "#3aa6a0"] as const;

/** All floors of a school on one canvas that shows the school's outline. */
export function paintFloors(layout: Layout, look: SchoolLook, pixels: number): Context2D {
  const [x0, y0, x1, y1] = outline(layout);
  const scale = pixels / Math.max(x1 - x0, y1 - y0);
  const ink = blankCanvas(Math.ceil((x1 - x0) * scale), Math.ceil((y1 - y0) * scale));
  ink.setTransform(scale, 0, 0, -scale, -x0 * scale, y1 * scale);
  const tall = layout.rooms.length > FEW ? TALL : TALL / 1.5;
  for (const room of layout.rooms) paintRoom(ink, room, look, tall);
  for (const spot of layout.spots ?? []) paintSpot(ink, spot);
  doorways(layout).forEach((door, i) => {
    paintSill(ink, door, layout.walls.thickness, DOTS[i % DOTS.length] ?? DOTS[0]);
  });
  return ink;
}

function paintRoom(ink: Context2D, room: RoomPlan, look: SchoolLook, tall: number): void {
  const [x0, y0, x1, y1] = room.box;
  ink.save();
  ink.beginPath();
  ink.rect(x0, y0, x1 - x0, y1 - y0);
  ink.clip();
  ink.fillStyle = tonesOf(room.name).floor[0];
  ink.fillRect(x0, y0, x1 - x0, y1 - y0);
  const paint = WING_FLOORS[room.name] ?? FLOORS[kindOf(room.name)];
  paint(ink, room, seeded(seedOf(room.id + room.name)));
  RUGS[room.name]?.(ink, room.box);
  paintSign(ink, room.id, look.names?.[room.name] ?? "", room.line, tall);
  paintLine(ink, room.line, LINES[look.line]);
  paintCorners(ink, room.box);
  ink.restore();
  const { a, d, e, f } = ink.getTransform();
  ink.save();
  ink.resetTransform();
  grain(ink, { x: a * x0 + e, y: d * y1 + f, w: a * (x1 - x0), h: -d * (y1 - y0) }, seedOf(room.id), 0.1);
  ink.restore();
}

function paintLine(ink: Context2D, [x0, y0, x1, y1]: Box, colour: string): void {
  ink.lineJoin = "round";
  ink.strokeStyle = "rgba(255,255,255,0.55)";
  ink.lineWidth = STROKE + 1.6;
  ink.strokeRect(x0, y0, x1 - x0, y1 - y0);
  ink.strokeStyle = colour;
  ink.lineWidth = STROKE;
  ink.strokeRect(x0, y0, x1 - x0, y1 - y0);
}

/** The shade that gathers where a wall stands on the floor. */
function paintCorners(ink: Context2D, [x0, y0, x1, y1]: Box): void {
  const shade = (ax: number, ay: number, bx: number, by: number) => {
    const soft = ink.createLinearGradient(ax, ay, bx, by);
    soft.addColorStop(0, "rgba(46,58,92,0.42)");
    soft.addColorStop(0.25, "rgba(46,58,92,0.17)");
    soft.addColorStop(1, "rgba(46,58,92,0)");
    ink.fillStyle = soft;
    ink.fillRect(x0, y0, x1 - x0, y1 - y0);
  };
  shade(x0, 0, x0 + 30, 0);
  shade(x1, 0, x1 - 30, 0);
  shade(0, y0, 0, y0 + 30);
  shade(0, y1, 0, y1 - 30);
}

function paintSpot(ink: Context2D, { kind, at, radius }: SpotPlan): void {
  const [x, y] = at;
  if (kind === "circle") {
    ring(ink, x, y, radius, "rgba(255,255,255,0.6)", STROKE + 2);
    ring(ink, x, y, radius, "#d8332f", STROKE + 0.4);
    ring(ink, x, y, radius - 6, "rgba(216,51,47,0.25)", 1);
  }
  if (kind === "dot") {
    ink.fillStyle = "#d8332f";
    ink.beginPath();
    ink.arc(x, y, radius, 0, 2 * Math.PI);
    ink.fill();
  }
}

function paintSill(ink: Context2D, door: Doorway, thickness: number, colour: string): void {
  const { run, lo, hi } = door;
  ink.save();
  if (run.along === "x") ink.transform(1, 0, 0, 1, lo, run.at);
  else ink.transform(0, 1, 1, 0, run.at, lo);
  const width = hi - lo;
  ink.fillStyle = "#e9d3ae";
  ink.fillRect(0, -thickness / 2, width, thickness);
  ink.fillStyle = colour;
  for (const share of [0.14, 0.5, 0.86]) {
    for (const off of [-7.5, 7.5]) {
      ink.beginPath();
      ink.arc(width * share, off, 2.9, 0, 2 * Math.PI);
      ink.fill();
    }
  }
  ink.restore();
  if (door.fish) paintFishSigns(ink, door);
}

/** On both sides of a door with fish, a fish on the floor. */
function paintFishSigns(ink: Context2D, { run, lo, hi }: Doorway): void {
  const middle = (lo + hi) / 2;
  for (const off of [-21, 21]) {
    ink.save();
    ink.translate(run.along === "x" ? middle : run.at + off, run.along === "x" ? run.at + off : middle);
    ink.scale(1, -1);
    fishPath(ink, 22);
    ink.fillStyle = "rgba(255,255,255,0.85)";
    ink.fill();
    ink.strokeStyle = "#2b8c8c";
    ink.lineWidth = 1.5;
    ink.stroke();
    ink.restore();
  }
}
