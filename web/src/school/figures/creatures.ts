/** What few tables have: the walrus and the bear Pawclaw, each filling its own collision spheres, and the Emperor's crown. Front is +x. */

import { type BufferGeometry, ConeGeometry, Matrix4 } from "three";
import { HULLS, type Hull, radiusAt, reach } from "./hull.ts";
import { button, egg, lathe, plainly, surface } from "./roundSolids.ts";
import { merged, slot } from "./skinCells.ts";
import { SKIN } from "./skinPlan.ts";

const at = (x: number, y: number, z: number) => new Matrix4().makeTranslation(x, y, z);
const size = (x: number, y: number, z: number) => new Matrix4().makeScale(x, y, z);

/** The whole body, wrapped in the skin by height. */
function trunk(hull: Hull): BufferGeometry {
  const [low, top] = reach(hull);
  return lathe(
    20,
    24,
    (share) => {
      const z = low + (top - low) * (0.6 * ((1 - Math.cos(share * Math.PI)) / 2) + 0.4 * share);
      return [radiusAt(hull, z), z];
    },
    (around, z) => [around, 1 - SKIN * (1 - (z - low) / (top - low))],
  );
}

/** Eyes on a head: a ball of radius `r` around (0, 0, z). */
function eyes(r: number, z: number, lift: number, big: number): BufferGeometry[] {
  return [-1, 1].map((side) => {
    const turn = new Matrix4().makeRotationZ(side * 0.42).multiply(new Matrix4().makeRotationY(-lift));
    return button(
      big,
      big * 0.2,
      at(0, 0, z)
        .multiply(turn)
        .multiply(at(r - 0.1, 0, 0)),
      slot("eye"),
      12,
    );
  });
}

export function walrus(): BufferGeometry {
  const hull = HULLS.walrus;
  const parts = [trunk(hull), egg(at(7.6, 0, 17.3).multiply(size(1.1, 1.5, 0.9)), slot("nose"), 8, 6)];
  for (const side of [-1, 1]) {
    const tusk = new ConeGeometry(0.9, 6.5, 8).applyMatrix4(new Matrix4().makeRotationX(Math.PI));
    tusk.applyMatrix4(new Matrix4().makeRotationX(Math.PI / 2)).applyMatrix4(at(7.8, side * 1.7, 12));
    parts.push(plainly(tusk, slot("tusk")));
    parts.push(egg(at(6.4, side * 2, 15.6).multiply(size(2.3, 2.4, 2)), slot("beak"), 10, 7));
    parts.push(
      egg(
        at(2, side * 7.9, 3)
          .multiply(new Matrix4().makeRotationX(side * -0.5))
          .multiply(size(3, 1.5, 5)),
        slot("flipper"),
      ),
    );
    parts.push(egg(at(5, side * 3.9, -7.6).multiply(size(4.2, 2.8, 1.5)), slot("foot")));
  }
  return merged(parts, eyes(7, 18, 0.42, 1.5));
}

export function bear(): BufferGeometry {
  const hull = HULLS.pawclaw;
  const parts = [trunk(hull), egg(at(13.8, 0, 20).multiply(size(4.2, 5.2, 4)), slot("beak"), 12, 8)];
  parts.push(egg(at(17.6, 0, 21.6).multiply(size(1.4, 2, 1.4)), slot("nose"), 8, 6));
  for (const side of [-1, 1]) {
    parts.push(egg(at(-1, side * 10.2, 31.6).multiply(size(2.2, 4, 4)), slot("flipper"), 10, 7));
    parts.push(egg(at(0.4, side * 10.2, 31.6).multiply(size(1.6, 2.5, 2.5)), slot("beak"), 8, 6));
    parts.push(
      egg(
        at(5, side * 17.2, 6)
          .multiply(new Matrix4().makeRotationX(side * -0.25))
          .multiply(size(6, 4, 9.5)),
        slot("flipper"),
      ),
    );
    parts.push(egg(at(11.5, side * 8, -17.4).multiply(size(7.2, 5.4, 3.4)), slot("foot")));
  }
  return merged(parts, eyes(14.5, 21, 0.42, 2.7));
}

/** The emperor's crown. */
export function crown(): BufferGeometry {
  const patch = slot("gold");
  const [u, v] = [(patch.u0 + patch.u1) / 2, (patch.v0 + patch.v1) / 2];
  const made = surface(2, 42, (row, column) => {
    const angle = column * 2 * Math.PI;
    const spike = row === 1 ? 4.6 * Math.abs(((column * 7) % 1) * 2 - 1) : 0;
    const r = 9.9 + row * 2.2;
    return [Math.cos(angle) * r, Math.sin(angle) * r, 31.4 + row * 3.4 + spike, u, v];
  });
  return merged([made]);
}
