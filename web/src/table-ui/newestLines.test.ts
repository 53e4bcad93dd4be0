import { expect, test } from "vitest";
import type { StoryLine } from "../table/state/tableState.ts";
import { newestOf } from "./newestLines.ts";
import type { Passage } from "./storyTurns.ts";

const line = (id: number): StoryLine => ({ id, ply: id, event: null, rule: null, seat: null });
const LINES: readonly Passage[] = Array.from({ length: 10 }, (_, id) => ({ lines: [line(id)], of: null }));
const even = ({ id }: StoryLine) => (id % 2 === 0 ? `line ${id}` : "");

test("the newest lines are told in their order, and those that say nothing are passed over", () => {
  const { told, earlier } = newestOf(LINES, 3, even);
  expect(told.map(({ lines }) => lines.map(({ said }) => said))).toEqual([["line 4"], ["line 6"], ["line 8"]]);
  expect(earlier).toBe(true);
});

test("when all are told there is nothing earlier", () => {
  const { told, earlier } = newestOf(LINES, 20, even);
  expect(told.map(({ lines }) => lines[0]?.line.id)).toEqual([0, 2, 4, 6, 8]);
  expect(earlier).toBe(false);
  expect(newestOf([], 20, even)).toEqual({ told: [], earlier: false });
});

test("what is not shown is not put into words", () => {
  const asked: number[] = [];
  newestOf(LINES, 2, (line) => `${asked.push(line.id)}`);
  expect(asked).toEqual([9, 8]);
});

test("a passage is told as a whole, without what says nothing", () => {
  const passage: Passage = { lines: [line(1), line(2), line(4)], of: 3 };
  expect(newestOf([passage], 1, even).told).toMatchObject([{ of: 3, lines: [{ said: "line 2" }, { said: "line 4" }] }]);
});
