import { expect, test } from "vitest";
import { slideSound } from "./slide.ts";
import { noiseSamples } from "./tones.ts";

test("what slides faster is louder and higher, and what stands is silent", () => {
  const speeds = [0.05, 0.3, 1, 2];
  const heard = speeds.map((speed) => slideSound(speed, 1));
  for (const part of ["gain", "hertz"] as const) {
    const values = heard.map((each) => each[part]);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(new Set(values).size).toBe(speeds.length);
  }
  expect(slideSound(0, 1).gain).toBe(0);
  expect(slideSound(9, 1).gain).toBeLessThan(0.2);
});

test("slow motion sounds lower, and a stopped clock not at all", () => {
  expect(slideSound(1, 0.2).hertz).toBeLessThan(slideSound(1, 1).hertz);
  expect(slideSound(1, 0).gain).toBe(0);
});

test("every floor has a sound of its own; one that nobody knows sounds like planks", () => {
  const floors = ["classroom", "kitchen", "gym", "lab", "game-room"];
  expect(new Set(floors.map((floor) => slideSound(1, 1, floor).hertz)).size).toBe(5);
  expect(slideSound(1, 1, "moon")).toEqual(slideSound(1, 1, "classroom"));
});

test("noise is even, within bounds and always the same", () => {
  const samples = noiseSamples(20_000);
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  expect(Math.abs(mean)).toBeLessThan(0.02);
  expect(Math.max(...samples)).toBeLessThanOrEqual(1);
  expect(Math.min(...samples)).toBeGreaterThanOrEqual(-1);
  expect(noiseSamples(20_000)).toEqual(samples);
});
