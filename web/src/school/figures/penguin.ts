/** The penguin's parts, filling its collision spheres; also the emperor and the snowman, who only dress otherwise. */

import { type BufferGeometry, ConeGeometry, Matrix4, TorusGeometry } from "three";
import type { Patch } from "../building/quads.ts";
import { HULLS, radiusAt, reach } from "./hull.ts";
import { button, egg, lathe, plainly, surface } from "./roundSolids.ts";
import { merged, slot } from "./skinCells.ts";
import { heightShare, SCARF, SKIN } from "./skinPlan.ts";

export const HULL = HULLS.penguin;
const [LOW, TOP] = reach(HULL);
/** Where the head turns on the body; the scarf hides it. */
export const NECK = 20.5;
const ROUND = 26;

const skinAt = (around: number, z: number): readonly [number, number] => [around, 1 - SKIN * (1 - heightShare(z))];

/** Outline from one height to another, closer steps where it bends. */
function outline(from: number, to: number): (share: number) => readonly [number, number] {
  return (share) => {
    const eased = (1 - Math.cos(share * Math.PI)) / 2;
    const z = from + (to - from) * (0.55 * eased + 0.45 * share);
    return [radiusAt(HULL, z), z];
  };
}

const at = (x: number, y: number, z: number) => new Matrix4().makeTranslation(x, y, z);
const size = (x: number, y: number, z: number) => new Matrix4().makeScale(x, y, z);

export function penguinBody(): BufferGeometry {
  const parts = [
    lathe(15, ROUND, outline(LOW, NECK + 1.5), skinAt),
    scarf(),
    tail(-0.62, 0.17, 7.5),
    tail(-0.36, 0.15, 10.5),
  ];
  for (const side of [-1, 1]) {
    const wing = at(-0.5, side * 15.6, 5.5)
      .multiply(new Matrix4().makeRotationX(side * -0.16))
      .multiply(new Matrix4().makeRotationY(0.12))
      .multiply(size(5.4, 2.1, 10.5));
    parts.push(egg(wing, slot("flipper"), 9, 6));
    parts.push(egg(at(10.6, side * 6.6, -14.2).multiply(size(6.2, 4.6, 2.6)), slot("foot"), 8, 5));
  }
  return merged(parts);
}

export function penguinHead(): BufferGeometry {
  const beak = new ConeGeometry(3.5, 7.2, 12, 2);
  beak
    .applyMatrix4(new Matrix4().makeRotationZ(-Math.PI / 2))
    .applyMatrix4(at(13.4, 0, 24).multiply(size(1, 1.05, 0.72)));
  const parts = [lathe(12, ROUND, outline(NECK - 1, TOP), skinAt), plainly(beak, slot("beak")), badge(0.35)];
  return merged(
    parts,
    [-1, 1].map((side) => eyeAt(side)),
  );
}

function eyeAt(side: number): BufferGeometry {
  const turn = new Matrix4().makeRotationZ(side * 0.43).multiply(new Matrix4().makeRotationY(-0.25));
  const place = at(0, 0, 25.5)
    .multiply(turn)
    .multiply(at(11.35, 0, 0));
  return button(3.5, 0.75, place, slot("eye"), 16);
}

/** The symbol on top of the head, so that it is seen from above as well; its top is away from the face. */
function badge(over: number): BufferGeometry {
  const place = at(0, 0, TOP - 1.15 + over).multiply(new Matrix4().makeRotationY(-Math.PI / 2));
  const flat = button(5.4, 1.15, place, slot("badge"), 18);
  return flat;
}

function scarf(): BufferGeometry {
  const made = new TorusGeometry(11.2, 3, 7, 24);
  made.applyMatrix4(size(1, 1, 0.95)).applyMatrix4(at(0, 0, NECK - 0.4));
  const uvs = made.getAttribute("uv");
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, uvs.getX(i), 1 - SKIN - SCARF * ((uvs.getY(i) * 2) % 1));
  return made;
}

/** An end of the scarf that hangs down in front, following the body. */
function tail(turn: number, half: number, to: number): BufferGeometry {
  return surface(6, 4, (row, column) => {
    const z = NECK - row * (NECK - to);
    const angle = turn - (column - 0.5) * 2 * half;
    const bulge = 0.9 + 1.1 * Math.sin(column * Math.PI) + (row < 0.3 ? 1.5 * (0.3 - row) : 0);
    const r = Math.max(radiusAt(HULL, z), radiusAt(HULL, z - 2)) + bulge;
    const v = 1 - SKIN - SCARF * (0.08 + 0.84 * column);
    return [Math.cos(angle) * r, Math.sin(angle) * r, z, 0.1 + row * 0.17, v];
  });
}

/** What a Catcher wears on the head: a hall monitor's cap with the seat's symbol on top. */
export function cap(): BufferGeometry {
  const plain = slot("cap");
  const middle = (patch: Patch): readonly [number, number] => [(patch.u0 + patch.u1) / 2, (patch.v0 + patch.v1) / 2];
  const dome = lathe(
    7,
    22,
    (share) => {
      const lift = 0.5 + share * (Math.PI / 2 - 0.5);
      const bulge = 12.2 + 1.2 * Math.sin(share * Math.PI);
      return [Math.cos(lift) * bulge, 25.2 + Math.sin(lift) * bulge];
    },
    () => middle(plain),
  );
  const band = lathe(
    1,
    22,
    (share) => [11.7 - 0.1 * share, 30 + share * 2.8],
    () => middle(slot("sash")),
  );
  const visor = surface(3, 10, (row, column) => {
    const angle = (column - 0.5) * 1.9;
    const r = 10.6 + (1 - row) * 5.6 * Math.cos(angle * 0.8);
    return [Math.cos(angle) * r, Math.sin(angle) * r, 29.4 + row * 1.9, ...middle(slot("visor"))];
  });
  return merged([dome, band, visor, badge(2.5)]);
}

/** The monitor's sash, from one shoulder to the other hip, closely around the body. */
export function sash(): BufferGeometry {
  const [u, v] = [(slot("sash").u0 + slot("sash").u1) / 2, (slot("sash").v0 + slot("sash").v1) / 2];
  const made = surface(2, 30, (row, column) => {
    const angle = column * 2 * Math.PI;
    const z = 5.2 + 10.2 * Math.sin(angle) + (row - 0.5) * 5.4;
    const r = radiusAt(HULL, z) + 0.7 + (row === 0.5 ? 0.3 : 0);
    return [Math.cos(angle) * r, Math.sin(angle) * r, z, u, v];
  });
  return merged([made]);
}
