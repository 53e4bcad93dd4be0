/** Gathers flat pieces into one geometry, so that a whole school is one draw call. */

import { BufferAttribute, BufferGeometry } from "three";
import type { Vec } from "../camera/fit.ts";

/** A rectangle of a texture, 0 to 1; `v` upwards. */
export interface Patch {
  readonly u0: number;
  readonly v0: number;
  readonly u1: number;
  readonly v1: number;
}

export class Quads {
  private readonly places: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly order: number[] = [];

  /** A flat four-cornered piece: corners in the order (u0 v0) (u1 v0) (u1 v1) (u0 v1), seen from where `normal` points. */
  add(corners: readonly [Vec, Vec, Vec, Vec], normal: Vec, patch: Patch): void {
    const base = this.places.length / 3;
    for (const corner of corners) {
      this.places.push(...corner);
      this.normals.push(...normal);
    }
    this.uvs.push(patch.u0, patch.v0, patch.u1, patch.v0, patch.u1, patch.v1, patch.u0, patch.v1);
    const turns = facing(corners[0], corners[1], corners[2], normal);
    this.order.push(...(turns ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2]).map((i) => base + i));
  }

  /** A closed block with the same patch on all sides. */
  block(low: Vec, high: Vec, patch: Patch): void {
    const [x0, y0, z0] = low;
    const [x1, y1, z1] = high;
    const side = (a: Vec, b: Vec, c: Vec, d: Vec, normal: Vec) => this.add([a, b, c, d], normal, patch);
    side([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], [0, 0, 1]);
    side([x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0], [0, 0, -1]);
    side([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], [0, -1, 0]);
    side([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1], [0, 1, 0]);
    side([x0, y0, z0], [x0, y1, z0], [x0, y1, z1], [x0, y0, z1], [-1, 0, 0]);
    side([x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1], [1, 0, 0]);
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute("position", new BufferAttribute(new Float32Array(this.places), 3));
    made.setAttribute("normal", new BufferAttribute(new Float32Array(this.normals), 3));
    made.setAttribute("uv", new BufferAttribute(new Float32Array(this.uvs), 2));
    made.setIndex(this.order);
    return made;
  }
}

/** Whether a, b, c turn counter-clockwise when the normal points at the viewer. */
function facing(a: Vec, b: Vec, c: Vec, normal: Vec): boolean {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const turn = (uy * vz - uz * vy) * normal[0] + (uz * vx - ux * vz) * normal[1] + (ux * vy - uy * vx) * normal[2];
  return turn >= 0;
}
