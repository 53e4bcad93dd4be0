/** The room around the school: the table it stands on, and the light behind it. */

import { seeded } from "../noise.ts";
import { grain, type Ink, mixed, sheet } from "./canvas.ts";

/** Snow-blue above, nearly white below. */
export function paintSky(): Ink {
  const ink = sheet(4, 256);
  const sky = ink.createLinearGradient(0, 0, 0, 256);
  sky.addColorStop(0, "#cfe3f1");
  sky.addColorStop(0.45, "#e4f0f8");
  sky.addColorStop(1, "#f7fafc");
  ink.fillStyle = sky;
  ink.fillRect(0, 0, 4, 256);
  return ink;
}

/** A table of pale boards that is lost in snow towards its edge. */
export function paintTable(pixels: number): Ink {
  const ink = sheet(pixels, pixels);
  ink.scale(pixels / 1024, pixels / 1024);
  const random = seeded(2024);
  const tones = ["#e6cba4", "#dfc197", "#ead3b0", "#d9ba90"];
  for (let row = 0; row < 16; row++) {
    for (let x = -random() * 300; x < 1024; ) {
      const length = 260 + random() * 260;
      board(ink, x, row * 64, length, 64, tones[Math.floor(random() * 4)] ?? "#e6cba4", random);
      x += length;
    }
  }
  snow(ink, random);
  grain(ink, { x: 0, y: 0, w: 1024, h: 1024 }, 3, 0.1);
  const edge = ink.createRadialGradient(512, 512, 190, 512, 512, 505);
  edge.addColorStop(0, "rgba(0,0,0,0)");
  edge.addColorStop(0.55, "rgba(0,0,0,0.35)");
  edge.addColorStop(1, "rgba(0,0,0,1)");
  ink.globalCompositeOperation = "destination-out";
  ink.fillStyle = edge;
  ink.fillRect(0, 0, 1024, 1024);
  return ink;
}

function board(ink: Ink, x: number, y: number, w: number, h: number, tone: string, random: () => number): void {
  ink.fillStyle = tone;
  ink.fillRect(x, y, w, h);
  ink.strokeStyle = mixed(tone, "#9a6f3d", 0.35);
  for (let i = 0; i < 9; i++) {
    ink.globalAlpha = 0.16 + random() * 0.2;
    ink.lineWidth = 0.6 + random() * 1.2;
    const from = y + random() * h;
    ink.beginPath();
    ink.moveTo(x, from);
    ink.bezierCurveTo(x + w * 0.3, from + random() * 10 - 5, x + w * 0.6, from + random() * 10 - 5, x + w, from);
    ink.stroke();
  }
  ink.globalAlpha = 1;
  ink.strokeStyle = "#b8925f";
  ink.lineWidth = 1.4;
  ink.strokeRect(x, y, w, h);
}

/** Soft heaps of snow, more of them the farther from the school. */
function snow(ink: Ink, random: () => number): void {
  for (let i = 0; i < 420; i++) {
    const far = 250 + 262 * Math.sqrt(random());
    const turn = random() * 2 * Math.PI;
    const r = (far - 225) * (0.1 + 0.16 * random());
    const [x, y] = [512 + Math.cos(turn) * far, 512 + Math.sin(turn) * far];
    const heap = ink.createRadialGradient(x, y, 0, x, y, r);
    heap.addColorStop(0, "rgba(250,253,255,0.75)");
    heap.addColorStop(0.6, "rgba(246,250,254,0.45)");
    heap.addColorStop(1, "rgba(246,250,254,0)");
    ink.fillStyle = heap;
    ink.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
}

/** Light all round for reflections on the toys: bright window at the upper left, warm table below. */
export function paintRoom(): Ink {
  const ink = sheet(256, 128);
  const all = ink.createLinearGradient(0, 0, 0, 128);
  all.addColorStop(0, "#f4f9ff");
  all.addColorStop(0.48, "#bcd3e8");
  all.addColorStop(0.52, "#d9c3a0");
  all.addColorStop(1, "#8f7a5e");
  ink.fillStyle = all;
  ink.fillRect(0, 0, 256, 128);
  ink.fillStyle = "#ffffff";
  for (const [x, w] of [
    [30, 34],
    [72, 20],
    [190, 16],
  ] as const) {
    ink.fillRect(x, 14, w, 34);
  }
  return ink;
}

/** A soft dark spot. */
export function paintSpot(): Ink {
  const ink = sheet(64, 64);
  const soft = ink.createRadialGradient(32, 32, 2, 32, 32, 32);
  soft.addColorStop(0, "rgba(24,28,56,0.75)");
  soft.addColorStop(0.45, "rgba(24,28,56,0.4)");
  soft.addColorStop(1, "rgba(24,28,56,0)");
  ink.fillStyle = soft;
  ink.fillRect(0, 0, 64, 64);
  return ink;
}
