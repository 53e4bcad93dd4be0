/** Shapes that prints are made of. */

import { type Context2D, rounded } from "../canvas.ts";

export function panel(ink: Context2D, w: number, h: number, colour: string, r = 2): void {
  block(ink, 0, 0, w, h, colour, r);
}

export function block(ink: Context2D, x: number, y: number, w: number, h: number, colour: string, r = 0): void {
  ink.fillStyle = colour;
  rounded(ink, x, y, w, h, r);
  ink.fill();
}

export function disc(ink: Context2D, x: number, y: number, r: number, colour: string): void {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.arc(x, y, r, 0, 2 * Math.PI);
  ink.fill();
}

export function line(ink: Context2D, colour: string, width: number, ...points: readonly number[]): void {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.lineCap = ink.lineJoin = "round";
  ink.beginPath();
  for (let i = 0; i < points.length; i += 2) ink.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ink.stroke();
}
