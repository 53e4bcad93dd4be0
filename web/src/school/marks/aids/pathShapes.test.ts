import { expect, test } from "vitest";
import type { Place } from "../../types.ts";
import { dotted, evenly, fanPairs, speedLook } from "./pathShapes.ts";

const line = (from: Place, to: Place, count: number): Place[] =>
  Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, 17] as const;
  });

test("fast and slow differ in thickness as well as in colour, and every speed has a colour", () => {
  const looks = [0, 200, 500, 1000, 1500].map(speedLook);
  const sizes = looks.map(({ size }) => size);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(5);
  expect(speedLook(9000)).toEqual(speedLook(1500));
  for (const { colour } of [...looks, speedLook(-5)]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test("a path cut into even parts keeps its corners' side, its beginning and its end", () => {
  const path: Place[] = [
    [0, 0, 17],
    [30, 0, 17],
    [30, 20, 17],
  ];
  const even = evenly(path, 10);
  expect(even[0]).toEqual([0, 0, 17]);
  expect(even.at(-1)).toEqual([30, 20, 17]);
  expect(even).toContainEqual([20, 0, 17]);
  expect(even).toContainEqual([30, 10, 17]);
  expect(evenly([[5, 5, 17]], 10)).toEqual([[5, 5, 17]]);
  expect(evenly([], 10)).toEqual([]);
});

test("a fan is filled as long as its sides go the same way, and no farther", () => {
  const left = line([0, 0, 17], [300, 30, 17], 9);
  const right = line([0, 0, 17], [300, -30, 17], 9);
  expect(fanPairs(left, right).length).toBeGreaterThan(20);
  const bounced = [...left, ...line([300, 30, 17], [0, 400, 17], 9)];
  const through = [...right, ...line([300, -30, 17], [700, -60, 17], 9)];
  const pairs = fanPairs(bounced, through);
  expect(pairs.every(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) <= 90)).toBe(true);
  expect(pairs.at(-1)?.[0][0]).toBeGreaterThan(200);
});

test("no dots lie under the body, and none on one another where it rocks to its rest", () => {
  const path = [...line([0, 0, 17], [100, 0, 17], 11), ...line([100, 0, 17], [101, 0, 17], 8)];
  const dots = dotted(path, 25, 4).map((i) => path[i]?.[0]);
  expect(dots).toEqual([30, 40, 50, 60, 70, 80, 90, 100]);
});

test("a path that comes back over its beginning is dotted there, too", () => {
  const path = [...line([0, 0, 17], [60, 0, 17], 4), ...line([40, 0, 17], [-60, 0, 17], 6)];
  expect(dotted(path, 25, 4).length).toBeGreaterThan(6);
});
