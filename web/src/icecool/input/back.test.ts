import { describe, expect, it } from "vitest";
import { HEIGHT, hitAt, outline, pointOf, radiusAt, WIDTH } from "./back.ts";

describe("the picture of the back", () => {
  it("shows the middle of the back low and the head high", () => {
    expect(pointOf({ side: 0, height: 0 }).x).toBe(WIDTH / 2);
    expect(pointOf({ side: 0, height: 100 }).y).toBeLessThan(pointOf({ side: 0, height: 0 }).y - 100);
  });

  it("finds the hit under a finger again", () => {
    for (const side of [-100, -40, 0, 7, 100]) {
      for (const height of [0, 10, 55, 99]) {
        const { x, y } = pointOf({ side, height });
        const found = hitAt(x, y);
        expect(Math.abs(found.height - height)).toBeLessThanOrEqual(1);
        expect(Math.abs(found.side - side)).toBeLessThanOrEqual(4);
      }
    }
  });

  it("takes a finger beside the penguin as the nearest hit", () => {
    expect(hitAt(-500, HEIGHT)).toEqual({ side: -100, height: 0 });
    expect(hitAt(WIDTH / 2, -500)).toEqual({ side: 0, height: 100 });
  });

  it("is as wide as the penguin of physics", () => {
    expect(radiusAt(17.45)).toBeCloseTo(17.5);
    expect(radiusAt(200)).toBe(0);
    expect(outline()).toMatch(/^M[\d.]+ [\d.]+L.*Z$/);
  });
});
