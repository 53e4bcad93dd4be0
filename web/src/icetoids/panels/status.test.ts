import { expect, test } from "vitest";
import type { Choices } from "../input/choices.ts";
import { statusOf } from "./status.ts";

const NONE: Choices = { homes: [], orientations: [], entry: null, pieces: [] } as unknown as Choices;
const EMPTY = { kind: "empty" } as const;

function lying(...ways: readonly string[]): Choices {
  return { ...NONE, orientations: ways.map((way) => ({ kind: "icetoids-orient", way })) } as unknown as Choices;
}

test("how a tile shall lie is asked where that makes a difference only", () => {
  const orienting = { phase: "orienting" } as const;
  expect(statusOf(orienting, lying("north", "east"), EMPTY)).toBe("web-icetoids-status-orienting");
  expect(statusOf(orienting, lying("north"), EMPTY)).toBe("web-icetoids-status-orienting-only");
});

test("who plays is told what the hand is for, who waits whose turn it is", () => {
  expect(statusOf({ phase: "playing" }, NONE, EMPTY)).toBe("web-icetoids-status-playing-empty");
  expect(statusOf({ phase: "choosing" }, NONE, EMPTY)).toBe("web-icetoids-status-choosing");
  expect(statusOf({ phase: "playing" }, null, EMPTY)).toBe("icetoids-board-turn-playing");
});
