import { expect, test } from "vitest";
import { fishGeometry } from "./fishSolid.ts";

const LENGTH = 27;
const THICK = 4;

test("a fish is as long and as thick as it is wanted, and stands in x and z", () => {
  const made = fishGeometry(LENGTH, THICK);
  made.computeBoundingBox();
  const { min, max } = made.boundingBox ?? { min: { x: 0, y: 0 }, max: { x: 0, y: 0 } };
  expect(max.y - min.y).toBeCloseTo(THICK);
  expect(max.x - min.x).toBeGreaterThan(LENGTH * 0.98);
  expect(max.x - min.x).toBeLessThan(LENGTH * 1.06);
});

test("every part of its skin looks outwards: what it encloses is a fish's volume", () => {
  const made = fishGeometry(LENGTH, THICK);
  const places = made.getAttribute("position");
  const order = made.index?.array ?? [];
  const at = (i: number) => [places.getX(i), places.getY(i), places.getZ(i)] as const;
  let volume = 0;
  for (let i = 0; i < order.length; i += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [
      at(order[i] ?? 0),
      at(order[i + 1] ?? 0),
      at(order[i + 2] ?? 0),
    ];
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
  }
  // Its outline takes about two fifths of the square around it.
  expect(volume / (LENGTH * LENGTH * THICK)).toBeGreaterThan(0.32);
  expect(volume / (LENGTH * LENGTH * THICK)).toBeLessThan(0.48);
});
