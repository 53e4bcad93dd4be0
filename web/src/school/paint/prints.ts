/** What hangs or stands flat on the walls: paper cut-outs, printed. Painted in millimetres, y down. No words. */

import type { PrintName } from "../looks.ts";
import { seeded } from "../noise.ts";
import { type Ink, rounded } from "./canvas.ts";
import { fishPath } from "./fish.ts";

export interface Print {
  readonly w: number;
  readonly h: number;
  /** Height of its lower edge over the floor. */
  readonly lift: number;
  /** Cut out along its shape instead of a rectangle. */
  readonly cut?: boolean;
  readonly paint: (ink: Ink, w: number, h: number) => void;
}

export const PRINTS: Readonly<Record<PrintName, Print>> = {
  blackboard: { w: 112, h: 44, lift: 16, paint: blackboard },
  stove: { w: 46, h: 52, lift: 0, paint: stove },
  bars: { w: 74, h: 58, lift: 2, paint: bars },
  crates: { w: 60, h: 42, lift: 0, cut: true, paint: crates },
  hoop: { w: 40, h: 46, lift: 16, cut: true, paint: hoop },
  window: { w: 54, h: 42, lift: 18, paint: pane },
  map: { w: 56, h: 40, lift: 18, paint: map },
  flasks: { w: 84, h: 42, lift: 18, paint: flasks },
  chart: { w: 60, h: 40, lift: 18, paint: chart },
  atom: { w: 36, h: 36, lift: 22, paint: atom },
  darts: { w: 38, h: 38, lift: 20, paint: darts },
  trophies: { w: 60, h: 36, lift: 20, paint: trophies },
  pots: { w: 72, h: 34, lift: 26, cut: true, paint: pots },
  clock: { w: 26, h: 26, lift: 30, cut: true, paint: clock },
  pennants: { w: 96, h: 22, lift: 38, cut: true, paint: pennants },
};

function panel(ink: Ink, w: number, h: number, colour: string, r = 2): void {
  block(ink, 0, 0, w, h, colour, r);
}

function block(ink: Ink, x: number, y: number, w: number, h: number, colour: string, r = 0): void {
  ink.fillStyle = colour;
  rounded(ink, x, y, w, h, r);
  ink.fill();
}

function disc(ink: Ink, x: number, y: number, r: number, colour: string): void {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.arc(x, y, r, 0, 2 * Math.PI);
  ink.fill();
}

function line(ink: Ink, colour: string, width: number, ...points: readonly number[]): void {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.lineCap = ink.lineJoin = "round";
  ink.beginPath();
  for (let i = 0; i < points.length; i += 2) ink.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ink.stroke();
}

