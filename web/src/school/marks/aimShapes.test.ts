import { expect, test } from "vitest";
import { Pace } from "../stage/pace.ts";
import type { AimSpec } from "../types.ts";
import { arrowLength, freeLength, heat, hintPath, wallsFor } from "./aimShapes.ts";

const EAST: AimSpec = { from: "p0", yaw: 0, power: 800, side: 0, height: 0 };
const from = { x: 100, y: 100, level: 0 };

test("a straight flick's hint is straight, on the floor, and longer with more power", () => {
  const path = hintPath(from, EAST, [], 68);
  expect(path.every(([, y, z]) => Math.abs(y - 100) < 1e-9 && z < 5)).toBe(true);
  expect(arrowLength(900)).toBeGreaterThan(arrowLength(100));
});

test("a hit on the right bends the hint to the right, one on the left to the left", () => {
  expect(hintPath(from, { ...EAST, side: 100 }, [], 68).at(-1)?.[1]).toBeLessThan(80);
  expect(hintPath(from, { ...EAST, side: -100 }, [], 68).at(-1)?.[1]).toBeGreaterThan(120);
});

test("the hint stops at a wall, and goes over it when the head is hit", () => {
  const wall = [190, 0, 195, 300] as const;
  expect(hintPath(from, EAST, [wall], 68).every(([x]) => x < 190)).toBe(true);
  const over = hintPath(from, { ...EAST, height: 100 }, [wall], 68);
  expect(over.at(-1)?.[0]).toBeGreaterThan(200);
  expect(Math.max(...over.map(([, , z]) => z))).toBeGreaterThan(68);
});

test("an arrow ends at the first wall before it", () => {
  expect(freeLength(from, 0, 150, [[190, 0, 195, 300]])).toBe(92);
  expect(freeLength(from, Math.PI, 90, [[190, 0, 195, 300]])).toBe(90);
});

test("from high up the hint begins up there, and no wall is in its way", () => {
  const wall = [190, 0, 195, 300] as const;
  const high = { ...from, level: 71 };
  const path = hintPath(high, EAST, [wall], 68);
  expect(path.at(-1)?.[0]).toBeGreaterThan(200);
  expect(path.every(([, , z]) => z === 74)).toBe(true);
  expect(wallsFor(high, [wall], 68)).toEqual([]);
  expect(wallsFor(from, [wall], 68)).toEqual([wall]);
});

test("little, middling and much power have three colours", () => {
  expect(new Set([heat(100), heat(500), heat(900)]).size).toBe(3);
});

test("twenty late frames are slow, and so are four that crawl; quick ones and pauses are not", () => {
  const slow = new Pace();
  expect(Array.from({ length: 21 }, (_, i) => slow.slow(i * 60)).filter(Boolean)).toHaveLength(1);
  const crawling = new Pace();
  expect(Array.from({ length: 6 }, (_, i) => crawling.slow(i * 400)).filter(Boolean)).toHaveLength(1);
  const quick = new Pace();
  expect(Array.from({ length: 100 }, (_, i) => quick.slow(i * 16)).some(Boolean)).toBe(false);
  const paused = new Pace();
  expect(Array.from({ length: 100 }, (_, i) => paused.slow(i * 1000)).some(Boolean)).toBe(false);
});
