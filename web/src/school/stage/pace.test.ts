import { expect, test } from "vitest";
import { Trial } from "./pace.ts";

/** What a trial says at each of the frames that come after these pauses, in milliseconds. */
function said(gaps: readonly number[]): (boolean | null)[] {
  const trial = new Trial();
  let now = 1000;
  return [0, ...gaps].map((gap) => {
    now += gap;
    return trial.quick(now);
  });
}

test("a trial says nothing before it has seen enough frames", () => {
  expect(said(Array(9).fill(16)).every((word) => word === null)).toBe(true);
});

test("frames of a quick screen are quick, also when the first ones and a single one are late", () => {
  expect(said([900, 400, 16, 16, 17, 300, 16, 17, 16, 16]).at(-1)).toBe(true);
});

test("frames that are late again and again are not quick", () => {
  expect(said([900, 400, 60, 50, 70, 55, 60, 65, 50, 60]).at(-1)).toBe(false);
});
