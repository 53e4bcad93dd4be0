import type { BufferGeometry } from "three";
import { expect, test } from "vitest";
import { buildFloors, buildWalls } from "../building/building.ts";
import { SCHOOL } from "../stage/school.fixture.ts";
import { scenery } from "../stage/surroundings.ts";
import { bear, crown, walrus } from "./creatures.ts";
import { HULLS, type Hull, radiusAt, reach, shapeOf, standsOn } from "./hull.ts";
import { cap, penguinBody, penguinHead, sash } from "./penguin.ts";

function triangles(...parts: readonly BufferGeometry[]): number {
  return parts.reduce((sum, part) => sum + (part.index?.count ?? 0) / 3, 0);
}

function farthest(part: BufferGeometry): number {
  const places = part.getAttribute("position");
  return Math.max(...Array.from({ length: places.count }, (_, i) => Math.hypot(places.getX(i), places.getY(i))));
}

function lowest(part: BufferGeometry): number {
  const places = part.getAttribute("position");
  return Math.min(...Array.from({ length: places.count }, (_, i) => places.getZ(i)));
}

test("who stands on the Platform stands high, and who sways on the floor stands on the floor", () => {
  expect(standsOn(HULLS.penguin, 71 + HULLS.penguin.rest)).toBeCloseTo(71);
  expect(standsOn(HULLS.penguin, HULLS.penguin.rest + 1)).toBe(0);
  expect(standsOn(HULLS.walrus, HULLS.walrus.rest - 1)).toBe(0);
});

test("a penguin, even a Catcher, has fewer than 3000 triangles", () => {
  expect(triangles(penguinBody(), penguinHead(), cap(), sash())).toBeLessThan(3000);
});

test.each([
  ["penguin", HULLS.penguin, [penguinBody(), penguinHead(), cap(), sash(), crown()]],
  ["walrus", HULLS.walrus, [walrus()]],
  ["bear", HULLS.pawclaw, [bear()]],
] as const)("a standing %s pokes neither through walls nor through the floor", (_, hull: Hull, parts) => {
  for (const part of parts) {
    expect(farthest(part)).toBeLessThan(hull.base + 1.2);
    expect(lowest(part)).toBeGreaterThanOrEqual(reach(hull)[0] - 0.01);
  }
});

test("the hull is that of the collision spheres", () => {
  expect(radiusAt(HULLS.penguin, 0)).toBeCloseTo(17.5);
  expect(radiusAt(HULLS.penguin, 25.5)).toBeCloseTo(11.5);
  expect(radiusAt(HULLS.penguin, 40)).toBe(0);
  expect(reach(HULLS.penguin)).toEqual([-17.5, 37]);
});

test("a body's shape is known by its id", () => {
  expect(["p3", "walrus-4", "guard-1", "pawclaw", "emperor"].map(shapeOf)).toEqual([
    "penguin",
    "walrus",
    "penguin",
    "pawclaw",
    "emperor",
  ]);
});

test("the walls stand on the borders of the boxes and are no higher than they are", () => {
  const walls = buildWalls(SCHOOL);
  walls.computeBoundingBox();
  const box = walls.boundingBox;
  expect(box?.min.toArray()).toEqual([-2.5, -2.5, -3]);
  expect(box?.max.toArray()).toEqual([602.5, 602.5, 68]);
});

test("the floors fill the rooms and the doorways, and nothing else", () => {
  const floors = buildFloors(SCHOOL);
  expect(triangles(floors)).toBe(2 * (SCHOOL.rooms.length + SCHOOL.doors.length));
});

test("the scenery stays outside the school", () => {
  for (const part of scenery([0, 0, 600, 600])) {
    part.computeBoundingBox();
    const { min, max } = part.boundingBox ?? { min: { x: 0, y: 0 }, max: { x: 0, y: 0 } };
    expect(max.x < -3 || min.x > 603 || max.y < -3 || min.y > 603).toBe(true);
  }
});
