import { expect, test } from "vitest";
import type { Event, Fact } from "../wire/game.ts";
import { cuesOf, eventCues, loudness } from "./cues.ts";
import { Motion } from "./frames.ts";
import { goldenShots, lasting, viewWith } from "./goldenShots.fixture.ts";
import type { Shot } from "./shot.ts";

function cues(shot: Partial<Shot>, motion = lasting(4)) {
  return cuesOf({ events: [], facts: [], stuck: [], after: viewWith(), ...shot }, motion);
}

const hit = (t: number, speed: number): Fact => ({
  kind: "fact-hit-wall",
  t,
  body: "p0",
  wall: "w",
  speed,
  gate: null,
});
const touch = (t: number, speed: number): Fact => ({ kind: "fact-touched", t, a: "p0", b: "p1", speed });

test("a flick begins with the tick of the nail", () => {
  expect(cues({})[0]).toMatchObject({ t: 0, kind: "tick" });
});

test("walls knock and penguins clack, louder the faster they meet, and softly not at all", () => {
  const heard = cues({ facts: [hit(0.1, 1.5), touch(0.2, 0.5), hit(0.3, 0.2), hit(0.4, 0.01)] }).slice(1);
  expect(heard.map((cue) => [cue.t, cue.kind])).toEqual([
    [0.1, "knock"],
    [0.2, "clack"],
    [0.3, "knock"],
  ]);
  expect(heard[0]?.strength).toBeGreaterThan(heard[2]?.strength ?? 1);
});

test("two contacts at once are one sound", () => {
  expect(cues({ facts: [hit(0.1, 1), hit(0.105, 1), hit(0.2, 1)] })).toHaveLength(3);
});

test("fish and catches are heard when they happen, cards when all is still", () => {
  const events: Event[] = [
    { kind: "icecool-token-taken", rule: "DOOR-1", seat: 0, door: "1-3" },
    { kind: "icecool-id-taken", rule: "CATCH-1", seat: 0, by: 1 },
    { kind: "icecool-card-drawn", rule: "DOOR-1", seat: 0, card: null, knows: [0] },
  ];
  const crossed = {
    kind: "fact-crossed",
    t: 0.5,
    since: 0.4,
    body: "p0",
    barrier: "1-3",
    how: "through",
    began_in: false,
  };
  const heard = cues({ events, facts: [crossed as Fact, touch(0.7, 1)] });
  expect(heard.map((cue) => [cue.t, cue.kind])).toEqual([
    [0, "tick"],
    [0.5, "fish"],
    [0.7, "clack"],
    [0.7, "catch"],
    [4, "card"],
  ]);
});

test("a body that comes down is heard", () => {
  const fall = [175, ...Array(6).fill(100), ...Array(6).fill(-100), ...Array(10).fill(0)];
  const flat = Array(fall.length).fill(0);
  const channels = [flat, flat, fall, [2000, ...flat.slice(1)], flat, flat, flat];
  const motion = new Motion({ hz: 60, count: fall.length, tracks: [{ body: "p0", start: 0, channels }] });
  const landed = cues({}, motion).filter((cue) => cue.kind === "land");
  expect(landed).toHaveLength(1);
  expect(landed[0]?.t).toBeCloseTo(13 / 60, 5);
});

test("of what follows, the greatest is heard: a win, else the end of a round, else each thing once", () => {
  const card: Event = { kind: "icecool-card-drawn", rule: "DOOR-1", seat: 0, card: null, knows: [0] };
  const round: Event = { kind: "icecool-round-ended", rule: "ROUND-1", round: 1, why: "cap", seats: [] };
  const end: Event = { kind: "icecool-ended", rule: "GAME-1", ranking: [[0]], points: [1], reason: "x" };
  expect(eventCues([card, card]).map((cue) => cue.kind)).toEqual(["card"]);
  expect(eventCues([card, round]).map((cue) => cue.kind)).toEqual(["round"]);
  expect(eventCues([card, round, end]).map((cue) => cue.kind)).toEqual(["win"]);
  expect(eventCues([{ kind: "icecool-lapsed", rule: "TURN-16", seat: 0 }])).toEqual([]);
});

test("loudness grows with speed and ends at 1", () => {
  expect([loudness(0), loudness(2), loudness(9)]).toEqual([0, 1, 1]);
  expect(loudness(0.5)).toBeGreaterThan(0.25);
});

test("the cues of every golden flick come in order, within the flick, between silence and 1", () => {
  for (const shot of goldenShots()) {
    const heard = cuesOf(shot, lasting(10));
    for (const [index, cue] of heard.entries()) {
      expect(cue.t, shot.from).toBeGreaterThanOrEqual(heard[index - 1]?.t ?? 0);
      expect(cue.strength >= 0 && cue.strength <= 1 && cue.t <= 10, shot.from).toBe(true);
    }
  }
});
