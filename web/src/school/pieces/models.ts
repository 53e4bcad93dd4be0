/** How each piece of a promo is made. Millimetres, around the place where it lies, z up. */

import type { BufferGeometry } from "three";
import { markOf } from "../../ui/pictures/seatMarks.ts";
import { seeded } from "../stage/seededNoise.ts";
import { Facets, polygon } from "./facets.ts";

const FLOOR = 0.9;

/** A piece of comb: a wax hexagon with seven cells of honey. */
export function honeycomb(): BufferGeometry {
  const made = new Facets();
  const wax = "#e09a1c";
  made.prism(polygon(6, 14), 0, 5, "#f7c651", wax, 0.08);
  const cells = [[0, 0] as const, ...polygon(6, 8.3, 8.3, Math.PI / 6)];
  cells.forEach((at, i) => {
    made.prism(polygon(6, 4.5, 4.5, 0, at), 5, 6.4, i % 3 === 0 ? "#ffb300" : "#ff9f0a", "#ffe29a", 0.18);
    made.face(
      polygon(6, 1.2, 1.2, 0, [at[0] - 1, at[1] + 1.2]).map(([x, y]) => [x, y, 6.5] as const),
      "#fff3c4",
    );
  });
  return made.geometry();
}

/** Snow blocks that fill a doorway `width` wide and `height` high, across y, with a crossed board before each side. */
export function snow(width: number, height: number): BufferGeometry {
  const made = new Facets();
  const random = seeded(7);
  const rows = 4;
  const high = height / rows;
  for (let row = 0; row < rows; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5;
    const columns = row % 2 === 0 ? 3 : 4;
    for (let column = 0; column < columns; column++) {
      const from = Math.max(0, ((column - shift) * width) / 3);
      const to = Math.min(width, ((column + 1 - shift) * width) / 3);
      const [x0, x1] = [from - width / 2 + 0.6, to - width / 2 - 0.6];
      const deep = 8 + random() * 2.4;
      const tone = ["#f4faff", "#e3f0fa", "#ffffff"][Math.floor(random() * 3)] ?? "#ffffff";
      const block = [
        [x0, -deep],
        [x1, -deep],
        [x1, deep],
        [x0, deep],
      ] as const;
      made.prism(block, row * high + 0.4, (row + 1) * high - 0.4, "#ffffff", tone, 0.06);
    }
  }
  for (const side of [-1, 1]) cross(made, width, height, side * 11.4, side);
  return made.geometry();
}

/** Two red boards, crossed: nobody gets through. */
function cross(made: Facets, width: number, height: number, y: number, side: number): void {
  const [w, h] = [width * 0.36, height * 0.3];
  for (const lean of [-1, 1]) {
    const [ax, az, bx, bz] = [-w, height / 2 - lean * h, w, height / 2 + lean * h];
    const thin = 4.4;
    const deep = y + side * (lean + 1) * 0.5;
    const face = [
      [ax, deep, az - thin],
      [bx, deep, bz - thin],
      [bx, deep, bz + thin],
      [ax, deep, az + thin],
    ] as const;
    made.face(side < 0 ? face : [...face].reverse(), lean < 0 ? "#d8433b" : "#e8574e");
  }
}

/** A fishing net that lies on the floor, with corks in its owner's colour. */
export function net(seat: number): BufferGeometry {
  const made = new Facets();
  const { colour } = markOf(seat);
  const r = 19;
  made.ring(0, r, FLOOR, "#20465c", 0.3, 0.12);
  for (let i = -2; i <= 2; i++) {
    const off = i * 6.4;
    const half = Math.sqrt(Math.max(0, r * r - off * off));
    for (const turned of [false, true]) {
      const points = [-1, -0.5, 0, 0.5, 1].map((share) => {
        const [along, sag] = [share * half, off + 1.3 * (1 - share * share) * (i % 2 === 0 ? 1 : -1)];
        return turned ? ([sag, along] as const) : ([along, sag] as const);
      });
      made.band(points, FLOOR + 0.3, () => 1.5, "#f2e3bd");
    }
  }
  made.ring(r - 1.2, r + 1.2, FLOOR + 0.5, "#c99d5c");
  for (const at of polygon(10, r)) made.prism(polygon(6, 2.9, 2.9, 0, at), 0, 4.2, "#ffffff", colour, 0.3);
  return made.geometry();
}

/** A circle with a star in it, in its owner's colour. */
export function star(seat: number): BufferGeometry {
  const made = new Facets();
  const { colour, ink } = markOf(seat);
  const r = 20;
  made.ring(0, r, FLOOR, colour, 0.5, 0.25);
  made.ring(r - 2.6, r, FLOOR + 0.2, ink);
  made.ring(r, r + 2, FLOOR + 0.2, "#ffffff", 0.95);
  const tips = polygon(5, r - 4.5, (r - 4.5) * 0.46, Math.PI / 2);
  tips.forEach(([x, y], i) => {
    const [nx, ny] = tips[(i + 1) % tips.length] ?? [x, y];
    made.face(
      [
        [x, y, FLOOR + 0.3],
        [nx, ny, FLOOR + 0.3],
        [0, 0, FLOOR + 0.3],
      ],
      i % 2 === 0 ? "#ffe45c" : "#ffc21a",
    );
  });
  return made.geometry();
}

