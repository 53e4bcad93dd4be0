/** Flat coloured faces gathered into one geometry: the look of folded paper, in one draw call. z up. */

import { BufferAttribute, BufferGeometry, Color } from "three";
import type { Vec } from "../camera/fit.ts";

type Spot = readonly [number, number];

const ORIGIN: readonly [Spot, Spot] = [
  [0, 0],
  [0, 0],
];

export class Facets {
  private readonly places: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];

  /** A flat face that is seen from the side on which its corners turn counter-clockwise. `alpha`: how much of it. */
  face(corners: readonly Vec[], colour: string, alpha: number | readonly number[] = 1): this {
    const tone = new Color(colour);
    const [a, b, c] = corners;
    if (a === undefined || b === undefined || c === undefined) return this;
    const normal = across(a, b, c);
    for (let i = 1; i + 1 < corners.length; i++) {
      for (const j of [0, i, i + 1]) {
        this.places.push(...(corners[j] ?? a));
        this.normals.push(...normal);
        this.colours.push(tone.r, tone.g, tone.b, typeof alpha === "number" ? alpha : (alpha[j] ?? 1));
      }
    }
    return this;
  }

  /** An upright block over an outline that turns counter-clockwise; its top is `inset` smaller, as a share. */
  prism(outline: readonly Spot[], low: number, high: number, top: string, side = top, inset = 0): this {
    const [cx, cy] = middle(outline);
    const upper = outline.map(([x, y]): Vec => [x + (cx - x) * inset, y + (cy - y) * inset, high]);
    this.face(upper, top);
    outline.forEach(([x, y], i) => {
      const next = (i + 1) % outline.length;
      const [nx, ny] = outline[next] ?? [x, y];
      const [a, b] = [upper[i], upper[next]];
      if (a !== undefined && b !== undefined) this.face([[x, y, low], [nx, ny, low], b, a], side);
    });
    return this;
  }

  /** A ring that lies on the floor; its opacity goes from `alpha` inside to `fade` outside. */
  ring(inner: number, outer: number, z: number, colour: string, alpha = 1, fade = alpha, steps = 36): this {
    const on = (step: number, r: number): Vec => {
      const turn = (step / steps) * 2 * Math.PI;
      return [Math.cos(turn) * r, Math.sin(turn) * r, z];
    };
    for (let i = 0; i < steps; i++) {
      const corners = [on(i, inner), on(i, outer), on(i + 1, outer), on(i + 1, inner)];
      this.face(inner === 0 ? corners.slice(0, 3) : corners, colour, [alpha, fade, fade, alpha]);
    }
    return this;
  }

  /** A band that lies on the floor along points. */
  band(points: readonly Spot[], z: number, width: (share: number) => number, colour: string, alpha = 1): this {
    const last = points.length - 1;
    const edges = points.map(([x, y], i): readonly [Spot, Spot] => {
      const [[ax, ay], [bx, by]] = [points[Math.max(0, i - 1)] ?? [x, y], points[Math.min(last, i + 1)] ?? [x, y]];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = width(i / last) / 2;
      const [ox, oy] = [((by - ay) / length) * half, ((ax - bx) / length) * half];
      return [
        [x + ox, y + oy],
        [x - ox, y - oy],
      ];
    });
    for (let i = 0; i < last; i++) {
      const [[ar, al], [br, bl]] = [edges[i] ?? ORIGIN, edges[i + 1] ?? ORIGIN];
      this.face(
        [ar, br, bl, al].map(([x, y]): Vec => [x, y, z]),
        colour,
        alpha,
      );
    }
    return this;
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute("position", new BufferAttribute(new Float32Array(this.places), 3));
    made.setAttribute("normal", new BufferAttribute(new Float32Array(this.normals), 3));
    made.setAttribute("color", new BufferAttribute(new Float32Array(this.colours), 4));
    return made;
  }
}

/** The corners of a regular polygon; with two radii in turn, of a star. */
export function polygon(corners: number, r: number, inner = r, turn = 0, [x, y]: Spot = [0, 0]): Spot[] {
  const steps = inner === r ? corners : corners * 2;
  return Array.from({ length: steps }, (_, i): Spot => {
    const angle = turn + (i * 2 * Math.PI) / steps;
    const far = i % 2 === 0 ? r : inner;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
}

function middle(outline: readonly Spot[]): Spot {
  const sum = outline.reduce(([x, y], [a, b]): Spot => [x + a, y + b], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

function across(a: Vec, b: Vec, c: Vec): Vec {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
