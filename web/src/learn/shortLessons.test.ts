import { expect, test } from "vitest";
import type { Event } from "../wire/game.ts";
import { current, happened, LESSONS, type Progress } from "./lesson.ts";
import { isGame, isLesson, SHORT_LESSONS, type ShortLesson } from "./lessonNames.ts";

const NEW: Progress = { table: "abcdefgh", done: [] };

function told(kind: Event["kind"], seat: number, more: object = {}): Event {
  return { kind, rule: "TURN-10", seat, ...more } as Event;
}

/** What of a lesson is done after these events, for whoever has the first seat. */
function done(lesson: ShortLesson, ...events: Event[]): readonly string[] {
  return events.reduce((at, event) => happened(LESSONS[lesson], at, event, [0]), NEW).done;
}

test.each(SHORT_LESSONS)("%s is a lesson of two to four steps, and begins with something to do", (name) => {
  const steps = LESSONS[name];
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(steps.length).toBeLessThanOrEqual(4);
  expect(current(steps, NEW)?.does).not.toBeNull();
});

test("a name is a game's, an introduction's or nobody's", () => {
  expect([isGame("icecool"), isGame("race"), isLesson("race"), isLesson("chess")]).toEqual([true, false, true, false]);
});

test("Pawclaw is learnt by taking a honeycomb, spending it and flicking him", () => {
  const bear = told("icecool-flicked", 0, { body: "pawclaw" });
  expect(done("pawclaw", told("icecool-flicked", 0, { body: "p0" }))).toEqual([]);
  expect(done("pawclaw", told("icecool-honeycomb-taken", 1))).toEqual([]);
  const events = [told("icecool-honeycomb-taken", 0), told("icecool-honeycomb-spent", 0), bear];
  expect(done("pawclaw", ...events)).toEqual(["take", "spend", "flick"]);
});

test("who takes the emerald fish, and from whom, does not matter: it was seen", () => {
  const events = [told("icecool-emerald-taken", 1), told("icecool-emerald-passed", 0, { frm: 1 })];
  expect(done("emerald", ...events)).toEqual(["take", "pass"]);
});

test("a bump into the snow is seen, but the answer must be one's own", () => {
  expect(done("blocked-door", told("icecool-block-bumped", 1), told("icecool-block-lifted", 1))).toEqual(["bump"]);
  expect(done("blocked-door", told("icecool-block-lifted", 0))).toEqual(["move"]);
});

test.each(["icecool-sundial-used", "icecool-trap-sprung", "icecool-teleport-used", "icecool-platform-used"] as const)(
  "%s is the use of an artifact",
  (kind) => {
    expect(done("artifacts", told("icecool-artifact-picked", 0), told(kind, 0))).toEqual(["pick", "use"]);
  },
);

test("in a race one flicks one penguin, then the other", () => {
  const [first, second] = ["p0", "p2"].map((body) => told("icecool-flicked", 0, { body })) as [Event, Event];
  expect(done("race", first, first)).toEqual(["first"]);
  expect(done("race", first, second)).toEqual(["first", "second"]);
});
