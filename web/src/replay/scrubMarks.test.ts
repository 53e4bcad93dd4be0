import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ToldEntry } from "../wire/protocol.ts";
import { headline, linesOf, marksOf, stopAfter, stopBefore, stopsOf } from "./scrubMarks.ts";

interface Line {
  readonly ply: number;
  readonly move: { action: { kind: string } };
  readonly events: ToldEntry["events"];
}

/** The entries of a golden match, as the server's story has them. */
function golden(name: string): ToldEntry[] {
  const text = readFileSync(new URL(`../../../tests/golden/${name}.jsonl`, import.meta.url), "utf8");
  const [, ...lines] = text.trim().split("\n");
  return lines.map((line) => {
    const { ply, move, events } = JSON.parse(line) as Line;
    return { ply: ply + 1, events, flick: move.action.kind === "match-resolved" };
  });
}

test("turns, fish, catches and ends of rounds are marked, and of one ply only what weighs most", () => {
  const told = golden("icecool2-cards-3");
  const marks = marksOf(told);
  expect(new Set(marks.map((mark) => mark.ply)).size).toBe(marks.length);
  expect(new Set(marks.map((mark) => mark.kind))).toEqual(new Set(["turn", "fish", "catch", "trick", "round", "end"]));
  for (const mark of marks.filter((each) => each.kind === "fish")) {
    const kinds = told[mark.ply - 1]?.events.map((event) => event.kind);
    expect(kinds).toContain("icecool-token-taken");
  }
  expect(marks.at(-1)).toMatchObject({ kind: "end", ply: told.length });
});

test("one stops at flicks, and where nothing is flicked at every move", () => {
  const told = golden("icecool2-cards-2");
  const flicks = told.filter((entry) => entry.flick).map((entry) => entry.ply);
  expect(flicks.length).toBeGreaterThan(5);
  expect(stopsOf(told)).toEqual(flicks);
  const toids = golden("icetoids-won-2");
  expect(stopsOf(toids)).toEqual(toids.map((entry) => entry.ply).slice(1));
});

test("the stop after and before a ply is never that ply", () => {
  expect([stopAfter([3, 6, 9], 6), stopBefore([3, 6, 9], 6)]).toEqual([9, 3]);
  expect([stopAfter([3, 6, 9], 9), stopBefore([3, 6, 9], 3)]).toEqual([null, null]);
});

test("the story has a line for each event and one for each move that was taken back", () => {
  const told = golden("icetoids-take-back");
  const back = told.filter((entry) => entry.events.length === 0).map((entry) => entry.ply);
  const lines = linesOf(told);
  expect(back.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.event === null).map((line) => line.ply)).toEqual(back);
  expect(lines.length).toBe(back.length + told.reduce((sum, entry) => sum + entry.events.length, 0));
  expect(lines.map((line) => line.id)).toEqual(lines.map((_, index) => index));
});

test("of a long entry the headline is what weighs most, in the order of time", () => {
  const told = golden("icecool2-cards-3");
  const end = told.findIndex((entry) => entry.events.some((event) => event.kind === "icecool-round-ended"));
  const lines = linesOf(told).filter((line) => line.ply === end + 1);
  expect(lines.length).toBeGreaterThan(4);
  const said = headline(lines);
  expect(said.map((line) => line.event?.kind)).toEqual(["icecool-id-taken", "icecool-round-ended"]);
  const fish = told.findIndex((entry) => entry.events.some((event) => event.kind === "icecool-token-taken"));
  const taken = headline(linesOf(told).filter((line) => line.ply === fish + 1));
  expect(taken.map((line) => line.event?.kind)).toEqual(["icecool-token-taken"]);
  const began = headline(linesOf(told).filter((line) => line.ply === 1));
  expect(began.map((line) => line.event?.kind)).toEqual(["icecool-began", "icecool-round-began"]);
});
