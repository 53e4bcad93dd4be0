/** What hangs in the gym and the game room. */

import { type Context2D, rounded } from "../canvas.ts";
import { block, disc, line, panel } from "./shapes.ts";

export function bars(ink: Context2D, w: number, h: number): void {
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

export function hoop(ink: Context2D, w: number, h: number): void {
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

export function pennants(ink: Context2D, w: number, h: number): void {
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

export function darts(ink: Context2D, w: number, h: number): void {
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

export function trophies(ink: Context2D, w: number, h: number): void {
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
