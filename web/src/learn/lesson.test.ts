import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Event } from "../wire/game.ts";
import { current, happened, keepProgress, keptProgress, LESSONS, type Progress, passed } from "./lesson.ts";

const NEW: Progress = { table: "abcdefgh", done: [] };
const { icecool, icetoids } = LESSONS;

/** The events of a golden match, in order. */
function golden(name: string): Event[] {
  const text = readFileSync(new URL(`../../../tests/golden/${name}.jsonl`, import.meta.url), "utf8");
  const [, ...lines] = text.trim().split("\n");
  return lines.flatMap((line) => (JSON.parse(line) as { events: Event[] }).events);
}

function flicked(seat: number, side: number, height: number): Event {
  const flick = { yaw: 900, power: 500, side, height };
  return { kind: "icecool-flicked", rule: "TURN-10", seat, body: `p${seat}`, wanted: flick, flick };
}

test("a whole lap ticks off what was flicked, a door and the lap, and leaves what was only to be read", () => {
  const end = golden("icecool-practice-lap-1").reduce((at, event) => happened(icecool, at, event, [0]), NEW);
  expect(end.done).toContain("flick");
  expect(end.done).toContain("door");
  expect(end.done).toContain("lap");
  expect(current(icecool, end)?.id).toBe("cancel");
});

test("a flick is one step at a time: the first flick teaches flicking, though it was a curve", () => {
  const first = happened(icecool, NEW, flicked(0, 60, 0), [0]);
  expect(first.done).toEqual(["flick"]);
  expect(happened(icecool, first, flicked(0, 0, 0), [0])).toBe(first);
  expect(happened(icecool, first, flicked(0, -60, 0), [0]).done).toEqual(["flick", "curve"]);
  expect(happened(icecool, first, flicked(0, 0, 90), [0]).done).toEqual(["flick", "jump"]);
});

test("what others do teaches nobody", () => {
  expect(happened(icecool, NEW, flicked(1, 0, 0), [0])).toBe(NEW);
  const home = golden("icetoids-won-2").find((event) => event.kind === "icetoids-home-chosen") as Event & {
    seat: number;
  };
  expect(happened(icetoids, NEW, home, [1 - home.seat])).toBe(NEW);
  expect(happened(icetoids, NEW, home, [home.seat]).done).toEqual(["home"]);
});

test("a won game of IceToids ends its lesson", () => {
  const end = golden("icetoids-won-with-a-push").reduce((at, event) => happened(icetoids, at, event, [0, 1]), NEW);
  expect(end.done).toContain("push");
  expect(end.done).toContain("goal");
});

test("steps can be skipped, and the last leaves nothing to do", () => {
  const end = icetoids.reduce((at, step) => passed(passed(at, step.id), step.id), NEW);
  expect(end.done.length).toBe(icetoids.length);
  expect(current(icetoids, end)).toBeNull();
});

test("a lesson goes on where it was left, and without storage it begins anew", () => {
  const kept = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }) as unknown as Storage;
  const nowhere = () => {
    throw new DOMException("closed", "SecurityError");
  };
  keepProgress("icecool", { table: "abcdefgh", done: ["flick", "of-another-version"] }, storage);
  expect(keptProgress("icecool", storage)).toEqual({ table: "abcdefgh", done: ["flick"] });
  expect(keptProgress("icetoids", storage)).toBeNull();
  keepProgress("icecool", null, storage);
  expect(keptProgress("icecool", storage)).toBeNull();
  keepProgress("icecool", NEW, nowhere);
  expect(keptProgress("icecool", nowhere)).toBeNull();
});

test.each(["en", "fr"])("every step has a title and words of its own, in %s", (language) => {
  const texts = ["web-learn", "web-lessons"].map((file) =>
    readFileSync(new URL(`../../../src/coldsnap/locales/${language}/${file}.ftl`, import.meta.url), "utf8"),
  );
  const text = texts.join("");
  for (const [name, steps] of Object.entries(LESSONS)) {
    for (const { id } of [...steps, { id: "end" }]) {
      expect(text).toContain(`web-learn-${name}-${id} =`);
      expect(text).toContain(`web-learn-${name}-${id}-text =`);
    }
  }
});
