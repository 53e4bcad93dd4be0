/** Small round things for figures: lathes, strips, balls, each with its texture coordinates set. z up, front is +x. */

import { BufferAttribute, BufferGeometry, CircleGeometry, Matrix4, SphereGeometry } from "three";
import type { Patch } from "../building/quads.ts";

export type Mapping = (around: number, z: number) => readonly [number, number];

/** A surface of points given by rows and columns, 0 to 1 each; normals are worked out, seams left open. */
export function surface(
  rows: number,
  columns: number,
  at: (row: number, column: number) => readonly number[],
): BufferGeometry {
  const places: number[] = [];
  const uvs: number[] = [];
  const order: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [x = 0, y = 0, z = 0, u = 0, v = 0] = at(row / rows, column / columns);
      places.push(x, y, z);
      uvs.push(u, v);
      if (row === rows || column === columns) continue;
      const a = row * (columns + 1) + column;
      order.push(a, a + 1, a + columns + 2, a, a + columns + 2, a + columns + 1);
    }
  }
  const made = new BufferGeometry();
  made.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  made.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  made.setIndex(order);
  made.computeVertexNormals();
  return made;
}

/** A body of revolution around z; its seam is at its right side (-y), so that front and back are whole. */
export function lathe(
  rows: number,
  columns: number,
  outline: (share: number) => readonly [number, number],
  map: Mapping,
): BufferGeometry {
  const made = surface(rows, columns, (row, column) => {
    const [r, z] = outline(row);
    const turn = (column - 0.25) * 2 * Math.PI;
    return [Math.cos(turn) * r, Math.sin(turn) * r, z, ...map(column, z)];
  });
  closeSeam(made, rows, columns);
  return made;
}

/** Makes the normals on both sides of a lathe's seam the same. */
function closeSeam(made: BufferGeometry, rows: number, columns: number): void {
  const normals = made.getAttribute("normal");
  for (let row = 0; row <= rows; row++) {
    const [a, b] = [row * (columns + 1), row * (columns + 1) + columns];
    const [x, y, z] = [
      normals.getX(a) + normals.getX(b),
      normals.getY(a) + normals.getY(b),
      normals.getZ(a) + normals.getZ(b),
    ];
    const length = Math.hypot(x, y, z) || 1;
    for (const i of [a, b]) normals.setXYZ(i, x / length, y / length, z / length);
  }
}

/** An egg: a ball of radius 1, put in place by a matrix, in one colour. */
export function egg(matrix: Matrix4, patch: Patch, columns = 10, rows = 8): BufferGeometry {
  return plainly(new SphereGeometry(1, columns, rows).applyMatrix4(matrix), patch);
}

/** A slightly domed disc that looks along +x before the matrix; the patch lies flat on it, upright. */
export function button(radius: number, dome: number, matrix: Matrix4, patch: Patch, columns = 14): BufferGeometry {
  const made = new CircleGeometry(radius, columns);
  const places = made.getAttribute("position");
  places.setZ(0, dome);
  const uvs = made.getAttribute("uv");
  for (let i = 0; i < uvs.count; i++) {
    uvs.setXY(i, patch.u0 + (patch.u1 - patch.u0) * uvs.getX(i), patch.v0 + (patch.v1 - patch.v0) * uvs.getY(i));
  }
  // A circle lies in x and y; turn it so that its face is at +x and its top at +z.
  made.applyMatrix4(new Matrix4().set(0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1));
  return made.applyMatrix4(matrix);
}

/** Gives every vertex the middle of a patch, for one plain colour. */
export function plainly(made: BufferGeometry, patch: Patch): BufferGeometry {
  const count = made.getAttribute("position").count;
  const uvs = new Float32Array(count * 2);
  for (let i = 0; i < count; i++) uvs.set([(patch.u0 + patch.u1) / 2, (patch.v0 + patch.v1) / 2], 2 * i);
  made.setAttribute("uv", new BufferAttribute(uvs, 2));
  return made;
}
