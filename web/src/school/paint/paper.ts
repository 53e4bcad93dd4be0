/** One canvas with everything that walls are made of; paperPlan.ts says where. */

import {
  type Area,
  areaOf,
  BAND,
  CARD,
  EDGE,
  PLAIN_NAMES,
  PLAINS,
  PRINT_NAMES,
  PRINT_SCALE,
  PRINTS,
  SIDE,
  SWATCH,
} from "../building/paperPlan.ts";
import { KINDS, type Kind, LOOKS, type PrintName } from "../building/roomLooks.ts";
import { seeded } from "../stage/seededNoise.ts";
import { blankCanvas, type Context2D, fill, grain, mixed, within } from "./canvas.ts";
import { PAINTERS } from "./prints/printPainters.ts";

export function paintPaper(pixels: number): Context2D {
  const ink = blankCanvas(pixels, pixels);
  ink.scale(pixels / SIDE, pixels / SIDE);
  KINDS.forEach((kind, i) => {
    band(ink, kind, { x: 0, y: i * BAND, w: SIDE, h: BAND });
  });
  card(ink, { x: 0, y: CARD.top, w: SIDE, h: CARD.high });
  edge(ink, { x: 0, y: EDGE.top, w: SIDE, h: EDGE.high });
  PLAIN_NAMES.forEach((name, i) => {
    fill(ink, { x: i * SWATCH.wide, y: SWATCH.top, w: SWATCH.wide, h: SWATCH.high }, PLAINS[name]);
  });
  for (const name of PRINT_NAMES) printOn(ink, name);
  return ink;
}

function printOn(ink: Context2D, name: PrintName): void {
  const area = areaOf(name);
  const { w, h } = PRINTS[name];
  ink.save();
  ink.translate(area.x, area.y);
  ink.scale(PRINT_SCALE, PRINT_SCALE);
  ink.beginPath();
  ink.rect(0, 0, w, h);
  ink.clip();
  PAINTERS[name](ink, w, h);
  ink.restore();
}

/** Paper above, a panel below, a rail between; darker where it meets the floor. */
function band(ink: Context2D, kind: Kind, area: Area): void {
  const look = LOOKS[kind];
  const rail = area.y + area.h * 0.62;
  fill(ink, area, look.paper);
  fill(ink, { ...area, y: rail, h: area.h * 0.38 }, look.panel);
  within(ink, area, () => {
    upper(ink, kind, area, rail);
    lower(ink, kind, { ...area, y: rail, h: area.h * 0.38 });
  });
  fill(ink, { ...area, y: rail - 3, h: 6 }, "#ffffff");
  fill(ink, { ...area, y: rail + 3, h: 2 }, "rgba(40,50,80,0.2)");
  fill(ink, { ...area, y: area.y, h: 9 }, mixed(look.panel, "#ffffff", 0.25));
  const dark = ink.createLinearGradient(0, area.y, 0, area.y + area.h);
  dark.addColorStop(0.45, "rgba(40,46,84,0)");
  dark.addColorStop(1, "rgba(40,46,84,0.34)");
  ink.fillStyle = dark;
  ink.fillRect(area.x, area.y, area.w, area.h);
  grain(ink, area, 11 + area.y, 0.1);
}

function upper(ink: Context2D, kind: Kind, area: Area, rail: number): void {
  const look = LOOKS[kind];
  ink.fillStyle = mixed(look.paper, look.panel, 0.16);
  const step = area.w / 64;
  for (let i = 0; i < 64; i++) {
    const x = area.x + i * step;
    if (kind === "gym" || kind === "classroom") ink.fillRect(x, area.y, step * 0.5, rail - area.y);
    else {
      for (let y = area.y + 18, row = 0; y < rail - 10; y += 24, row++) {
        ink.beginPath();
        ink.arc(x + (row % 2 ? step / 2 : 0), y, kind === "kitchen" ? 2.6 : 3.6, 0, 2 * Math.PI);
        ink.fill();
      }
    }
  }
}

function lower(ink: Context2D, kind: Kind, area: Area): void {
  const look = LOOKS[kind];
  const tiled = kind === "kitchen" || kind === "lab";
  const count = tiled ? 96 : 40;
  const step = area.w / count;
  for (let i = 0; i < count; i++) {
    ink.fillStyle = mixed(look.panel, "#ffffff", tiled ? 0.22 : 0.12);
    if (!tiled) ink.fillRect(area.x + i * step + 2, area.y + 10, step - 6, area.h - 16);
    for (let row = 0; tiled && row < 3; row++) {
      const shift = row % 2 ? step / 2 : 0;
      ink.fillRect(area.x + i * step + shift + 1.5, area.y + (row * area.h) / 3 + 2, step - 3, area.h / 3 - 3);
    }
  }
}

/** Kraft card: brown, with fibres and faint waves of the corrugation. */
function card(ink: Context2D, area: Area): void {
  fill(ink, area, "#dcb98a");
  const random = seeded(5);
  for (let i = 0; i < 128; i++) {
    ink.fillStyle = `rgba(120,80,36,${0.05 + random() * 0.06})`;
    ink.fillRect(area.x + i * 16, area.y, 7 + random() * 3, area.h);
  }
  const light = ink.createLinearGradient(0, area.y, 0, area.y + area.h);
  light.addColorStop(0, "rgba(255,236,200,0.25)");
  light.addColorStop(1, "rgba(90,60,30,0.22)");
  ink.fillStyle = light;
  ink.fillRect(area.x, area.y, area.w, area.h);
  grain(ink, area, 7, 0.3);
  for (let i = 0; i < 12; i++) {
    flake(ink, area.x + ((i + 0.5) * area.w) / 12, area.y + area.h * (i % 2 ? 0.4 : 0.56), i % 2 ? 20 : 33);
  }
}

/** A stamped snowflake. */
function flake(ink: Context2D, x: number, y: number, r: number): void {
  ink.strokeStyle = "rgba(255,253,246,0.8)";
  ink.lineWidth = r * 0.11;
  ink.lineCap = "round";
  for (let arm = 0; arm < 6; arm++) {
    ink.save();
    ink.translate(x, y);
    ink.rotate((arm * Math.PI) / 3);
    ink.beginPath();
    ink.moveTo(0, 0);
    ink.lineTo(0, -r);
    for (const at of [0.45, 0.72]) {
      ink.moveTo(-r * 0.24, -r * (at + 0.2));
      ink.lineTo(0, -r * at);
      ink.lineTo(r * 0.24, -r * (at + 0.2));
    }
    ink.stroke();
    ink.restore();
  }
}

/** The cut: two liners, and the core's line of waves between them. */
function edge(ink: Context2D, area: Area): void {
  fill(ink, area, "#e6c48f");
  fill(ink, { ...area, y: area.y + 11, h: 10 }, "#b98b52");
  ink.strokeStyle = "#8d6233";
  ink.lineWidth = 2.4;
  ink.beginPath();
  for (let x = 0; x <= area.w; x += 4) {
    ink.lineTo(area.x + x, area.y + 16 + Math.sin((x / area.w) * 2 * Math.PI * 96) * 4.2);
  }
  ink.stroke();
  fill(ink, { ...area, h: 5 }, "#f2dcb4");
  fill(ink, { ...area, y: area.y + area.h - 5, h: 5 }, "#f2dcb4");
  grain(ink, area, 9, 0.25);
}
