/** What penguins wear; skinPlan.ts says where it is on the canvas. */

import { MARKS, type Mark } from "../../ui/pictures/seatMarks.ts";
import { CELLS, EMPEROR, FISH, GUARD, heightShare, SCARF, SKIN, SLOT, SLOTS, type Slot } from "../figures/skinPlan.ts";
import { blankCanvas, type Context2D, fill, mixed } from "./canvas.ts";
import { paintPattern, signPath } from "./seatMarks.ts";

interface Dress {
  readonly body: string;
  readonly belly: string;
  readonly beak: string;
  readonly foot: string;
  readonly mark: Mark;
}

export function paintSkins(pixels: number): Context2D {
  const ink = blankCanvas(pixels, pixels);
  const size = pixels / CELLS;
  dresses().forEach((dress, i) => {
    ink.save();
    ink.translate((i % CELLS) * size, Math.floor(i / CELLS) * size);
    ink.scale(size, size);
    ink.beginPath();
    ink.rect(0, 0, 1, 1);
    ink.clip();
    paintSkin(ink, dress, i);
    paintScarf(ink, dress.mark);
    paintSlots(ink, dress, i);
    paintFish(ink, dress.mark);
    ink.restore();
  });
  return ink;
}

function dresses(): Dress[] {
  const seats = MARKS.map((mark) => ({
    body: mixed(mixed(mark.colour, mark.ink, 0.36), "#131c33", 0.14),
    belly: "#fffdf8",
    beak: "#ff9d2e",
    foot: "#ff8f1f",
    mark,
  }));
  const gold: Mark = { colour: "#b8860b", ink: "#7a5a00", pattern: "diamonds", sign: "star" };
  const red: Mark = { colour: "#c8372d", ink: "#8a1f18", pattern: "stripes", sign: "cross" };
  return [
    ...seats,
    { body: "#20242e", belly: "#fffdf8", beak: "#ff9d2e", foot: "#3a3f4b", mark: gold },
    { body: "#f4f8fb", belly: "#ffffff", beak: "#ff8a1f", foot: "#dfe8ee", mark: red },
    { body: "#9a6f5c", belly: "#c9a08a", beak: "#d9b8a4", foot: "#7d5747", mark: red },
    { body: "#a06a3a", belly: "#ecca97", beak: "#f0d5a8", foot: "#7d4f28", mark: gold },
  ];
}

/** Angles around the body in shares of the skin's width. */
const FRONT = 0.25;
const BACK = 0.75;
/** Millimetres of the skin's width and height, near enough everywhere that something is painted. */
const AROUND = 100;
const TALL = 74;

const down = (z: number) => SKIN * (1 - heightShare(z));

function paintSkin(ink: Context2D, dress: Dress, cell: number): void {
  const pale = cell === GUARD;
  const shade = ink.createLinearGradient(0, 0, 0, SKIN);
  shade.addColorStop(0, mixed(dress.body, "#ffffff", pale ? 0 : 0.12));
  shade.addColorStop(0.55, dress.body);
  shade.addColorStop(1, mixed(dress.body, "#0b1020", pale ? 0.12 : 0.3));
  ink.fillStyle = shade;
  ink.fillRect(0, 0, 1, SKIN);
  if (cell === GUARD) buttons(ink);
  else oval(ink, FRONT, down(1), 0.135, 0.225, dress.belly);
  if (cell <= EMPEROR) face(ink, dress.belly);
  if (cell === EMPEROR) {
    for (const side of [-1, 1]) oval(ink, FRONT + side * 0.15, down(25), 0.036, 0.075, "#f7b80f");
    oval(ink, FRONT, down(12.5), 0.11, 0.07, "#ffd24a");
  }
  if (cell <= EMPEROR) sign(ink, dress.mark, BACK, down(6), 0.085);
}

function face(ink: Context2D, white: string): void {
  for (const side of [-1, 1]) oval(ink, FRONT + side * 0.062, down(27.5), 0.075, 0.072, white);
  oval(ink, FRONT, down(23.5), 0.09, 0.05, white);
}

function buttons(ink: Context2D): void {
  for (const z of [-3, 4, 11]) oval(ink, FRONT, down(z), 0.016, 0.02, "#2b2f38");
}

function oval(ink: Context2D, x: number, y: number, rx: number, ry: number, colour: string): void {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  ink.fill();
}

