/** What hangs in the classroom and the lab. */

import { seeded } from "../../stage/seededNoise.ts";
import type { Context2D } from "../canvas.ts";
import { fishPath } from "../fish.ts";
import { block, disc, line, panel } from "./shapes.ts";

export function blackboard(ink: Context2D, w: number, h: number): void {
  panel(ink, w, h, "#c08a4a");
  block(ink, 3, 3, w - 6, h - 8, "#2c5a4d", 1);
  ink.globalAlpha = 0.16;
  for (const [x, y] of [
    [30, 14],
    [70, 26],
    [82, 12],
  ] as const) {
    ink.save();
    ink.scale(2.2, 1);
    disc(ink, x / 2.2, y, 8, "#ffffff");
    ink.restore();
  }
  ink.globalAlpha = 1;
  const chalk = "#f4f7f2";
  ink.save();
  ink.translate(28, 20);
  fishPath(ink, 30);
  ink.strokeStyle = chalk;
  ink.lineWidth = 1.1;
  ink.stroke();
  ink.restore();
  disc(ink, 37, 18.5, 1.2, chalk);
  for (const y of [12, 20, 28]) line(ink, chalk, 1, 52, y, 52 + 17 - (y % 7), y);
  line(ink, "#ffd86b", 1.2, 78, 29, 86, 13, 93, 29, 78, 29);
  line(ink, "#ff9d8a", 1.1, 76, 33, 94, 33);
  block(ink, 4, h - 5, w - 8, 3, "#e0b070", 1);
  block(ink, 20, h - 6, 8, 2, "#ffffff", 1);
  block(ink, 32, h - 6, 6, 2, "#ffd86b", 1);
  block(ink, 74, h - 7, 14, 3.4, "#7a6aa8", 1);
}

export function map(ink: Context2D, w: number, h: number): void {
  panel(ink, w, h, "#fdfaf0");
  block(ink, 3, 3, w - 6, h - 6, "#7fc0dd", 1);
  const random = seeded(31);
  ink.fillStyle = "#fdfefe";
  ink.beginPath();
  for (let i = 0; i < 18; i++) {
    const turn = (i / 18) * 2 * Math.PI;
    const r = 9 + random() * 4.5;
    ink.lineTo(w * 0.45 + Math.cos(turn) * r * 1.5, h * 0.52 + Math.sin(turn) * r);
  }
  ink.closePath();
  ink.fill();
  ink.setLineDash([2, 2]);
  line(ink, "#d8433b", 1, 14, 26, 22, 18, 30, 23, 40, 12);
  ink.setLineDash([]);
  line(ink, "#d8433b", 1.2, 38.4, 10, 41.6, 14);
  line(ink, "#d8433b", 1.2, 41.6, 10, 38.4, 14);
  disc(ink, w - 10, h - 10, 4, "#fdfaf0");
  line(ink, "#3d4a5c", 0.9, w - 10, h - 13, w - 10, h - 7);
}

export function clock(ink: Context2D, w: number, h: number): void {
  disc(ink, w / 2, h / 2, 12.4, "#d8433b");
  disc(ink, w / 2, h / 2, 10.4, "#ffffff");
  for (let i = 0; i < 12; i++) {
    const turn = (i * Math.PI) / 6;
    disc(ink, w / 2 + Math.cos(turn) * 8.4, h / 2 + Math.sin(turn) * 8.4, i % 3 ? 0.5 : 0.9, "#3d4a5c");
  }
  line(ink, "#3d4a5c", 1.5, w / 2, h / 2, w / 2 - 3.6, h / 2 - 3.2);
  line(ink, "#3d4a5c", 1.1, w / 2, h / 2, w / 2 + 1, h / 2 - 7.4);
}

export function flasks(ink: Context2D, w: number, h: number): void {
  panel(ink, w, h, "#faf7ff");
  for (const y of [19, h - 4]) {
    block(ink, 0, y, w, 3, "#b58bd0", 1);
    block(ink, 0, y + 3, w, 1.2, "rgba(60,40,90,0.18)");
  }
  const tones = ["#e8648f", "#46b3a5", "#f3b23c", "#5b8ed1", "#8fcf5a"];
  for (let i = 0; i < 5; i++) {
    round(ink, 9 + i * 16.5, 19, tones[i] ?? "#46b3a5", 5.6);
    cone(ink, 12 + i * 15, h - 4, tones[(i + 2) % 5] ?? "#46b3a5");
  }
}

function round(ink: Context2D, x: number, floor: number, colour: string, r: number): void {
  block(ink, x - 1.8, floor - 2 * r - 4.5, 3.6, 7, "#dfe9f2", 1);
  disc(ink, x, floor - r, r, "#dfe9f2");
  ink.save();
  ink.beginPath();
  ink.rect(x - r, floor - r * 1.15, 2 * r, 2 * r);
  ink.clip();
  disc(ink, x, floor - r, r - 0.8, colour);
  ink.restore();
  disc(ink, x - r * 0.35, floor - r * 1.3, 1, "#ffffff");
}

function cone(ink: Context2D, x: number, floor: number, colour: string): void {
  const shape = (half: number, top: number, tone: string) => {
    ink.fillStyle = tone;
    ink.beginPath();
    ink.moveTo(x - 1.6 - (half - 6) * 0.3, top);
    ink.lineTo(x + 1.6 + (half - 6) * 0.3, top);
    ink.lineTo(x + half, floor);
    ink.lineTo(x - half, floor);
    ink.fill();
  };
  shape(6, floor - 15, "#dfe9f2");
  ink.save();
  ink.beginPath();
  ink.rect(x - 8, floor - 7, 16, 7);
  ink.clip();
  shape(5.2, floor - 14, colour);
  ink.restore();
}

export function chart(ink: Context2D, w: number, h: number): void {
  panel(ink, w, h, "#ffffff");
  const tones = ["#f28c8c", "#f3b562", "#f4dc6a", "#8ccf8a", "#7fb6e6", "#b79be0"];
  for (let column = 0; column < 10; column++) {
    const top = column === 0 || column === 9 ? 0 : column < 2 || column > 6 ? 1 : 3;
    for (let row = top; row < 6; row++) {
      block(ink, 4 + column * 5.3, 4 + row * 5.4, 4.6, 4.7, tones[(column + (row > 3 ? 2 : 0)) % 6] ?? "#8ccf8a", 0.8);
    }
  }
}

export function atom(ink: Context2D, w: number, h: number): void {
  panel(ink, w, h, "#4b3f86", 3);
  ink.strokeStyle = "#cfc4f7";
  ink.lineWidth = 1.3;
  for (let i = 0; i < 3; i++) {
    ink.beginPath();
    ink.ellipse(w / 2, h / 2, 14, 5.4, (i * Math.PI) / 3, 0, 2 * Math.PI);
    ink.stroke();
  }
  disc(ink, w / 2, h / 2, 3.2, "#ffd86b");
  disc(ink, w / 2 + 14, h / 2, 1.8, "#ff8f8f");
  disc(ink, w / 2 - 7, h / 2 - 12, 1.8, "#8fe0d0");
}
