import { describe, expect, it } from "vitest";
import { flick, RESTING, steered, styleOf, yawOf } from "./flick.ts";
import { fullPull, pulled, RING, steadied, swiped, type Touch, ticked } from "./gesture.ts";

/** A camera straight above: the floor is the screen with y turned round. */
function touch(x: number, y: number, at = 0): Touch {
  return { x, y, floor: { x, y: -y }, at };
}

describe("a pull", () => {
  it("sends the penguin the other way", () => {
    const down = pulled(touch(100, 100), touch(100, 250), 800);
    expect(down.yaw).toBe(900);
    expect(pulled(touch(100, 100), touch(0, 100), 800).yaw).toBe(0);
  });

  it("is cancelled inside the ring and has no power at its edge", () => {
    expect(pulled(touch(0, 0), touch(RING - 1, 0), 800).cancelled).toBe(true);
    const edge = pulled(touch(0, 0), touch(RING, 0), 800);
    expect(edge).toMatchObject({ cancelled: false, power: 0 });
  });

  it("grows to full power and not beyond", () => {
    const full = fullPull(800);
    expect(pulled(touch(0, 0), touch(full, 0), 800).power).toBe(1000);
    expect(pulled(touch(0, 0), touch(3 * full, 0), 800).power).toBe(1000);
    const half = pulled(touch(0, 0), touch((full + RING) / 2, 0), 800).power;
    expect(half).toBeGreaterThan(300);
    expect(half).toBeLessThan(500);
  });

  it("needs no more room than a small telephone has", () => {
    expect(fullPull(320)).toBeLessThan(160);
    expect(fullPull(4000)).toBeLessThan(400);
  });

  it("takes its direction on the floor, not on the screen", () => {
    const far: Touch = { x: 100, y: 100, floor: { x: 0, y: 0 }, at: 0 };
    const near: Touch = { x: 100, y: 200, floor: { x: 30, y: -30 }, at: 0 };
    expect(pulled(far, near, 800).yaw).toBe(1350);
  });
});

describe("a hand that holds still", () => {
  const aim = flick(900, 500, 10, 20);
  const held = (yaw: number, power: number) => steadied(aim, { yaw, power, cancelled: false });

  it("changes nothing, though it shakes by a pixel", () => {
    expect(held(904, 510)).toBe(aim);
    expect(held(895, 490)).toBe(aim);
    const north = flick(3598, 500, 0, 0);
    expect(steadied(north, { yaw: 2, power: 500, cancelled: false })).toBe(north);
  });

  it("changes the aim as soon as it means it, and nothing of where the finger hits", () => {
    expect(held(910, 500)).toEqual({ ...aim, yaw: 910 });
    expect(held(900, 530)).toEqual({ ...aim, power: 530 });
  });
});

describe("a swipe", () => {
  const path = Array.from({ length: 21 }, (_, number) => touch(10 * number, 0, 6 * number));

  it("goes where the finger goes, with the speed of its last moments", () => {
    const fast = swiped(path, { x: 100, y: 10 });
    expect(fast?.yaw).toBe(0);
    const slow = swiped(
      path.map((each) => ({ ...each, at: each.at * 4 })),
      { x: 100, y: 10 },
    );
    expect(slow?.power).toBeLessThan(fast?.power ?? 0);
  });

  it("has to pass the penguin", () => {
    expect(swiped(path, { x: 100, y: 100 })).toBeNull();
  });

  it("is nothing when the finger stands still or never came", () => {
    expect(swiped([touch(0, 0, 0), touch(2, 0, 100)], { x: 0, y: 0 })).toBeNull();
    expect(swiped([], { x: 0, y: 0 })).toBeNull();
  });
});

describe("a flick", () => {
  it("is kept within its bounds", () => {
    expect(flick(-1, 2000, -300, 101)).toEqual({ yaw: 3599, power: 1000, side: -100, height: 100 });
    expect(flick(3600.2, -4, 0.2, -0.2)).toEqual({ yaw: 0, power: 0, side: 0, height: 0 });
    expect(Object.is(flick(0, 0, -0.2, 0).side, 0)).toBe(true);
  });

  it("is steered by keys, finely with Shift", () => {
    expect(steered(RESTING, "ArrowLeft", false)?.yaw).toBe(930);
    expect(steered(RESTING, "ArrowLeft", true)?.yaw).toBe(905);
    expect(steered(RESTING, "W", true)?.power).toBe(510);
    expect(steered({ ...RESTING, yaw: 0 }, "ArrowRight", false)?.yaw).toBe(3570);
    expect(steered(RESTING, "x", false)).toBeNull();
  });

  it("says what it will mostly do", () => {
    expect(styleOf({ side: 0, height: 0 })).toBe("straight");
    expect(styleOf({ side: -60, height: 10 })).toBe("curve");
    expect(styleOf({ side: 60, height: 90 })).toBe("jump");
  });

  it("has a direction from a vector", () => {
    expect([yawOf(1, 0), yawOf(0, 1), yawOf(-1, 0), yawOf(0, -1)]).toEqual([0, 900, 1800, 2700]);
  });
});

describe("a tick", () => {
  it("is felt once, at half and at full power", () => {
    expect(ticked(400, 520)).toBe(500);
    expect(ticked(520, 900)).toBeNull();
    expect(ticked(900, 1000)).toBe(1000);
  });
});
