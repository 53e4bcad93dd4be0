/** Paper firs and heaps of snow around the school's corners, outside of it. Millimetres. */

import { type BufferGeometry, ConeGeometry, CylinderGeometry, Matrix4 } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { BOTTOM } from "../building/building.ts";
import { plainPatch } from "../building/paperPlan.ts";
import { egg, plainly } from "../figures/roundSolids.ts";
import type { Box } from "../types.ts";
import { seeded } from "./seededNoise.ts";

const TREES = 4;

/** Everything around a school of that outline, ready to be merged with its walls. */
export function scenery([x0, y0, x1, y1]: Box): BufferGeometry[] {
  const random = seeded(77);
  const tree = fir();
  const corners = [
    [x0, y1, -1, 1],
    [x1, y1, 1, 1],
    [x1, y0, 1, -1],
    [x0, y0, -1, -1],
  ] as const;
  return corners.flatMap(([x, y, right, up], corner) => {
    const count = corner < 2 ? TREES : TREES - 2;
    return Array.from({ length: count }, () => {
      const [away, beside] = [62 + random() * 70, (random() - 0.35) * 130];
      const along = random() < 0.5;
      const place = [
        x + right * (along ? away : -beside * 0.7 + 40),
        y + up * (along ? -beside * 0.7 + 40 : away),
      ] as const;
      return grove(tree, place[0], place[1], 30 + random() * 26, random);
    }).flat();
  });
}

/** A fir as tall as 1: a trunk and three tiers, each with snow on it. */
function fir(): BufferGeometry {
  const trunk = new CylinderGeometry(0.05, 0.06, 0.3, 6).rotateX(Math.PI / 2);
  const parts = [flat(trunk.translate(0, 0, 0.15), "wood")];
  for (let tier = 0; tier < 3; tier++) {
    const [wide, low] = [0.34 - tier * 0.075, 0.2 + tier * 0.25];
    const cone = new ConeGeometry(wide, 0.42, 7).rotateX(Math.PI / 2).rotateZ(tier);
    parts.push(flat(cone.translate(0, 0, low + 0.21), tier === 1 ? "fir" : "pine"));
    const cap = new ConeGeometry(wide * 0.6, 0.23, 7).rotateX(Math.PI / 2).rotateZ(tier);
    parts.push(flat(cap.translate(0, 0, low + 0.325), "white"));
  }
  return mergeGeometries(parts);
}

function grove(tree: BufferGeometry, x: number, y: number, tall: number, random: () => number): BufferGeometry[] {
  const turn = random() * 6;
  const place = new Matrix4()
    .makeTranslation(x, y, -BOTTOM)
    .multiply(new Matrix4().makeScale(tall, tall, tall))
    .multiply(new Matrix4().makeRotationZ(turn));
  return [heap(x + 6, y - 4, tall * 0.45, random), tree.clone().applyMatrix4(place)];
}

function heap(x: number, y: number, r: number, random: () => number): BufferGeometry {
  const place = new Matrix4()
    .makeTranslation(x, y, -BOTTOM)
    .multiply(new Matrix4().makeScale(r * (1 + random() * 0.5), r, r * 0.28));
  return egg(place, plainPatch("white"), 14, 8);
}

/** Folded paper: every face flat. */
function flat(made: BufferGeometry, colour: "wood" | "fir" | "pine" | "white"): BufferGeometry {
  const loose = made.toNonIndexed();
  made.dispose();
  loose.computeVertexNormals();
  loose.setIndex([...Array(loose.getAttribute("position").count).keys()]);
  return plainly(loose, plainPatch(colour));
}
