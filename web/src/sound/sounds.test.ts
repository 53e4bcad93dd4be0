import { beforeEach, expect, test } from "vitest";
import { FakeAudio } from "./fakeAudio.fixture.ts";
import { Sounds } from "./sounds.ts";
import { SOUND_KINDS, secondsOf, sound } from "./voices.ts";

let made: FakeAudio[];
let page: EventTarget;
let sounds: Sounds;

beforeEach(() => {
  made = [];
  page = new EventTarget();
  sounds = new Sounds(() => {
    made.push(new FakeAudio());
    return made.at(-1) as unknown as AudioContext;
  }, page);
});

const touch = () => page.dispatchEvent(new Event("pointerdown"));

test("no audio is made before the first gesture, and then only once", () => {
  sounds.setOn(true);
  sounds.play({ kind: "knock", strength: 1 });
  sounds.slide(1, 1);
  expect(made).toHaveLength(0);
  touch();
  touch();
  page.dispatchEvent(new Event("keydown"));
  expect(made).toHaveLength(1);
});

test("what is played after a gesture is heard", async () => {
  sounds.setOn(true);
  touch();
  await Promise.resolve();
  sounds.play({ kind: "knock", strength: 0.5 });
  expect(made[0]?.started.length).toBeGreaterThan(0);
});

test("with the switch off nothing is made and nothing is heard", async () => {
  sounds.setOn(false);
  touch();
  expect(made).toHaveLength(0);
  sounds.setOn(true);
  touch();
  await Promise.resolve();
  sounds.setOn(false);
  sounds.play({ kind: "win", strength: 1 });
  sounds.slide(1, 1);
  expect(made[0]?.started).toEqual([]);
  expect(made[0]?.gains.at(-1)).toBe(0);
});

test("half the volume is quiet: a quarter of the full gain", () => {
  sounds.setOn(true);
  touch();
  const half = made[0]?.gains.at(-1) ?? 0;
  sounds.setVolume(100);
  expect(made[0]?.gains.at(-1)).toBeCloseTo(4 * half, 6);
  expect(half).toBeLessThan(0.2);
  sounds.setVolume(-5);
  expect(made[0]?.gains.at(-1)).toBe(0);
});

test("the slide is one sound that goes on, not one a frame", async () => {
  sounds.setOn(true);
  touch();
  await Promise.resolve();
  sounds.slide(0, 1);
  expect(made[0]?.started).toEqual([]);
  for (let frame = 0; frame < 20; frame += 1) sounds.slide(1, 1);
  expect(made[0]?.started).toHaveLength(1);
});

test("a browser without audio is silent and breaks nothing", () => {
  const mute = new Sounds(() => {
    throw new Error("no audio");
  }, page);
  mute.setOn(true);
  touch();
  mute.play({ kind: "fish", strength: 1 });
});

test("every sound begins when it should and within its length", () => {
  for (const kind of SOUND_KINDS) {
    const audio = new FakeAudio();
    sound(audio as unknown as BaseAudioContext, {} as AudioNode, kind, 10, 1);
    expect(Math.min(...audio.started), kind).toBe(10);
    expect(Math.max(...audio.started), kind).toBeLessThan(10 + secondsOf(kind));
  }
});

test("a sound without strength is none", () => {
  const audio = new FakeAudio();
  sound(audio as unknown as BaseAudioContext, {} as AudioNode, "knock", 0, 0);
  expect(audio.started).toEqual([]);
});
