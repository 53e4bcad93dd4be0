import type { BufferGeometry } from "three";
import { expect, test } from "vitest";
import { gem, halo, honeycomb, net, plank, snow, star, swirl } from "./models.ts";

function box(made: BufferGeometry) {
  made.computeBoundingBox();
  const { min, max } = made.boundingBox ?? { min: { x: 0, y: 0, z: 0 }, max: { x: 0, y: 0, z: 0 } };
  return { wide: max.x - min.x, deep: max.y - min.y, low: min.z, high: max.z };
}

test.each([
  ["honeycomb", honeycomb(), 12],
  ["trap", net(3), 12],
  ["teleport", star(7), 3],
  ["portal", swirl(true), 3],
] as const)("a %s lies on the floor and is no higher than a foot", (_, made, high) => {
  expect(box(made).low).toBeGreaterThanOrEqual(0);
  expect(box(made).high).toBeLessThan(high);
});

test("snow fills its doorway from the sill to the lintel and stays inside its frame", () => {
  const { wide, deep, low, high } = box(snow(66, 60));
  expect(wide).toBeLessThanOrEqual(66);
  expect(wide).toBeGreaterThan(60);
  expect(deep).toBeLessThan(30);
  expect(low).toBeGreaterThanOrEqual(0);
  expect(high).toBeLessThanOrEqual(60);
});

test("the plank is as wide and as thick as the slab that physics knows", () => {
  const { wide, deep, low, high } = box(plank(44, 3));
  expect([wide, deep, low]).toEqual([44, 44, 0]);
  expect(high).toBeLessThan(4);
});

test("the emerald is larger than a fish that hangs beside it", () => {
  expect(box(gem(42, 15)).wide).toBeGreaterThan(27);
});

test("every piece is cheap to draw", () => {
  for (const made of [
    honeycomb(),
    net(0),
    star(0),
    swirl(false),
    snow(66, 60),
    plank(44, 3),
    gem(42, 15),
    halo(40, "#0f0"),
  ]) {
    expect(made.getAttribute("position").count / 3).toBeLessThan(900);
    expect(made.getAttribute("color").itemSize).toBe(4);
  }
});
