/** The fish: on doors, clips and floors the same one. */

import type { Context2D } from "./canvas.ts";

/** What both a 2D canvas and an outline can follow. */
interface Pen {
  moveTo(x: number, y: number): unknown;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): unknown;
}

/** The outline of a fish `length` long around the origin, its nose at +x. */
export function traceFish(pen: Pen, length: number): void {
  const s = length / 20;
  const curve = (ax: number, ay: number, bx: number, by: number, x: number, y: number) =>
    pen.bezierCurveTo(ax * s, ay * s, bx * s, by * s, x * s, y * s);
  pen.moveTo(10 * s, 0);
  curve(8.4, 4.2, 3.6, 6.6, -0.4, 5.6);
  curve(-3, 4.9, -4.6, 3, -5.6, 1.8);
  curve(-6.6, 3.4, -8, 5.2, -9.8, 5.4);
  curve(-9, 2.6, -9, -2.6, -9.8, -5.4);
  curve(-8, -5.2, -6.6, -3.4, -5.6, -1.8);
  curve(-4.6, -3, -3, -4.9, -0.4, -5.6);
  curve(3.6, -6.6, 8.4, -4.2, 10, 0);
}

export function fishPath(ink: Context2D, length: number): void {
  ink.beginPath();
  traceFish(ink, length);
  ink.closePath();
}