function blackboard(ink: Ink, w: number, h: number): void {
  panel(ink, w, h, "#c08a4a");
  block(ink, 3, 3, w - 6, h - 8, "#2c5a4d", 1);
  ink.globalAlpha = 0.16;
  for (const [x, y] of [
    [30, 14],
    [70, 26],
    [90, 12],
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
  for (const y of [12, 20, 28]) line(ink, chalk, 1, 54, y, 54 + 22 - (y % 7), y);
  line(ink, "#ffd86b", 1.2, 86, 30, 96, 12, 105, 30, 86, 30);
  line(ink, "#ff9d8a", 1.1, 84, 33.5, 106, 33.5);
  block(ink, 4, h - 5, w - 8, 3, "#e0b070", 1);
  block(ink, 20, h - 6, 8, 2, "#ffffff", 1);
  block(ink, 32, h - 6, 6, 2, "#ffd86b", 1);
  block(ink, 84, h - 7, 14, 3.4, "#7a6aa8", 1);
}

function stove(ink: Ink, w: number, h: number): void {
  panel(ink, w, h, "#f3f1ee", 3);
  block(ink, 0, 0, w, 11, "#5b6472", 3);
  for (const x of [8, 18, 28, 38]) disc(ink, x, 5.5, 2.6, "#f6f3ee");
  block(ink, 5, 15, w - 10, 26, "#3a4250", 3);
  block(ink, 8, 18, w - 16, 20, "#ffb35c", 2);
  block(ink, 8, 30, w - 16, 8, "#f2803a", 2);
  ink.save();
  ink.translate(w / 2, 27);
  fishPath(ink, 17);
  ink.fillStyle = "#7a3b1c";
  ink.fill();
  ink.restore();
  block(ink, 9, 43.5, w - 18, 2.6, "#aab2bd", 1.3);
  block(ink, 4, 48, w - 8, 3, "#d5d2cc", 1);
}

function crates(ink: Ink): void {
  const crate = (x: number, y: number, width: number) => {
    block(ink, x, y, width, 20, "#d9a662", 1);
    for (let i = 0; i < 3; i++) block(ink, x + 1, y + 2 + i * 6, width - 2, 4.6, i % 2 ? "#c18d49" : "#cb9853", 0.6);
    for (const dx of [1.5, width - 4.5]) block(ink, x + dx, y, 3, 20, "#a87538", 0.6);
  };
  fishes(ink, 8, 20, 4, 7);
  crate(1, 22, 28);
  fishes(ink, 38, 20, 4, 7);
  crate(31, 22, 28);
  fishes(ink, 22, 2.5, 3, 7);
  crate(14, 4, 30);
}

function fishes(ink: Ink, x: number, y: number, count: number, step: number): void {
  const tones = ["#5aa7c9", "#8fc4d8", "#4787ad"];
  for (let i = 0; i < count; i++) {
    ink.save();
    ink.translate(x + i * step * 0.85, y + 1);
    ink.rotate(-1.2 + (i % 3) * 0.28);
    fishPath(ink, 13);
    ink.fillStyle = tones[i % 3] ?? "#5aa7c9";
    ink.fill();
    ink.restore();
  }
}

function pots(ink: Ink, w: number): void {
  block(ink, 0, 2, w, 3.5, "#9a6a3a", 1.5);
  const hang = (x: number) => line(ink, "#6b7480", 1.2, x, 4, x, 12);
  for (const x of [11, 29, 46, 61]) hang(x);
  disc(ink, 11, 21, 9.5, "#c46a3f");
  disc(ink, 11, 21, 7, "#e08a5c");
  block(ink, 21, 12, 16, 15, "#7d8794", 3);
  block(ink, 20, 12, 18, 3, "#59636f", 1.5);
  line(ink, "#b08a5a", 2, 46, 11, 46, 24);
  disc(ink, 46, 26.5, 4.2, "#b08a5a");
  disc(ink, 61, 20, 8.2, "#4a5563");
  disc(ink, 61, 20, 5.8, "#66727f");
}

function bars(ink: Ink, w: number, h: number): void {
  panel(ink, w, h, "#f3fbf6");
  for (let i = 0; i < 9; i++) {
    const y = 4 + i * 6;
    block(ink, 2, y + 1.6, w - 4, 1.4, "rgba(60,70,60,0.25)", 0.7);
    block(ink, 2, y, w - 4, 2.6, i % 2 ? "#d9a15a" : "#e3b06c", 1.3);
  }
  for (const x of [1, w / 2 - 2, w - 5]) {
    block(ink, x, 0, 4, h, "#b97c3a", 1);
    block(ink, x, 0, 1.2, h, "#d79c58", 0.6);
  }
}

function hoop(ink: Ink, w: number, h: number): void {
  panel(ink, w, 34, "#ffffff", 3);
  ink.strokeStyle = "#e8743b";
  ink.lineWidth = 1.8;
  rounded(ink, 1.5, 1.5, w - 3, 31, 2);
  ink.stroke();
  ink.strokeRect(w / 2 - 8, 12, 16, 13);
  line(ink, "#e8743b", 2.2, w / 2 - 9, 29, w / 2 + 9, 29);
  for (let i = 0; i <= 4; i++) line(ink, "#c9d4da", 0.8, w / 2 - 8 + i * 4, 30, w / 2 - 5 + i * 2.5, h - 1);
  for (const y of [34, 39]) line(ink, "#c9d4da", 0.8, w / 2 - 7 + (y - 30) * 0.2, y, w / 2 + 7 - (y - 30) * 0.2, y);
}

function pennants(ink: Ink, w: number, h: number): void {
  const tones = ["#e8743b", "#f4c542", "#3aa6a0", "#5b8ed1", "#d86a9a"];
  for (let i = 0; i < 8; i++) {
    ink.fillStyle = tones[i % 5] ?? "#e8743b";
    ink.beginPath();
    ink.moveTo(i * 12 + 1, 2);
    ink.lineTo(i * 12 + 11, 2);
    ink.lineTo(i * 12 + 6, h - 2);
    ink.fill();
  }
  line(ink, "#7a6a52", 1, 0, 2, w, 2);
}

function map(ink: Ink, w: number, h: number): void {
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

function flasks(ink: Ink, w: number, h: number): void {
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

function round(ink: Ink, x: number, floor: number, colour: string, r: number): void {
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

function cone(ink: Ink, x: number, floor: number, colour: string): void {
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

function chart(ink: Ink, w: number, h: number): void {
  panel(ink, w, h, "#ffffff");
  const tones = ["#f28c8c", "#f3b562", "#f4dc6a", "#8ccf8a", "#7fb6e6", "#b79be0"];
  for (let column = 0; column < 10; column++) {
    const top = column === 0 || column === 9 ? 0 : column < 2 || column > 6 ? 1 : 3;
    for (let row = top; row < 6; row++) {
      block(ink, 4 + column * 5.3, 4 + row * 5.4, 4.6, 4.7, tones[(column + (row > 3 ? 2 : 0)) % 6] ?? "#8ccf8a", 0.8);
    }
  }
}

function atom(ink: Ink, w: number, h: number): void {
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

function darts(ink: Ink, w: number, h: number): void {
  panel(ink, w, h, "#7a4f2a", 3);
  const tones = ["#2f3b4a", "#fbf3df", "#d8433b", "#fbf3df", "#3a9a6a", "#fbf3df", "#d8433b"];
  tones.forEach((tone, i) => {
    disc(ink, w / 2, h / 2, 17 - i * 2.5, tone);
  });
  ink.globalAlpha = 0.25;
  for (let i = 0; i < 10; i++) {
    const turn = (i * Math.PI) / 10;
    line(
      ink,
      "#2f3b4a",
      0.6,
      w / 2 - Math.cos(turn) * 15,
      h / 2 - Math.sin(turn) * 15,
      w / 2 + Math.cos(turn) * 15,
      h / 2 + Math.sin(turn) * 15,
    );
  }
  ink.globalAlpha = 1;
}

function trophies(ink: Ink, w: number, h: number): void {
  panel(ink, w, h, "#fff4cf");
  block(ink, 0, h - 5, w, 3.4, "#9a6a3a", 1);
  const cup = (x: number, size: number, colour: string) => {
    const floor = h - 5;
    block(ink, x - size * 0.45, floor - 3, size * 0.9, 3, "#6b4a2a", 0.6);
    block(ink, x - 1, floor - size * 0.7, 2, size * 0.7, colour);
    ink.strokeStyle = colour;
    ink.lineWidth = 1.4;
    ink.beginPath();
    ink.ellipse(x, floor - size * 1.25, size * 0.62, size * 0.32, 0, 0, 2 * Math.PI);
    ink.stroke();
    ink.fillStyle = colour;
    ink.beginPath();
    ink.moveTo(x - size * 0.45, floor - size * 1.7);
    ink.bezierCurveTo(
      x - size * 0.45,
      floor - size * 0.4,
      x + size * 0.45,
      floor - size * 0.4,
      x + size * 0.45,
      floor - size * 1.7,
    );
    ink.fill();
  };
  cup(12, 12, "#c9cfd6");
  cup(30, 16, "#f0b429");
  cup(48, 12, "#cd8a4f");
}

function clock(ink: Ink, w: number, h: number): void {
  disc(ink, w / 2, h / 2, 12.4, "#d8433b");
  disc(ink, w / 2, h / 2, 10.4, "#ffffff");
  for (let i = 0; i < 12; i++) {
    const turn = (i * Math.PI) / 6;
    disc(ink, w / 2 + Math.cos(turn) * 8.4, h / 2 + Math.sin(turn) * 8.4, i % 3 ? 0.5 : 0.9, "#3d4a5c");
  }
  line(ink, "#3d4a5c", 1.5, w / 2, h / 2, w / 2 - 3.6, h / 2 - 3.2);
  line(ink, "#3d4a5c", 1.1, w / 2, h / 2, w / 2 + 1, h / 2 - 7.4);
}

function pane(ink: Ink, w: number, h: number): void {
  panel(ink, w, h, "#ffffff");
  const sky = ink.createLinearGradient(0, 0, 0, h);
  sky.addColorStop(0, "#8fc7ea");
  sky.addColorStop(1, "#dff1fb");
  ink.fillStyle = sky;
  ink.fillRect(4, 4, w - 8, h - 8);
  for (const [x, r] of [
    [14, 12],
    [32, 16],
    [46, 11],
  ] as const) {
    disc(ink, x, h - 4 + r * 0.35, r, "#ffffff");
  }
  block(ink, w / 2 - 1.5, 2, 3, h - 4, "#ffffff");
  block(ink, 2, h / 2 - 1.5, w - 4, 3, "#ffffff");
}
