import { expect, test } from "vitest";
import { solid } from "./solid.ts";
import { facesUp, hull, matrix, NORTH, seen, UP } from "./space.ts";

const STANDING = { x: 0, y: 0, z: 0, yaw: 0, lying: 0, scale: 1 };

test("what is high is seen further up, and so is what is in the north", () => {
  expect(seen({ x: 3, y: 10, z: 0 })).toEqual({ x: 3, y: -10 * NORTH });
  expect(seen({ x: 3, y: 0, z: 10 })).toEqual({ x: 3, y: -10 * UP });
});

test("a flat drawing is squeezed from north to south, and a flipped one shows its back", () => {
  expect(matrix({ at: { x: 5, y: 0, z: 0 }, yaw: 0, flip: 0 })).toBe(`matrix(1 0 0 ${NORTH} 5 0)`);
  expect(facesUp(0)).toBe(true);
  expect(facesUp(180)).toBe(false);
});

test("an upright pyramid has its tip above its base, and shows its south face and not its base", () => {
  const { apex, faces } = solid(STANDING);
  expect(apex.x).toBeCloseTo(0);
  expect(apex.y).toBeLessThan(-40);
  expect(faces.at(-1)?.front).toBe(true);
  expect(faces.find((face) => face.base)?.front).toBe(false);
});

test.each([
  [0, 0, -1],
  [90, 1, 0],
  [180, 0, 1],
  [270, -1, 0],
])("a pyramid that lies with its way at %i degrees has its tip there, on the ground", (yaw, x, y) => {
  const { apex } = solid({ ...STANDING, yaw, lying: 1 });
  expect(Math.sign(Math.round(apex.x)) + 0).toBe(x);
  expect(Math.sign(Math.round(apex.y)) + 0).toBe(y);
});

test("the hull leaves out what is inside", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ];
  expect(hull([...square, { x: 1, y: 1 }])).toHaveLength(4);
});
