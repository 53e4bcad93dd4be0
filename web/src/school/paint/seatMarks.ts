/** The seats' patterns and symbols, painted. */

import type { Mark, Sign } from "../../ui/pictures/seatMarks.ts";
import type { Area } from "../building/paperPlan.ts";
import { type Context2D, fill, within } from "./canvas.ts";

/** A seat's symbol around a point, as a path ready to be filled. */
export function signPath(ink: Context2D, sign: Sign, x: number, y: number, r: number): void {
  ink.beginPath();
  SIGNS[sign](ink, x, y, r);
  ink.closePath();
}

type Drawer = (ink: Context2D, x: number, y: number, r: number) => void;

const SIGNS: Readonly<Record<Sign, Drawer>> = {
  circle: (ink, x, y, r) => ink.arc(x, y, r * 0.86, 0, 2 * Math.PI),
  triangle: (ink, x, y, r) => corner(ink, x, y + r * 0.12, 3, r * 1.05, r * 1.05),
  square: (ink, x, y, r) => ink.rect(x - r * 0.78, y - r * 0.78, r * 1.56, r * 1.56),
  star: (ink, x, y, r) => corner(ink, x, y + r * 0.05, 5, r * 1.08, r * 0.48),
  diamond: (ink, x, y, r) => {
    ink.moveTo(x, y - r * 1.08);
    ink.lineTo(x + r * 0.74, y);
    ink.lineTo(x, y + r * 1.08);
    ink.lineTo(x - r * 0.74, y);
  },
  wave: (ink, x, y, r) => {
    for (const [from, sign] of [
      [-0.36, 1],
      [0.36, -1],
    ] as const) {
      for (let i = 0; i <= 16; i++) {
        const t = sign > 0 ? i / 16 : 1 - i / 16;
        ink.lineTo(x + (t * 2 - 1) * r, y + from * r + Math.sin(t * 2 * Math.PI) * r * 0.42);
      }
    }
  },
  heart: (ink, x, y, r) => {
    ink.moveTo(x, y + r * 0.95);
    ink.bezierCurveTo(x - r * 1.7, y - r * 0.1, x - r * 0.75, y - r * 1.35, x, y - r * 0.42);
    ink.bezierCurveTo(x + r * 0.75, y - r * 1.35, x + r * 1.7, y - r * 0.1, x, y + r * 0.95);
  },
  cross: (ink, x, y, r) => {
    const [a, b] = [r * 0.32, r * 0.95];
    const points = [a, b, a, a, b, a, b, -a, a, -a, a, -b, -a, -b, -a, -a, -b, -a, -b, a, -a, a, -a, b];
    for (let i = 0; i < points.length; i += 2) ink.lineTo(x + (points[i] ?? 0), y + (points[i + 1] ?? 0));
  },
};

/** A star with `tips` tips; with both radii equal and three tips, a triangle. */
function corner(ink: Context2D, x: number, y: number, tips: number, far: number, near: number): void {
  const steps = far === near ? tips : tips * 2;
  for (let i = 0; i < steps; i++) {
    const turn = -Math.PI / 2 + (i * 2 * Math.PI) / steps;
    const r = i % 2 === 0 || far === near ? far : near;
    ink.lineTo(x + Math.cos(turn) * r, y + Math.sin(turn) * r);
  }
}

/** A seat's pattern on an area: white on the seat's colour, repeated `across` times over the width. */
export function paintPattern(ink: Context2D, area: Area, mark: Mark, across: number): void {
  const step = area.w / across;
  within(ink, area, () => {
    fill(ink, area, mark.colour);
    ink.fillStyle = ink.strokeStyle = "rgba(255,255,255,0.94)";
    ink.lineWidth = step * 0.2;
    const rows = Math.ceil(area.h / step) + 1;
    for (let row = -1; row <= rows; row++) {
      for (let column = -1; column <= across; column++) {
        stitch(ink, mark, area.x + (column + 0.5) * step, area.y + (row + 0.5) * step, step, row + column);
      }
    }
  });
}

function stitch(ink: Context2D, mark: Mark, x: number, y: number, step: number, turn: number): void {
  const half = step / 2;
  const even = turn % 2 === 0;
  switch (mark.pattern) {
    case "stripes":
      ink.fillRect(x - step * 0.2, y - half - 1, step * 0.4, step + 2);
      return;
    case "checks":
      if (even) ink.fillRect(x - half, y - half, step, step);
      return;
    case "zigzag":
    case "waves": {
      ink.beginPath();
      for (let i = 0; i <= 12; i++) {
        const t = i / 12;
        const lift = mark.pattern === "zigzag" ? Math.abs(t - 0.5) * 2 - 0.5 : Math.cos(t * 2 * Math.PI) / 2;
        ink.lineTo(x - half + t * step, y + lift * step * 0.5);
      }
      ink.stroke();
      return;
    }
    case "dots":
      if (even) signAt(ink, "circle", x, y, step * 0.44);
      return;
    case "diamonds":
      if (even) signAt(ink, "diamond", x, y, step * 0.52);
      return;
    case "hearts":
      if (even) signAt(ink, "heart", x, y, step * 0.5);
      return;
    case "crosses":
      if (even) signAt(ink, "cross", x, y, step * 0.5);
      return;
  }
}

function signAt(ink: Context2D, sign: Sign, x: number, y: number, r: number): void {
  signPath(ink, sign, x, y, r);
  ink.fill();
}
