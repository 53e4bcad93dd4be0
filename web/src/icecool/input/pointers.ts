/**
 * Fingers and mice on the school. One finger flicks if there is something to flick, else it turns the camera; two
 * fingers, the right button and the wheel are always the camera's.
 */

import { type Drawn, LAST, pulled, swiped, type Touch, ticked } from "./gesture.ts";

export interface Ground {
  /** The point of the floor under a pointer (millimetres); null beside it. */
  floor(x: number, y: number): { readonly x: number; readonly y: number } | null;
  /** The id of an offered mark under a pointer. */
  mark(x: number, y: number): string | null;
  /** Where the penguin that may be flicked is on the screen; null if nothing may be flicked here. */
  penguin(): { readonly x: number; readonly y: number } | null;
  /** Pixels by which the school is turned and tilted. */
  orbit(dx: number, dy: number): void;
  /** Above 1: nearer. */
  zoom(factor: number): void;
  pan(dx: number, dy: number): void;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface PointerListener {
  /** A pull is being made, with where it began and where the finger is; null when it has ended. */
  drawn(drawn: Drawn | null, from: Spot, to: Spot): void;
  flick(drawn: Drawn): void;
  tapped(at: { readonly x: number; readonly y: number }, mark: string | null): void;
}

const TAP = 8;
const TAP_MS = 400;
const KEPT = 40;
/** Pixels from the penguin at which the direction of a pull is measured. */
const NEAR = 24;

type Doing =
  | { kind: "nothing" }
  | { kind: "pull" | "camera"; touches: Touch[]; power: number }
  | { kind: "pinch"; middle: { x: number; y: number }; spread: number };

export class Pointers {
  style: "pull" | "swipe" = "pull";
  private readonly ground: Ground;
  private readonly told: PointerListener;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private doing: Doing = { kind: "nothing" };

  constructor(ground: Ground, told: PointerListener) {
    this.ground = ground;
    this.told = told;
  }

  down(event: PointerEvent, x: number, y: number): void {
    this.fingers.set(event.pointerId, { x, y });
    if (this.fingers.size === 2) {
      this.cancel();
      this.doing = { kind: "pinch", ...this.spread() };
      return;
    }
    if (this.fingers.size > 2) return;
    const touch = this.touch(x, y, event.timeStamp);
    const flicks = event.button === 0 && !event.ctrlKey && this.ground.penguin() !== null && touch !== null;
    this.doing = { kind: flicks ? "pull" : "camera", touches: [touch ?? nowhere(x, y, event.timeStamp)], power: 0 };
  }

  move(event: PointerEvent, x: number, y: number, shorterSide: number): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    this.fingers.set(event.pointerId, { x, y });
    if (this.doing.kind === "pinch") this.pinch();
    else if (this.doing.kind === "camera") this.ground.orbit(x - before.x, y - before.y);
    else if (this.doing.kind === "pull") this.pull(x, y, event.timeStamp, shorterSide);
    if (this.doing.kind === "camera") this.doing.touches.push(nowhere(x, y, event.timeStamp));
  }

  up(event: PointerEvent, x: number, y: number, shorterSide: number): void {
    const doing = this.doing;
    this.fingers.delete(event.pointerId);
    if (doing.kind === "nothing" || doing.kind === "pinch") {
      if (this.fingers.size === 0) this.doing = { kind: "nothing" };
      return;
    }
    this.doing = { kind: "nothing" };
    const from = doing.touches[0];
    if (from === undefined) return;
    if (doing.kind === "pull") this.told.drawn(null, from, { x, y });
    if (isTap(doing.touches, x, y, event.timeStamp)) this.told.tapped(from.floor, this.ground.mark(from.x, from.y));
    else if (doing.kind === "pull") this.release(doing.touches, x, y, event.timeStamp, shorterSide);
  }

  /** Whatever is being done is not done. */
  cancel(): void {
    if (this.doing.kind === "pull") this.told.drawn(null, nowhere(0, 0, 0), nowhere(0, 0, 0));
    this.doing = { kind: "nothing" };
  }

  /** A pointer has gone: the browser took it, or it left the page. */
  lost(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.cancel();
  }

  wheel(deltaY: number): void {
    this.ground.zoom(Math.exp(-deltaY / 600));
  }

  private pull(x: number, y: number, at: number, shorterSide: number): void {
    const touch = this.touch(x, y, at);
    if (this.doing.kind !== "pull" || touch === null) return;
    const from = this.doing.touches[0];
    this.doing.touches.push(touch);
    if (this.doing.touches.length > KEPT) this.doing.touches.splice(1, 1);
    if (from === undefined || this.style === "swipe") return;
    const drawn = this.pulled(from, touch, shorterSide);
    if (ticked(this.doing.power, drawn.power) !== null) navigator.vibrate?.(8);
    this.doing.power = drawn.power;
    this.told.drawn(drawn, from, touch);
  }

  /**
   * The flick of a pull. Its direction is what it would be with the finger on the penguin: from the side a straight line on the
   * screen has another direction on the floor than the one in the middle of the picture.
   */
  private pulled(from: Touch, to: Touch, shorterSide: number): Drawn {
    const penguin = this.ground.penguin();
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [ahead, behind] =
      penguin === null || length === 0
        ? [null, null]
        : [0, NEAR].map((far) =>
            this.ground.floor(
              penguin.x + (far * (to.x - from.x)) / length,
              penguin.y + (far * (to.y - from.y)) / length,
            ),
          );
    const moved =
      ahead && behind
        ? ([
            { ...from, floor: ahead },
            { ...to, floor: behind },
          ] as const)
        : ([from, to] as const);
    return pulled(...moved, shorterSide);
  }

  private release(touches: readonly Touch[], x: number, y: number, at: number, shorterSide: number): void {
    const from = touches[0];
    const to = this.touch(x, y, at) ?? touches.at(-1);
    if (from === undefined || to === undefined) return;
    const penguin = this.ground.penguin();
    const drawn =
      this.style === "pull" ? this.pulled(from, to, shorterSide) : penguin && swiped([...touches, to], penguin);
    if (drawn !== null && !drawn.cancelled) this.told.flick(drawn);
  }

  private pinch(): void {
    if (this.doing.kind !== "pinch" || this.fingers.size < 2) return;
    const { middle, spread } = this.spread();
    if (spread > 0 && this.doing.spread > 0) this.ground.zoom(spread / this.doing.spread);
    this.ground.pan(middle.x - this.doing.middle.x, middle.y - this.doing.middle.y);
    this.doing = { kind: "pinch", middle, spread };
  }

  private spread(): { middle: { x: number; y: number }; spread: number } {
    const [a, b] = [...this.fingers.values()];
    if (a === undefined || b === undefined) return { middle: { x: 0, y: 0 }, spread: 0 };
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, spread: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  private touch(x: number, y: number, at: number): Touch | null {
    const floor = this.ground.floor(x, y);
    return floor === null ? null : { x, y, floor, at };
  }
}

function nowhere(x: number, y: number, at: number): Touch {
  return { x, y, floor: { x: Number.NaN, y: Number.NaN }, at };
}

/** A short touch that stays where it is. Longer than a swipe's last moments, so that no swipe is one. */
function isTap(touches: readonly Touch[], x: number, y: number, at: number): boolean {
  const from = touches[0];
  if (from === undefined || at - from.at > Math.max(TAP_MS, LAST)) return false;
  return [...touches, { x, y }].every((each) => Math.hypot(each.x - from.x, each.y - from.y) <= TAP);
}
