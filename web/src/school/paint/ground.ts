/** The table on which the school stands. */

import { seeded } from "../stage/seededNoise.ts";
import { blankCanvas, type Context2D, grain, mixed } from "./canvas.ts";

/** A table of pale boards that is lost in snow towards its edge. */
export function paintTable(pixels: number): Context2D {
  const ink = blankCanvas(pixels, pixels);
  ink.scale(pixels / 1024, pixels / 1024);
  const random = seeded(2024);
  const tones = ["#ece4d9", "#e7ddcf", "#f0eae1", "#e3d8c9"];
  for (let row = 0; row < 36; row++) {
    for (let x = -random() * 180; x < 1024; ) {
      const length = 150 + random() * 190;
      board(ink, x, row * 29, length, 29, tones[Math.floor(random() * 4)] ?? "#eee3d3", random);
      x += length;
    }
  }
  snow(ink, random);
  grain(ink, { x: 0, y: 0, w: 1024, h: 1024 }, 3, 0.1);
  const edge = ink.createRadialGradient(512, 512, 205, 512, 512, 495);
  edge.addColorStop(0, "rgba(0,0,0,0)");
  edge.addColorStop(0.42, "rgba(0,0,0,0.66)");
  edge.addColorStop(1, "rgba(0,0,0,1)");
  ink.globalCompositeOperation = "destination-out";
  ink.fillStyle = edge;
  ink.fillRect(0, 0, 1024, 1024);
  return ink;
}

function board(ink: Context2D, x: number, y: number, w: number, h: number, tone: string, random: () => number): void {
  ink.fillStyle = tone;
  ink.fillRect(x, y, w, h);
  ink.strokeStyle = mixed(tone, "#a98a63", 0.3);
  for (let i = 0; i < 5; i++) {
    ink.globalAlpha = 0.16 + random() * 0.2;
    ink.lineWidth = 0.6 + random() * 1.2;
    const from = y + random() * h;
    ink.beginPath();
    ink.moveTo(x, from);
    ink.bezierCurveTo(x + w * 0.3, from + random() * 10 - 5, x + w * 0.6, from + random() * 10 - 5, x + w, from);
    ink.stroke();
  }
  ink.globalAlpha = 1;
  ink.strokeStyle = "#d3c4ad";
  ink.lineWidth = 1;
  ink.strokeRect(x, y, w, h);
}

/** Soft heaps of snow, more of them the farther from the school. */
function snow(ink: Context2D, random: () => number): void {
  const heap = softHeap();
  for (let i = 0; i < 520; i++) {
    const far = 212 + 300 * Math.sqrt(random());
    const turn = random() * 2 * Math.PI;
    const r = (far - 200) * (0.12 + 0.2 * random());
    ink.drawImage(heap, 512 + Math.cos(turn) * far - r, 512 + Math.sin(turn) * far - r, 2 * r, 2 * r);
  }
}

function softHeap(): Context2D["canvas"] {
  const ink = blankCanvas(64, 64);
  const heap = ink.createRadialGradient(32, 32, 0, 32, 32, 32);
  heap.addColorStop(0, "rgba(252,254,255,0.9)");
  heap.addColorStop(0.6, "rgba(240,247,253,0.6)");
  heap.addColorStop(1, "rgba(246,250,254,0)");
  ink.fillStyle = heap;
  ink.fillRect(0, 0, 64, 64);
  return ink.canvas;
}
