import { expect, test } from "vitest";
import { picked } from "../stage/pick.ts";
import type { Box } from "../types.ts";
import { CameraRig } from "./cameraRig.ts";
import { ballHit, floorHit, projected, rayAt } from "./eye.ts";
import { axesOf, corners, fitted } from "./fit.ts";

const BOARD: Box = [0, 0, 600, 600];

function seen(rig: CameraRig) {
  return corners(BOARD, 68).map((corner) => projected(rig.eye(), corner));
}

test.each([
  ["a wide window", 1280, 720],
  ["a phone", 360, 740],
  ["a small phone", 320, 480],
  ["a large screen", 3840, 2160],
])("the whole board is seen in %s, from overview and from above", (_, width, height) => {
  for (const mode of ["overview", "top"] as const) {
    const rig = new CameraRig();
    rig.setBoard(BOARD);
    rig.resize(width, height);
    rig.setMode(mode, null);
    rig.step(0, true);
    expect(seen(rig).every((point) => point.visible)).toBe(true);
    const used = Math.max(...seen(rig).map((point) => point.x)) - Math.min(...seen(rig).map((point) => point.x));
    const tall = Math.max(...seen(rig).map((point) => point.y)) - Math.min(...seen(rig).map((point) => point.y));
    expect(Math.max(used / width, tall / height)).toBeGreaterThan(0.9);
  }
});

test("the board keeps clear of panels at the edges", () => {
  const rig = new CameraRig();
  rig.setBoard(BOARD);
  rig.resize(1280, 720);
  rig.setInsets({ top: 60, right: 300, bottom: 180, left: 20 });
  rig.step(0, true);
  for (const { x, y } of seen(rig)) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(980);
    expect(y).toBeGreaterThanOrEqual(60);
    expect(y).toBeLessThanOrEqual(540);
  }
});

test("the pixel of a floor point leads back to it", () => {
  const rig = new CameraRig();
  rig.setBoard(BOARD);
  rig.resize(900, 700);
  rig.step(0, true);
  const at = projected(rig.eye(), [123, 456, 0]);
  const hit = floorHit(rayAt(rig.eye(), at.x, at.y));
  expect(hit?.x).toBeCloseTo(123, 6);
  expect(hit?.y).toBeCloseTo(456, 6);
});

test("a camera that looks level meets no floor", () => {
  expect(floorHit({ from: [0, 0, 50], along: [1, 0, 0] })).toBeNull();
});

test("a ray meets a ball at its near side, and misses one beside or behind it", () => {
  const ray = { from: [0, 0, 0], along: [1, 0, 0] } as const;
  expect(ballHit(ray, { centre: [100, 0, 0], radius: 10 })).toBeCloseTo(90);
  expect(ballHit(ray, { centre: [100, 11, 0], radius: 10 })).toBeNull();
  expect(ballHit(ray, { centre: [-100, 0, 0], radius: 10 })).toBeNull();
});

test("a fitted camera touches the frame on two opposite sides", () => {
  const axes = axesOf(0, Math.PI / 4);
  const frame = { left: -1, right: 1, bottom: -1, top: 1 };
  const position = fitted(corners(BOARD, 0), axes, 0.3, 1, frame);
  const eye = { position, axes, tan: 0.3, width: 2, height: 2 };
  const across = corners(BOARD, 0).map((corner) => projected(eye, corner).x);
  expect(Math.min(...across)).toBeCloseTo(0, 6);
  expect(Math.max(...across)).toBeCloseTo(2, 6);
});

test("the camera glides: on the way after a moment, there after a while, at once without motion", () => {
  const rig = new CameraRig();
  rig.setBoard(BOARD);
  rig.resize(800, 600);
  rig.step(0, false);
  const start = rig.eye().position;
  rig.setMode("top", null);
  rig.step(100, false);
  expect(rig.settled()).toBe(false);
  expect(rig.eye().position).not.toEqual(start);
  rig.step(6000, false);
  expect(rig.settled()).toBe(true);
  rig.setMode("overview", null);
  rig.step(6001, true);
  expect(rig.eye().position).toEqual(start);
});

test("orbit, zoom and pan make the camera free and keep the middle of the picture", () => {
  const rig = new CameraRig();
  rig.setBoard(BOARD);
  rig.resize(800, 600);
  rig.step(0, true);
  const middle = floorHit(rayAt(rig.eye(), 400, 300));
  rig.orbitBy(0.7, 0.1);
  rig.zoomBy(0.5);
  rig.step(1, true);
  expect(rig.mode).toBe("free");
  const after = floorHit(rayAt(rig.eye(), 400, 300));
  expect(after?.x).toBeCloseTo(middle?.x ?? 0, 3);
  expect(after?.y).toBeCloseTo(middle?.y ?? 0, 3);
  const before = projected(rig.eye(), [300, 300, 0]);
  rig.panBy(30, -20);
  rig.step(2, true);
  const moved = projected(rig.eye(), [300, 300, 0]);
  expect(moved.x - before.x).toBeGreaterThan(20);
  expect(moved.y - before.y).toBeLessThan(-10);
});

test.each(["aim", "follow", "close"] as const)("the body that the camera is for is seen, with mode %s", (mode) => {
  for (const [width, height] of [
    [1280, 720],
    [360, 740],
  ] as const) {
    const rig = new CameraRig();
    rig.setBoard(BOARD);
    rig.resize(width, height);
    rig.setInsets({ top: 50, right: 0, bottom: height * 0.35, left: 0 });
    rig.setMode(mode, { at: { x: 560, y: 30 }, yaw: 2 });
    rig.step(0, true);
    const seen = projected(rig.eye(), [560, 30, 20]);
    expect(seen.visible).toBe(true);
    expect(seen.y).toBeLessThan(height * 0.65);
    expect(seen.y).toBeGreaterThan(50);
  }
});

test("a pointer finds the nearest body in its way, the mark within a finger's breadth, and the floor", () => {
  const rig = new CameraRig();
  rig.setBoard(BOARD);
  rig.resize(1000, 700);
  rig.step(0, true);
  const eye = rig.eye();
  const balls = [
    ["p0", { centre: [300, 300, 17], radius: 17.5 }],
    ["p1", { centre: [300, 100, 17], radius: 17.5 }],
  ] as const;
  const marks = [{ id: "here", at: { x: 100, y: 100 } }];
  const on = projected(eye, [300, 300, 17]);
  expect(picked(eye, on.x, on.y, balls, marks)).toMatchObject({ body: "p0", mark: null });
  const near = projected(eye, [100, 100, 0]);
  expect(picked(eye, near.x + 10, near.y, balls, marks)).toMatchObject({ body: null, mark: "here" });
  expect(picked(eye, near.x + 40, near.y, balls, marks).mark).toBeNull();
  expect(picked(eye, near.x, near.y, balls, marks).floor?.x).toBeCloseTo(100, 6);
  const high = projected(eye, [100, 100, 68]);
  expect(picked(eye, high.x, high.y, [], [{ id: "top", at: { x: 100, y: 100 }, z: 68 }]).mark).toBe("top");
  expect(picked(eye, near.x, near.y, [], [{ id: "top", at: { x: 100, y: 100 }, z: 68 }]).mark).toBeNull();
});
