import { expect, test } from "vitest";
import { Pace } from "../stage/pace.ts";
import { arrowLength, freeLength, heat, wallsFor } from "./aimShapes.ts";

const from = { x: 100, y: 100, level: 0 };

test("an arrow is longer with more power", () => {
  expect(arrowLength(900)).toBeGreaterThan(arrowLength(100));
});

test("an arrow ends at the first wall before it", () => {
  expect(freeLength(from, 0, 150, [[190, 0, 195, 300]])).toBe(92);
  expect(freeLength(from, Math.PI, 90, [[190, 0, 195, 300]])).toBe(90);
});

test("no wall is in the way of an arrow from high up", () => {
  const wall = [190, 0, 195, 300] as const;
  expect(wallsFor({ ...from, level: 71 }, [wall], 68)).toEqual([]);
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
