/** What stands and hangs in the kitchen; and the window of rooms that we do not know. */

import type { Context2D } from "../canvas.ts";
import { fishPath } from "../fish.ts";
import { block, disc, line, panel } from "./shapes.ts";

export function stove(ink: Context2D, w: number, h: number): void {
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

export function crates(ink: Context2D): void {
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

function fishes(ink: Context2D, x: number, y: number, count: number, step: number): void {
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

export function pots(ink: Context2D, w: number): void {
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

export function pane(ink: Context2D, w: number, h: number): void {
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
