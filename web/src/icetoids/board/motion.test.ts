import { expect, test } from "vitest";
import type { ToidsEvent, View } from "../input/names.ts";
import { motionOf, nearest, planeAt, poseAt, still } from "./motion.ts";

function view(cells: readonly (string | null)[], open: readonly string[]): View {
  const tile = { arrows: ["north"], icons: [] };
  const names = ["1", "2", "3", "4"].flatMap((rank) => ["a", "b", "c", "d"].map((file) => file + rank));
  return {
    phase: "playing",
    homes: [{ cell: "a1", side: "south" }],
    tiles: names.map((name) => (open.includes(name) ? tile : null)),
    pyramids: cells.map((cell) => ({ seat: 0, cell, facing: cell === null ? "north" : "upright" })),
  } as unknown as View;
}

const WAITING = view([null, null, null], []);
const IN = view(["a1", null, null], ["a1"]);
const ENTERED = [{ kind: "icetoids-entered", rule: "TOIDS-4", seat: 0, piece: 0, cell: "a1" }] as ToidsEvent[];

test("a pyramid starts where it was, is carried high over a tile that turns, and ends where it is", () => {
  const motion = motionOf(WAITING, IN, ENTERED);
  expect(poseAt(motion, 0, 0)).toEqual(poseAt(still(WAITING), 0, 0));
  expect(poseAt(motion, 0, motion.lasts / 2).z).toBeGreaterThan(60);
  expect(poseAt(motion, 0, motion.lasts)).toEqual(poseAt(still(IN), 0, 0));
});

test("a tile that is turned over begins on its back and ends on its face", () => {
  const motion = motionOf(WAITING, IN, ENTERED);
  expect(planeAt(motion, "a1", false, 0).flip).toBe(180);
  expect(planeAt(motion, "a1", false, motion.lasts).flip).toBe(0);
  expect(planeAt(motion, "b1", true, motion.lasts).flip).toBe(180);
});

test("a tile that somebody lays turns from where it fell; one that this hand has turned does not turn again", () => {
  const laid = [
    { kind: "icetoids-tile-oriented", seat: 0, cell: "a1", top: "east", arrows: ["east"], rule: "TOIDS-7" },
  ];
  expect(planeAt(motionOf(IN, IN, laid as ToidsEvent[]), "a1", false, 0).yaw).toBe(-90);
  expect(planeAt(motionOf(IN, IN, laid as ToidsEvent[], 90), "a1", false, 0).yaw).toBe(0);
});

test("when nothing changes nothing moves", () => {
  expect(motionOf(IN, IN, []).lasts).toBe(0);
});

test.each([
  [270, -90],
  [-270, 90],
  [90, 90],
  [360, 0],
])("a turn by %i degrees is one by %i", (degrees, less) => {
  expect(nearest(degrees)).toBe(less);
});
