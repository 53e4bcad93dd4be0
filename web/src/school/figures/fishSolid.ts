/** The fish as a solid: its outline drawn out to a thickness, its edges rounded. */

import { BufferAttribute, BufferGeometry } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { traceFish } from "../paint/fish.ts";
import { surface } from "./roundSolids.ts";
import { FISH } from "./skinPlan.ts";

type Spot = readonly [number, number];

/** Points of the outline for each of its curves. */
const STEPS = 6;
/** How high the rounded edge is, and by how much the solid is wider in its middle. */
const EDGE = 1;
const BULGE = 0.7;
/** The rounded edge in layers: shares of `EDGE` from the face, and of `BULGE`. */
const LAYERS = [0, Math.PI / 4, Math.PI / 2].map((turn) => [1 - Math.cos(turn), Math.sin(turn)] as const);

/** A plump fish that stands in x and z, its nose at +x. */
export function fishGeometry(length: number, thick: number): BufferGeometry {
  const outline = outlineOf(length);
  const made = mergeGeometries([side(outline, thick), face(outline, thick / 2), face(outline, -thick / 2)]);
  const [places, uvs] = [made.getAttribute("position"), made.getAttribute("uv")];
  for (let i = 0; i < places.count; i++) {
    const [u, v] = [0.5 + places.getX(i) / (length * 1.12), 0.5 + places.getY(i) / (length * 0.75)];
    uvs.setXY(i, FISH.u0 + (FISH.u1 - FISH.u0) * u, FISH.v0 + (FISH.v1 - FISH.v0) * v);
  }
  return made.rotateX(Math.PI / 2);
}

/** Points around the fish, counter-clockwise from its nose. */
function outlineOf(length: number): readonly Spot[] {
  const spots: Spot[] = [];
  let [fromX, fromY] = [0, 0];
  const to = (x: number, y: number) => {
    [fromX, fromY] = [x, y];
  };
  const pen = {
    moveTo: to,
    bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
      const on = (t: number, p: number, a: number, b: number, q: number) =>
        (1 - t) ** 3 * p + 3 * t * (1 - t) ** 2 * a + 3 * t ** 2 * (1 - t) * b + t ** 3 * q;
      for (let step = 0; step < STEPS; step++) {
        const t = step / STEPS;
        spots.push([on(t, fromX, ax, bx, x), on(t, fromY, ay, by, y)]);
      }
      to(x, y);
    },
  };
  traceFish(pen, length);
  return spots;
}

function side(outline: readonly Spot[], thick: number): BufferGeometry {
  const lower = LAYERS.map(([up, out]) => [up * EDGE - thick / 2, out * BULGE] as const);
  const upper = lower.map(([z, out]) => [-z, out] as const).reverse();
  const layers = [...lower, ...upper];
  const count = outline.length;
  const spot = (i: number): Spot => outline[(i + count) % count] ?? [0, 0];
  return surface(layers.length - 1, count, (row, column) => {
    const [z, out] = layers[Math.round(row * (layers.length - 1))] ?? [0, 0];
    const i = Math.round(column * count);
    const [[x, y], [ax, ay], [bx, by]] = [spot(i), spot(i - 1), spot(i + 1)];
    const far = Math.hypot(bx - ax, by - ay) || 1;
    return [x + ((by - ay) / far) * out, y - ((bx - ax) / far) * out, z];
  });
}

/** A flat side, of strips from the outline to the fish's middle line. */
function face(outline: readonly Spot[], z: number): BufferGeometry {
  const back = Math.min(...outline.filter(([, y]) => Math.abs(y) < 0.01).map(([x]) => x));
  const count = outline.length;
  const places = outline.flatMap(([x, y]) => [x, y, z, Math.max(x, back), 0, z]);
  const order = outline.flatMap((_, i) => {
    const [a, middle, b, next] = [2 * i, 2 * i + 1, 2 * ((i + 1) % count), 2 * ((i + 1) % count) + 1];
    return z > 0 ? [a, b, middle, middle, b, next] : [a, middle, b, middle, next, b];
  });
  const made = new BufferGeometry();
  made.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  made.setAttribute("uv", new BufferAttribute(new Float32Array(4 * count), 2));
  made.setAttribute("normal", new BufferAttribute(new Float32Array(outline.flatMap(() => upright(z))), 3));
  made.setIndex(order);
  return made;
}

function upright(z: number): number[] {
  return [0, 0, Math.sign(z), 0, 0, Math.sign(z)];
}
