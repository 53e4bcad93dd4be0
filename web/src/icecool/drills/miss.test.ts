import { expect, test } from "vitest";
import { type Frames, Motion } from "../../playback/frames.ts";
import { SCHOOL } from "../../school/stage/school.fixture.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { type Miss, missOf, type Plan, type Try } from "./miss.ts";

const LAYOUT = SCHOOL as unknown as IceCoolView["options"]["layout"];
const STRAIGHT: Plan = { id: "straight", at: [300, 80], door: "1-5", over: null, guards: [] };
const CURVE: Plan = { id: "curve", at: [560, 105], door: "1-4", over: null, guards: [[380, 90]] };
const JUMP: Plan = { id: "jump", at: [450, 70], door: null, over: "3", guards: [] };
const SOFT = { power: 500, height: 0 };
const FRAMES_OF_A_WAY = 30;

/** Half a second between one place and the next (millimetres; the height is that of the base). */
function moving(...places: readonly (readonly [number, number, number?])[]): Motion {
  const rows: number[][] = [];
  places.forEach(([x, y, z = 17], i) => {
    const [fromX, fromY, fromZ = 17] = places[Math.max(0, i - 1)] ?? [x, y, z];
    for (let step = 1; step <= (i === 0 ? 1 : FRAMES_OF_A_WAY); step++) {
      const share = i === 0 ? 1 : step / FRAMES_OF_A_WAY;
      const at = [fromX + (x - fromX) * share, fromY + (y - fromY) * share, fromZ + (z - fromZ) * share];
      rows.push([...at.map((each) => Math.round(each * 10)), 2000, 0, 0, 0]);
    }
  });
  const channels = Array.from({ length: 7 }, (_, channel) =>
    rows.map((row, i) => (row[channel] ?? 0) - (i === 0 ? 0 : (rows[i - 1]?.[channel] ?? 0))),
  );
  const frames: Frames = { hz: 60, count: rows.length, tracks: [{ body: "p0", start: 0, channels }] };
  return new Motion(frames);
}

const hit = (t: number) => ({ kind: "fact-hit-wall", t, body: "p0", wall: "y210", speed: 0.5, gate: null }) as const;
const touch = (t: number) => ({ kind: "fact-touched", t, a: "p0", b: "guard-1", speed: 0.5 }) as const;
const over = (t: number) =>
  ({
    kind: "fact-crossed",
    t,
    since: t,
    body: "p0",
    barrier: "x",
    frm: -1,
    to: 1,
    how: "over",
    at: { x: 0, y: 0 },
    began_in: false,
  }) as const;

function miss(plan: Plan, motion: Motion, more: Partial<Omit<Try, "motion">> & { wanted?: typeof SOFT } = {}): Miss {
  const { facts = [], stuck = [], wanted = SOFT } = more;
  return missOf(LAYOUT, plan, { motion, facts: facts as Try["facts"], stuck }, wanted);
}

test("one that stops before the door was too weak", () => {
  expect(miss(STRAIGHT, moving([300, 80], [302, 150]))).toBe("weak");
});

test("one that stops in the door was a little too weak", () => {
  const stuck = [{ body: "p0", gate: "1-5" }];
  expect(miss(STRAIGHT, moving([300, 80], [300, 212]), { stuck })).toBe("stuck");
});

test.each<[number, Miss]>([
  [275, "left"],
  [325, "right"],
  [240, "far-left"],
  [380, "far-right"],
])("one that meets the wall at x = %i instead of 300 was too far to that side: %s", (x, said) => {
  expect(miss(STRAIGHT, moving([300, 80], [x, 190], [x, 150]), { facts: [hit(0.5)] })).toBe(said);
});

test("sides are those of the way that one goes, not those of the board", () => {
  expect(miss(CURVE, moving([560, 105], [230, 75], [260, 75]), { facts: [hit(0.5)] })).toBe("left");
  expect(miss(CURVE, moving([560, 105], [230, 135], [260, 135]), { facts: [hit(0.5)] })).toBe("right");
});

test("one that meets another wall first is judged by where it was going", () => {
  // Off the wall on the right, still far from the wall with the door.
  expect(miss(STRAIGHT, moving([300, 80], [580, 130], [500, 160]), { facts: [hit(0.5)] })).toBe("far-right");
});

test("one that came to the door's middle, but off a wall, has to go straight", () => {
  expect(miss(STRAIGHT, moving([300, 80], [305, 185], [300, 205]), { facts: [hit(0.5)] })).toBe("bounced");
});

test("who touches the guard hears on which side there was room", () => {
  const north = moving([560, 105], [412, 112], [300, 150]);
  expect(miss(CURVE, north, { facts: [touch(0.5)] })).toBe("guard-right");
  const south = moving([560, 105], [412, 72], [300, 40]);
  expect(miss(CURVE, south, { facts: [touch(0.5)] })).toBe("guard-left");
});

test("a guard that is touched after a wall is not to blame", () => {
  const off = moving([560, 105], [230, 75], [380, 80]);
  expect(miss(CURVE, off, { facts: [hit(0.5), touch(0.9)] })).toBe("left");
});

test.each<[string, number, number, number, Miss]>([
  ["hit low", 500, 10, 17, "flat"],
  ["without power", 600, 72, 40, "soft"],
  ["that did not get over", 960, 95, 60, "low"],
])("a jump %s hears so", (_, power, height, top, said) => {
  const motion = moving([450, 70], [450, 180, top], [450, 150]);
  expect(miss(JUMP, motion, { facts: [hit(0.5)], wanted: { power, height } })).toBe(said);
});

test("a jump over another wall, and one out of the school, hear so", () => {
  const motion = moving([450, 70], [450, 220, 90], [450, 300]);
  expect(miss(JUMP, motion, { facts: [over(0.4)] })).toBe("other-wall");
  const left = { kind: "fact-left", t: 0.6, body: "p0" } as const;
  expect(miss(JUMP, motion, { facts: [over(0.4), left] as Try["facts"] })).toBe("out");
});

test("a door that the school does not have is no reason to fail", () => {
  expect(miss({ ...STRAIGHT, door: "9-9" }, moving([300, 80], [300, 150]))).toBe("missed");
});
