import { expect, test } from "vitest";
import type { Event, Fact } from "../wire/game.ts";
import { goldenShots, lasting, viewWith } from "./goldenShots.fixture.ts";
import { momentsOf } from "./moments.ts";
import type { Shot } from "./shot.ts";

const crossed = (t: number, barrier = "1-3", more: Partial<Extract<Fact, { kind: "fact-crossed" }>> = {}): Fact => ({
  kind: "fact-crossed",
  t,
  since: t - 0.1,
  body: "p0",
  barrier,
  frm: -1,
  to: 1,
  how: "through",
  at: { x: 0.495, y: 0.21 },
  began_in: false,
  ...more,
});
const rested = (t: number, x: number, y: number): Fact => ({
  kind: "fact-rested",
  t,
  body: "p0",
  pose: { x, y, z: 0.01745, qw: 1, qx: 0, qy: 0, qz: 0 },
});
const taken = (door = "1-3"): Event => ({ kind: "icecool-token-taken", rule: "DOOR-1", seat: 0, door });

function moments(shot: Partial<Shot>, seconds = 4) {
  return momentsOf({ events: [], facts: [], stuck: [], after: viewWith(), ...shot }, lasting(seconds));
}

test("a fish that was taken is decided when the last bit of the penguin is through its door", () => {
  expect(moments({ events: [taken()], facts: [crossed(0.7), rested(1.4, 0.5, 0.4)] })).toEqual([
    { t: 0.7, body: "p0", at: { x: 495, y: 210 }, rule: "DOOR-1", message: "moment-through" },
  ]);
});

test("a passage that does not count is not the one that does", () => {
  const facts = [crossed(0.2, "1-3", { began_in: true }), crossed(0.9)];
  expect(moments({ events: [taken()], facts })).toMatchObject([{ t: 0.9, message: "moment-through" }]);
  const left: Event = { kind: "icecool-token-left", rule: "DOOR-4", seat: 0, door: "1-3" };
  expect(moments({ events: [left], facts: facts.slice(0, 1) })).toMatchObject([
    { t: 0.2, rule: "DOOR-4", message: "moment-no-count" },
  ]);
});

test("a catch is the touch of those two, whoever ran into whom, and matters most", () => {
  const touch = (t: number, a: string, b: string): Fact => ({ kind: "fact-touched", t, a, b, speed: 0.5 });
  const caught: Event = { kind: "icecool-id-taken", rule: "CATCH-1", seat: 0, by: 2 };
  const facts = [touch(0.3, "p1", "p0"), touch(1.0, "p2", "p0"), crossed(2.0)];
  expect(moments({ events: [taken(), caught], facts }).map((each) => [each.t, each.message, each.rule])).toEqual([
    [1.0, "moment-touch", "CATCH-1"],
    [2.0, "moment-through", "DOOR-1"],
  ]);
});

test("at most two are shown, those that matter most, none on the heels of another", () => {
  const facts = [crossed(0.5, "a"), crossed(0.6, "b"), crossed(1.5, "c"), crossed(2.5, "d")];
  const events = ["a", "b", "c", "d"].map(taken);
  expect(moments({ events, facts }).map((each) => each.t)).toEqual([0.5, 1.5]);
});

test("a flight over a wall is seen in its middle, unless it led out of the school", () => {
  const over = crossed(0.8, "x210:0-390", { how: "over", since: 0.4 });
  expect(moments({ facts: [over] })).toMatchObject([
    { t: 0.6000000000000001, rule: "TURN-10", message: "moment-over" },
  ]);
  const out: Fact = { kind: "fact-left", t: 1.5, body: "p0" };
  const back = { kind: "icecool-returned", rule: "TURN-7", seat: 0, moved: false, placed: { id: "p0" } } as Event;
  expect(moments({ facts: [over, out], events: [back] })).toMatchObject([{ t: 1.5, message: "moment-left" }]);
});

test("a penguin that rests in a door is stuck, and under its own fish it is not quite through", () => {
  const facts = [rested(1.0, 0.495, 0.221)];
  const stuck = [{ body: "p0", gate: "1-3" }];
  expect(moments({ facts, stuck })).toMatchObject([{ t: 0.75, rule: "TURN-5", message: "moment-stuck" }]);
  expect(moments({ facts, stuck, after: viewWith({ seat: 0, door: "1-3" }) })).toMatchObject([
    { rule: "DOOR-2", message: "moment-not-through" },
  ]);
  expect(moments({ facts, stuck, after: viewWith({ seat: 1, door: "1-3" }) })).toMatchObject([
    { message: "moment-stuck" },
  ]);
});

test("who is stuck is for the server to say: a place near a door is none, and a walrus in one is no matter", () => {
  expect(moments({ facts: [rested(1.0, 0.495, 0.221)] })).toEqual([]);
  const lies = { ...rested(1.0, 0.495, 0.221), body: "walrus-3" } as Fact;
  expect(moments({ facts: [lies], stuck: [{ body: "walrus-3", gate: "1-3" }] })).toEqual([]);
});

test("a walrus that fell, a penguin on a wall and a drill that went well are decisive", () => {
  const toppled: Fact = { kind: "fact-toppled", t: 0.4, body: "walrus-3" };
  const fell: Event = { kind: "icecool-walrus-fell", rule: "WAL-1", seat: 0, walrus: "walrus-3", own: true };
  expect(moments({ facts: [toppled], events: [fell] })).toMatchObject([{ t: 0.4, body: "walrus-3" }]);
  const asked: Event = { kind: "icecool-asked", rule: "TURN-11", seat: 0, about: "returns", subject: "p0" };
  expect(moments({ facts: [rested(1, 0, 0)], events: [asked] })).toMatchObject([{ message: "moment-perched" }]);
  const tried = { kind: "icecool-drill-tried", rule: "SETUP-7", seat: 0, drill: "curve", tries: 1, successes: 1 };
  const done = { ...tried, done: true } as Event;
  expect(moments({ facts: [crossed(0.9)], events: [done] })).toMatchObject([{ message: "moment-through" }]);
  expect(moments({ facts: [crossed(0.9)], events: [{ ...tried, done: false } as Event] })).toEqual([]);
});

test("in every golden match what counted is found among the facts", () => {
  const shots = goldenShots();
  expect(shots.length).toBeGreaterThan(500);
  const decisive = new Set(["icecool-token-taken", "icecool-token-left", "icecool-id-taken", "icecool-walrus-fell"]);
  let seen = 0;
  for (const shot of shots) {
    const found = momentsOf(shot, lasting(60));
    expect(found.length, shot.from).toBeLessThanOrEqual(2);
    if (!shot.events.some((event) => decisive.has(event.kind))) continue;
    expect(found.length, shot.from).toBeGreaterThan(0);
    seen += found.length;
  }
  expect(seen).toBeGreaterThan(300);
});
