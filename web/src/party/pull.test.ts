import { expect, test } from "vitest";
import { RESTING } from "../icecool/input/flick.ts";
import { pointedAt, tipOf, ZONE } from "./pull.ts";

const BOX = { left: 10, top: 20, width: 400, height: 200 };
const middle = { clientX: 210, clientY: 120 };

test("a tap above the penguin points north with as much power as it is far out", () => {
  expect(pointedAt({ ...middle, clientY: 120 - 95 }, BOX)).toEqual({ yaw: 900, power: 1000 });
  expect(pointedAt({ ...middle, clientX: 210 + 58.5 }, BOX)).toEqual({ yaw: 0, power: 500 });
});

test("a tap on the penguin itself has no power, and one beyond the ring no more than all", () => {
  expect(pointedAt({ ...middle, clientY: 130 }, BOX).power).toBe(0);
  expect(pointedAt({ ...middle, clientX: 405 }, BOX).power).toBe(1000);
});

test("the arrow ends where a tap would mean the same", () => {
  for (const yaw of [0, 450, 1800, 3100]) {
    const { x, y } = tipOf({ ...RESTING, yaw, power: 700 });
    const box = { left: -ZONE, top: -ZONE, width: 2 * ZONE, height: 2 * ZONE };
    expect(pointedAt({ clientX: x, clientY: y }, box)).toEqual({ yaw, power: 700 });
  }
});