/** The seat's symbol on a white patch. */
function sign(ink: Context2D, mark: Mark, x: number, y: number, r: number): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(1, (SKIN * AROUND) / TALL);
  oval(ink, 0, 0, r, r, "#ffffff");
  signPath(ink, mark.sign, 0, 0, r * 0.62);
  ink.fillStyle = mark.ink;
  ink.fill();
  ink.restore();
}

function paintScarf(ink: Context2D, mark: Mark): void {
  paintPattern(ink, { x: 0, y: SKIN, w: 1, h: SCARF }, mark, 24);
  ink.fillStyle = "rgba(20,20,40,0.22)";
  ink.fillRect(0, SKIN, 1, 0.012);
  ink.fillRect(0, SKIN + SCARF - 0.012, 1, 0.012);
}

function paintSlots(ink: Context2D, dress: Dress, cell: number): void {
  const box = (slot: Slot) => {
    const [column, row] = SLOTS[slot];
    return { x: column * SLOT, y: SKIN + SCARF + row * SLOT };
  };
  const plain = (slot: Slot, colour: string) => {
    const { x, y } = box(slot);
    ink.fillStyle = colour;
    ink.fillRect(x, y, SLOT, SLOT);
  };
  plain("beak", dress.beak);
  plain("foot", dress.foot);
  plain("flipper", mixed(dress.body, "#0b1020", 0.14));
  plain("tusk", "#fffaf0");
  plain("nose", "#2b2422");
  plain("cap", "#27364f");
  plain("visor", "#141c2c");
  plain("sash", "#d7ee3f");
  plain("gold", "#f4c430");
  plain("badge", "#ffffff");
  if (cell !== GUARD) {
    const badge = box("badge");
    signPath(ink, dress.mark.sign, badge.x + SLOT / 2, badge.y + SLOT / 2, SLOT * 0.34);
    ink.fillStyle = dress.mark.ink;
    ink.fill();
  }
  const eye = box("eye");
  [0, 1, 2].forEach((mood) => {
    paintEye(ink, eye.x + (mood + 0.5) * SLOT, eye.y + SLOT / 2, SLOT / 2, mood);
  });
}

/** Both sides of the seat's fish: its pattern, and its symbol on white. */
function paintFish(ink: Context2D, mark: Mark): void {
  const area = { x: FISH.u0, y: 1 - FISH.v1, w: FISH.u1 - FISH.u0, h: FISH.v1 - FISH.v0 };
  fill(ink, area, mark.colour);
  paintPattern(ink, { ...area, w: area.w * 0.4 }, mark, 4);
  const [x, y] = [area.x + area.w * 0.56, area.y + area.h / 2];
  oval(ink, x, y, 0.062, 0.062, "#ffffff");
  signPath(ink, mark.sign, x, y, 0.044);
  ink.fillStyle = mark.ink;
  ink.fill();
  oval(ink, area.x + area.w * 0.84, area.y + area.h * 0.44, 0.015, 0.015, "#ffffff");
  oval(ink, area.x + area.w * 0.845, area.y + area.h * 0.44, 0.009, 0.009, "#161a26");
}

/** Mood 0: open; 1: dizzy, a spiral; 2: shut. */
function paintEye(ink: Context2D, x: number, y: number, r: number, mood: number): void {
  ink.fillStyle = "#ffffff";
  ink.fillRect(x - r, y - r, 2 * r, 2 * r);
  ink.strokeStyle = ink.fillStyle = "#161a26";
  ink.lineWidth = r * 0.2;
  if (mood === 0) {
    oval(ink, x, y + r * 0.04, r * 0.56, r * 0.62, "#161a26");
    oval(ink, x - r * 0.2, y - r * 0.24, r * 0.2, r * 0.2, "#ffffff");
    oval(ink, x + r * 0.2, y + r * 0.26, r * 0.1, r * 0.1, "#ffffff");
    return;
  }
  ink.beginPath();
  if (mood === 1) {
    for (let i = 0; i <= 60; i++) {
      const turn = i * 0.26;
      ink.lineTo(x + Math.cos(turn) * r * 0.052 * turn, y + Math.sin(turn) * r * 0.052 * turn);
    }
  } else ink.arc(x, y - r * 0.1, r * 0.5, 0.15 * Math.PI, 0.85 * Math.PI);
  ink.stroke();
}
