import { beforeEach, describe, expect, it } from "vitest";
import type { Drawn } from "./gesture.ts";
import { type Ground, Pointers } from "./pointers.ts";

const SIDE = 800;

class Floor implements Ground {
  flickable = true;
  moved: string[] = [];
  floor = (x: number, y: number) => ({ x, y: -y });
  mark = (x: number, _y: number) => (x < 20 ? "line-3" : null);
  penguin = () => (this.flickable ? { x: 300, y: 300 } : null);
  orbit = (dx: number, dy: number) => void this.moved.push(`orbit ${dx} ${dy}`);
  zoom = (factor: number) => void this.moved.push(`zoom ${factor.toFixed(2)}`);
  pan = (dx: number, dy: number) => void this.moved.push(`pan ${dx} ${dy}`);
}

function event(pointerId: number, timeStamp: number, more: Partial<PointerEvent> = {}): PointerEvent {
  return { pointerId, timeStamp, button: 0, ctrlKey: false, ...more } as PointerEvent;
}

describe("hands", () => {
  let floor: Floor;
  let hands: Pointers;
  let flicks: Drawn[];
  let drawn: (Drawn | null)[];
  let taps: (string | null)[];

  beforeEach(() => {
    floor = new Floor();
    [flicks, drawn, taps] = [[], [], []];
    hands = new Pointers(floor, {
      drawn: (each) => drawn.push(each),
      flick: (each) => flicks.push(each),
      tapped: (_at, mark) => taps.push(mark),
    });
  });

  function drag(from: [number, number], to: [number, number], more: Partial<PointerEvent> = {}): void {
    hands.down(event(1, 0, more), ...from);
    hands.move(event(1, 500, more), ...to, SIDE);
    hands.up(event(1, 520, more), ...to, SIDE);
  }

  it("aim along the line that is seen at the penguin, wherever they pull", () => {
    // Lines that are upright on the screen meet far behind it, as in a camera that looks along the floor.
    floor.floor = (x, y) => ({ x: ((x - 300) * (700 - y)) / 400 + 300, y: -y });
    drag([500, 100], [500, 300]);
    expect(flicks[0]?.yaw).toBe(900);
  });

  it("flick when they pull back and let go", () => {
    drag([100, 100], [100, 300]);
    expect(flicks).toHaveLength(1);
    expect(flicks[0]?.yaw).toBe(900);
    expect(drawn.at(-1)).toBeNull();
  });

  it("flick nothing when they let go inside the ring", () => {
    drag([100, 100], [110, 110]);
    expect(flicks).toEqual([]);
  });

  it("flick nothing after Esc", () => {
    hands.down(event(1, 0), 100, 100);
    hands.move(event(1, 100), 100, 300, SIDE);
    hands.cancel();
    hands.up(event(1, 200), 100, 300, SIDE);
    expect(flicks).toEqual([]);
    expect(drawn.at(-1)).toBeNull();
  });

  it("turn the camera when there is nothing to flick, and with the right button", () => {
    floor.flickable = false;
    drag([0, 0], [30, 40]);
    floor.flickable = true;
    drag([0, 0], [5, 9], { button: 2 });
    expect(floor.moved).toEqual(["orbit 30 40", "orbit 5 9"]);
    expect(flicks).toEqual([]);
  });

  it("zoom and pan with two fingers, which ends a pull", () => {
    hands.down(event(1, 0), 100, 100);
    hands.move(event(1, 10), 100, 200, SIDE);
    hands.down(event(2, 20), 200, 200);
    hands.move(event(2, 30), 300, 200, SIDE);
    hands.up(event(2, 40), 300, 200, SIDE);
    hands.up(event(1, 50), 100, 200, SIDE);
    expect(floor.moved).toEqual(["zoom 2.00", "pan 50 0"]);
    expect(flicks).toEqual([]);
  });

  it("tap what is offered", () => {
    hands.down(event(1, 0), 10, 10);
    hands.up(event(1, 90), 12, 10, SIDE);
    hands.down(event(1, 200), 100, 10);
    hands.up(event(1, 260), 100, 10, SIDE);
    expect(taps).toEqual(["line-3", null]);
    expect(flicks).toEqual([]);
  });

  it("swipe through the penguin where that is wanted", () => {
    hands.style = "swipe";
    hands.down(event(1, 0), 240, 300);
    for (let step = 1; step <= 10; step++) hands.move(event(1, 10 * step), 240 + 12 * step, 300, SIDE);
    hands.up(event(1, 101), 361, 300, SIDE);
    expect(flicks).toHaveLength(1);
    expect(flicks[0]?.yaw).toBe(0);
    expect(drawn.filter((each) => each !== null)).toEqual([]);
  });

  it("let go of a pointer that the browser took", () => {
    hands.down(event(1, 0), 100, 100);
    hands.move(event(1, 10), 100, 300, SIDE);
    hands.lost(event(1, 20));
    hands.up(event(1, 30), 100, 300, SIDE);
    expect(flicks).toEqual([]);
  });
});
