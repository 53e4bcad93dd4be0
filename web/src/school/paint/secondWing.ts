/** The floors of the double school's second wing: their tones, and what is printed on them. Millimetres of the plan. */

import { kindOf, LOOKS, type Look } from "../building/roomLooks.ts";
import type { Box } from "../types.ts";
import type { Context2D } from "./canvas.ts";

export type Tones = Pick<Look, "floor" | "seam">;

const WING: Readonly<Record<string, Tones>> = {
  library: { floor: ["#d3ab86", "#c99d75", "#dcb997"], seam: "#a97a52" },
  canteen: { floor: ["#f7c6cd", "#fdf3f0", "#fadde0"], seam: "#ffffff" },
  pool: { floor: ["#8fd3ea", "#7fc8e3", "#a6dff1"], seam: "#d9f3fb" },
  "music-room": { floor: ["#bfaedf", "#b3a0d8", "#cbbde7"], seam: "#9781c4" },
  "nap-room": { floor: ["#a9b7e6", "#9daddf", "#bac6ee"], seam: "#8798cf" },
};

/** The tones of a room's floor. */
export function tonesOf(name: string): Tones {
  return WING[name] ?? LOOKS[kindOf(name)];
}

/** What lies on the floor of a room of the second wing, over its tiles and boards. */
export const RUGS: Readonly<Record<string, (ink: Context2D, box: Box) => void>> = {
  library: (ink, box) => {
    const [x, y, w, h] = within(box, 0.26);
    for (const [grow, tone] of [
      [7, "#7d2f3a"],
      [3.5, "#e7c27a"],
      [0, "#a8434f"],
    ] as const) {
      ink.fillStyle = tone;
      ink.fillRect(x - grow, y - grow, w + 2 * grow, h + 2 * grow);
    }
  },
  pool: (ink, [x0, y0, x1, y1]) => {
    ink.strokeStyle = "rgba(255,255,255,0.85)";
    ink.lineWidth = 2.6;
    ink.setLineDash([9, 7]);
    for (const share of [0.26, 0.42, 0.58, 0.74]) {
      ink.beginPath();
      ink.moveTo(x0 + (x1 - x0) * share, y0 + 44);
      ink.lineTo(x0 + (x1 - x0) * share, y1 - 44);
      ink.stroke();
    }
    ink.setLineDash([]);
  },
  "music-room": (ink, box) => {
    const [x, y, w, h] = within(box, 0.24);
    ink.strokeStyle = "rgba(62,40,110,0.5)";
    ink.lineWidth = 1.3;
    for (let i = 0; i < 5; i++) {
      ink.beginPath();
      ink.moveTo(x, y + h / 2 + (i - 2) * 11);
      ink.lineTo(x + w, y + h / 2 + (i - 2) * 11);
      ink.stroke();
    }
    ink.fillStyle = "rgba(62,40,110,0.6)";
    [-1, 1, 0, 2].forEach((step, i) => {
      const [nx, ny] = [x + (w * (i + 0.6)) / 4, y + h / 2 + step * 5.5];
      ink.beginPath();
      ink.ellipse(nx, ny, 6, 4.4, 0.4, 0, 2 * Math.PI);
      ink.fill();
      ink.fillRect(nx + 4.6, ny, 1.4, 26);
    });
  },
  "nap-room": (ink, [x0, y0, x1, y1]) => {
    ink.fillStyle = "rgba(255,246,196,0.9)";
    for (const [u, v, r] of [
      [0.3, 0.32, 5],
      [0.68, 0.28, 4],
      [0.74, 0.7, 5.5],
      [0.28, 0.72, 3.6],
    ] as const) {
      const [x, y] = [x0 + (x1 - x0) * u, y0 + (y1 - y0) * v];
      ink.beginPath();
      for (let i = 0; i < 10; i++) {
        const turn = (i * Math.PI) / 5;
        const far = i % 2 === 0 ? r * 2 : r * 0.9;
        ink.lineTo(x + Math.sin(turn) * far, y + Math.cos(turn) * far);
      }
      ink.fill();
    }
    moon(ink, (x0 + x1) / 2, (y0 + y1) / 2, 26);
  },
};

function moon(ink: Context2D, x: number, y: number, r: number): void {
  ink.beginPath();
  ink.arc(x, y, r, 0.25 * Math.PI, 1.75 * Math.PI);
  ink.arc(x + r * 0.5, y, r * 0.72, 1.65 * Math.PI, 0.35 * Math.PI, true);
  ink.fill();
}

/** The middle of a box: x, y, width, height. */
function within([x0, y0, x1, y1]: Box, share: number): readonly [number, number, number, number] {
  const [w, h] = [(x1 - x0) * (1 - 2 * share), (y1 - y0) * (1 - 2 * share)];
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, w, h];
}

/** A room's number and name, pale in the corner of its line; the name below the number where it is too long beside it. */
export function paintSign(ink: Context2D, id: string, name: string, [x0, , x1, y1]: Box, tall: number): void {
  const gap = tall / 5;
  ink.save();
  ink.translate(x0 + gap, y1 - 0.95 * tall);
  ink.scale(1, -1);
  const aside = paintWord(ink, id, 0, 0, tall, x1 - x0) + gap;
  const [size, free] = [0.78 * tall, x1 - x0 - 2 * gap];
  ink.font = fontOf(size);
  if (aside + ink.measureText(name).width <= free) paintWord(ink, name, aside, 0, size, free);
  else paintWord(ink, name, 0, 0.75 * tall, size, free);
  ink.restore();
}

/** A word that is at most so wide; how wide it is. */
function paintWord(ink: Context2D, word: string, x: number, y: number, tall: number, most: number): number {
  ink.font = fontOf(tall);
  const share = Math.min(1, most / ink.measureText(word).width);
  ink.font = fontOf(share * tall);
  ink.lineJoin = "round";
  ink.lineWidth = tall / 6.5;
  ink.strokeStyle = "rgba(255,255,255,0.85)";
  ink.strokeText(word, x, y);
  ink.fillStyle = "rgba(18,48,74,0.8)";
  ink.fillText(word, x, y);
  return ink.measureText(word).width;
}

function fontOf(tall: number): string {
  return `bold ${tall}px sans-serif`;
}
