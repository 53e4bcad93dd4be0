/** Canvases to paint on, and paper grain. */

import type { Area } from "../building/paperPlan.ts";
import { seeded } from "../stage/seededNoise.ts";

/** A brush over a canvas. On a page that may be one of the page's own; a worker has no page. */
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function blankCanvas(width: number, height: number): Context2D {
  const ink = canvas(width, height).getContext("2d", { willReadFrequently: true }) as Context2D | null;
  if (ink === null) throw new Error("this browser has no 2D canvas");
  return ink;
}

function canvas(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

export function fill(ink: Context2D, area: Area, colour: string): void {
  ink.fillStyle = colour;
  ink.fillRect(area.x, area.y, area.w, area.h);
}

/** Runs a painter clipped to an area. */
export function within(ink: Context2D, area: Area, paint: () => void): void {
  ink.save();
  ink.beginPath();
  ink.rect(area.x, area.y, area.w, area.h);
  ink.clip();
  paint();
  ink.restore();
}

const FIBRES = 96;
let fibres: Context2D["canvas"] | null = null;

/** A square of fine fibres, made once: it has many strokes, and every sheet of paper needs it. */
function fibreTile(): Context2D["canvas"] {
  if (fibres !== null) return fibres;
  const random = seeded(7);
  const tile = blankCanvas(FIBRES, FIBRES);
  for (let i = 0; i < 900; i++) {
    const dark = random() < 0.5;
    tile.strokeStyle = dark ? "rgb(60,45,30)" : "#ffffff";
    tile.globalAlpha = (dark ? 0.5 : 0.6) * random();
    tile.lineWidth = 0.4 + random() * 0.8;
    const [x, y, turn] = [random() * FIBRES, random() * FIBRES, random() * Math.PI];
    tile.beginPath();
    tile.moveTo(x, y);
    tile.lineTo(x + Math.cos(turn) * 4, y + Math.sin(turn) * 4);
    tile.stroke();
  }
  fibres = tile.canvas;
  return fibres;
}

/** Fine fibres over an area, as paper has them. `strength` 0 to 1; another seed shifts them. */
export function grain(ink: Context2D, area: Area, seed: number, strength: number): void {
  const pattern = ink.createPattern(fibreTile(), "repeat");
  if (pattern === null) return;
  pattern.setTransform(new DOMMatrix([1, 0, 0, 1, (seed * 29) % FIBRES, (seed * 53) % FIBRES]));
  within(ink, area, () => {
    ink.globalAlpha = strength;
    ink.fillStyle = pattern;
    ink.fillRect(area.x, area.y, area.w, area.h);
  });
}

/** A path with round corners. */
export function rounded(ink: Context2D, x: number, y: number, w: number, h: number, r: number): void {
  ink.beginPath();
  ink.roundRect(x, y, w, h, r);
}

/** A colour between two, as `rgb(…)`; both as `#rrggbb`. */
export function mixed(a: string, b: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const one = (at: number) => Math.round(part(a, at) + (part(b, at) - part(a, at)) * share);
  return `#${[1, 3, 5].map((at) => one(at).toString(16).padStart(2, "0")).join("")}`;
}
