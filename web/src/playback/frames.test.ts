import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Pose } from "../wire/protocol.ts";
import { Motion, STILL, unpacked } from "./frames.ts";

/** Frames that Python has packed, and where it says the bodies are (tests/unit/web/test_packed_frames.py). */
const python = JSON.parse(readFileSync(new URL("../../tests/fixtures/frames.json", import.meta.url), "utf8")) as {
  packed: string;
  duration: number;
  poses: { body: string; t: number; pose: Pose | null }[];
};

test("bodies are where Python says that they are, at any time", async () => {
  const motion = await unpacked(python.packed);
  expect(motion.duration).toBe(python.duration);
  expect(motion.bodies).toEqual(["p0", "walrus-3"]);
  for (const { body, t, pose } of python.poses) {
    const seen = motion.poseAt(body, t);
    if (pose === null) {
      expect(seen).toBeNull();
      continue;
    }
    for (const part of Object.keys(pose) as (keyof Pose)[]) expect(seen?.[part]).toBeCloseTo(pose[part] ?? 0, 6);
  }
});

test("a pose is a pure function of time, and its quaternion has length 1", async () => {
  const motion = await unpacked(python.packed);
  for (const t of [0.9, 0.123, 0.9, 0.0042]) {
    const pose = motion.poseAt("p0", t);
    motion.poseAt("p0", 5);
    expect(motion.poseAt("p0", t)).toEqual(pose);
    expect(Math.hypot(pose?.qw ?? 0, pose?.qx ?? 0, pose?.qy ?? 0, pose?.qz ?? 0)).toBeCloseTo(1, 9);
  }
});

test("the speed is that of the fastest body on the floor", () => {
  const track = (body: string, step: number, z: number) => ({
    body,
    start: 0,
    channels: [[0, ...Array(60).fill(step)], ...Array(6).fill(Array(61).fill(0))].map((channel, index) =>
      index === 2 ? [z, ...Array(60).fill(0)] : channel,
    ),
  });
  const sliding = new Motion({ hz: 60, count: 61, tracks: [track("p0", 100, 175), track("p1", 50, 175)] });
  expect(sliding.speedAt(0.5)).toBeCloseTo(0.6, 5);
  expect(sliding.speedAt(3)).toBe(0);
  const flying = new Motion({ hz: 60, count: 61, tracks: [track("p0", 100, 900)] });
  expect(flying.speedAt(0.5)).toBe(0);
});

test.each(["", "%%%", "AAAA", btoa("not zlib at all")])(
  "frames that cannot be read stand still: %j",
  async (packed) => {
    const motion = await unpacked(packed);
    expect(motion).toBe(STILL);
    expect([motion.duration, motion.bodies, motion.poseAt("p0", 1), motion.speedAt(0)]).toEqual([0, [], null, 0]);
  },
);