/** A swirl of four arms that fall into the floor. */
export function swirl(first: boolean): BufferGeometry {
  const made = new Facets();
  const [deep, bright, pale] = first ? ["#2a1a6b", "#7a4ff0", "#d9c8ff"] : ["#0b3a6b", "#1fa3e8", "#c4f1ff"];
  const r = 22;
  made.ring(0, r, FLOOR, "#0c0820", 0.95, 0.95);
  made.ring(0, r, FLOOR + 0.1, deep, 0, 1);
  for (let arm = 0; arm < 4; arm++) {
    for (const [lag, wide, tone] of [
      [0, 5.6, bright],
      [0.22, 2.1, pale],
    ] as const) {
      const points = Array.from({ length: 15 }, (_, step) => {
        const share = step / 14;
        const turn = (arm * Math.PI) / 2 + lag + share * 2.9;
        const far = 1.5 + share * (r - 4);
        return [Math.cos(turn) * far, Math.sin(turn) * far] as const;
      });
      made.band(points, FLOOR + 0.25 + lag, (share) => 0.6 + wide * share, tone);
    }
  }
  made.ring(r - 1.6, r + 1.2, FLOOR + 0.6, bright);
  made.ring(r + 1.2, r + 8, FLOOR + 0.6, bright, 0.55, 0);
  return made.geometry();
}

/** A wooden plate of two boards, nailed, whose underside lies at z = 0. */
export function plank(width: number, thick: number): BufferGeometry {
  const made = new Facets();
  const half = width / 2;
  const board = (from: number, to: number, tone: string) =>
    made.prism(
      [
        [-half, from],
        [half, from],
        [half, to],
        [-half, to],
      ],
      0,
      thick,
      tone,
      "#8d5f33",
      0.015,
    );
  board(-half, -half / 3 - 0.3, "#d9a765");
  board(-half / 3 + 0.3, half / 3 - 0.3, "#cf9a57");
  board(half / 3 + 0.3, half, "#ddb074");
  for (const x of [-half + 4, half - 4]) {
    for (const y of [-half * 0.66, 0, half * 0.66])
      made.prism(polygon(6, 1.4, 1.4, 0, [x, y]), thick, thick + 0.8, "#6f6a66");
  }
  return made.geometry();
}

/** The emerald: a fish cut like a gem, standing in x and z with its nose at +x. */
export function gem(length: number, thick: number): BufferGeometry {
  const made = new Facets();
  const rim = GEM.map(([x, z]) => [x * length, z * length] as const);
  const ridge = (x: number): readonly [number, number] => [Math.min(0.3, Math.max(-0.34, x)) * length * 0.8, 0];
  rim.forEach(([ax, az], i) => {
    const [bx, bz] = rim[(i + 1) % rim.length] ?? [ax, az];
    const [[ca], [cb]] = [ridge(ax / length), ridge(bx / length)];
    const tone = GREENS[i % GREENS.length] ?? "#12b76a";
    for (const side of [-1, 1]) {
      const corners = [
        [ax, 0, az],
        [bx, 0, bz],
        [cb, (side * thick) / 2, 0],
        [ca, (side * thick) / 2, 0],
      ] as const;
      made.face(side > 0 ? [...corners].reverse() : corners, tone);
    }
  });
  for (const side of [-1, 1]) {
    const eye = polygon(8, length * 0.035, length * 0.035, 0, [length * 0.27, length * 0.07]);
    made.face(
      (side > 0 ? eye.reverse() : eye).map(([x, z]) => [x, side * thick * 0.42, z] as const),
      "#063d28",
    );
  }
  return made.geometry();
}

/** Outline of the emerald in shares of its length, counter-clockwise seen from -y. */
const GEM: readonly (readonly [number, number])[] = [
  [0.5, 0],
  [0.38, 0.16],
  [0.16, 0.26],
  [-0.1, 0.2],
  [-0.28, 0.06],
  [-0.5, 0.25],
  [-0.42, 0],
  [-0.5, -0.25],
  [-0.28, -0.06],
  [-0.1, -0.2],
  [0.16, -0.26],
  [0.38, -0.16],
];
const GREENS = ["#3be09a", "#17b877", "#7bf5c0", "#0fa165", "#2bd08b"];

/** Light around something: bright in the middle, gone at its edge. Faces +z. */
export function halo(r: number, colour: string): BufferGeometry {
  return new Facets().ring(0, r, 0, colour, 0.55, 0).geometry();
}
