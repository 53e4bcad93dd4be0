import { expect, test } from "vitest";
import { planAt, planOf } from "./plan.ts";

const ROOMS = [
  [0, 0, 300, 200],
  [300, 0, 500, 400],
] as const;

test("a plan holds all rooms with a narrow edge", () => {
  expect(planOf(ROOMS)).toEqual({ left: -14, top: 414, width: 528, height: 428 });
});

test("a finger on the plan is on the same point of the floor, however the plan lies in its place", () => {
  const plan = planOf(ROOMS);
  const wide = { left: 100, top: 50, width: 528, height: 214 };
  expect(planAt(plan, { clientX: 100 + 132 + 7, clientY: 50 + 7 }, wide)).toEqual({ x: 0, y: 400 });
  const tall = { left: 0, top: 0, width: 528, height: 628 };
  expect(planAt(plan, { clientX: 514, clientY: 100 + 414 }, tall)).toEqual({ x: 500, y: 0 });
});
