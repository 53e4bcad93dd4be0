/** The camera: where it is wanted, where it is, and how it glides from one to the other. Millimetres, radians. */

import type { Box, CameraMode, Insets, Plan } from "../types.ts";
import { type Eye, floorHit, rayAt, sum } from "./eye.ts";
import { axesOf, corners, type Frame, fitted, type Vec } from "./fit.ts";

/** What a camera looks at, as it is at this moment. */
export interface Subject {
  readonly at: Plan;
  /** Radians, counter-clockwise from +x. */
  readonly yaw: number;
  /** How far around it and how high something of it is that must be seen, from near. */
  readonly reach?: number;
  readonly top?: number;
}

interface Place {
  readonly position: Vec;
  readonly azimuth: number;
  readonly pitch: number;
}

const DEGREE = Math.PI / 180;
/** Half the vertical angle of view: narrow, as for a picture of a small thing. */
const HALF_ANGLE = 15 * DEGREE;
const GLIDE_MS = 170;
const STEEPEST = 89.5 * DEGREE;
const FLATTEST = 14 * DEGREE;
const NEAREST = 130;
const FARTHEST = 4200;
/** Part of the picture that stays free at its edges. */
const MARGIN = 0.035;
const HIGH = 78;
/** How much of the floor around a body is seen from near. */
export const NEAR = 62;

export class CameraRig {
  mode: CameraMode = "overview";
  private board: Box = [0, 0, 600, 600];
  private subject: Subject | null = null;
  private insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  private width = 1;
  private height = 1;
  private now: Place = { position: [300, -900, 900], azimuth: 0, pitch: 45 * DEGREE };
  private wanted: Place = this.now;
  private last: number | null = null;
  private fresh = true;

  setBoard(board: Box): void {
    this.board = board;
    this.aimAt();
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.aimAt();
    this.fresh = true;
  }

  setInsets(insets: Insets): void {
    this.insets = insets;
    this.aimAt();
  }

  setMode(mode: CameraMode, subject: Subject | null): void {
    this.mode = mode;
    this.subject = subject;
    this.aimAt();
  }

  orbitBy(turn: number, tilt: number): void {
    const focus = this.focus();
    const pitch = Math.min(STEEPEST, Math.max(FLATTEST, this.wanted.pitch + tilt));
    const azimuth = this.wanted.azimuth + turn;
    const away = distance(this.wanted.position, focus);
    this.free({ position: sum(focus, axesOf(azimuth, pitch).forward, -away), azimuth, pitch });
  }

  /** The distance times a factor. */
  zoomBy(factor: number): void {
    const focus = this.focus();
    const away = distance(this.wanted.position, focus);
    const next = Math.min(FARTHEST, Math.max(NEAREST, away * factor));
    const { azimuth, pitch } = this.wanted;
    this.free({ position: sum(focus, axesOf(azimuth, pitch).forward, -next), azimuth, pitch });
  }

  /** Moves the school by so many pixels, as if it were dragged. */
  panBy(dx: number, dy: number): void {
    const eye = this.eyeAt(this.wanted);
    const from = floorHit(rayAt(eye, this.width / 2, this.height / 2));
    const to = floorHit(rayAt(eye, this.width / 2 - dx, this.height / 2 - dy));
    if (from === null || to === null) return;
    const [x0, y0, x1, y1] = this.board;
    const inside = (value: number, lo: number, hi: number) => Math.min(hi, Math.max(lo, value));
    const focus = { x: inside(to.x, x0, x1), y: inside(to.y, y0, y1) };
    this.free({
      ...this.wanted,
      position: sum(this.wanted.position, [focus.x - from.x, focus.y - from.y, 0]),
    });
  }

  /** Glides on to a time; `still` jumps. Answers whether the camera moved. */
  step(ms: number, still: boolean): boolean {
    const passed = this.last === null ? 0 : Math.max(0, ms - this.last);
    this.last = ms;
    if (this.settled()) return false;
    const share = still || this.fresh ? 1 : 1 - Math.exp(-passed / GLIDE_MS);
    this.fresh = false;
    this.now = between(this.now, this.wanted, share);
    if (near(this.now, this.wanted)) this.now = this.wanted;
    return true;
  }

  settled(): boolean {
    return this.now === this.wanted;
  }

  eye(): Eye {
    return this.eyeAt(this.now);
  }

  /** Radians above the floor from which is looked down. */
  get pitch(): number {
    return this.now.pitch;
  }

  private eyeAt(place: Place): Eye {
    const axes = axesOf(place.azimuth, place.pitch);
    return { position: place.position, axes, tan: Math.tan(HALF_ANGLE), width: this.width, height: this.height };
  }

  private focus(): Vec {
    const frame = this.frame();
    const x = ((frame.left + frame.right) / 4 + 0.5) * this.width;
    const y = (0.5 - (frame.top + frame.bottom) / 4) * this.height;
    const hit = floorHit(rayAt(this.eyeAt(this.wanted), x, y));
    return hit === null ? [this.wanted.position[0], this.wanted.position[1], 0] : [hit.x, hit.y, 0];
  }

  private free(place: Place): void {
    this.mode = "free";
    this.wanted = place;
  }

  private frame(): Frame {
    const { top, right, bottom, left } = this.insets;
    const across = Math.max(0.2, 1 - (left + right) / this.width);
    const upright = Math.max(0.2, 1 - (top + bottom) / this.height);
    const middleX = (left - right) / this.width;
    const middleY = (bottom - top) / this.height;
    return {
      left: middleX - across * (1 - MARGIN),
      right: middleX + across * (1 - MARGIN),
      bottom: middleY - upright * (1 - MARGIN),
      top: middleY + upright * (1 - MARGIN),
    };
  }

  private aimAt(): void {
    const shot = this.shot();
    if (shot === null) return;
    const axes = axesOf(shot.azimuth, shot.pitch);
    const position = fitted(shot.points, axes, Math.tan(HALF_ANGLE), this.width / this.height, this.frame());
    this.wanted = { position, azimuth: shot.azimuth, pitch: shot.pitch };
  }

  /** From which side the present mode looks, and at which points. Null: wherever it is. */
  private shot(): { azimuth: number; pitch: number; points: Vec[] } | null {
    const tall = this.height > this.width * 1.15;
    const far = { azimuth: tall ? 0 : -9 * DEGREE, pitch: (tall ? 67 : 54) * DEGREE };
    const subject = this.subject;
    if (this.mode === "free") return null;
    if (this.mode === "top") return { azimuth: 0, pitch: STEEPEST, points: corners(this.board, HIGH) };
    if (this.mode === "overview" || subject === null) return { ...far, points: corners(this.board, HIGH) };
    if (this.mode === "follow") return { ...far, points: corners(inBoard(subject.at, 185, this.board), HIGH) };
    const azimuth = subject.yaw - 90 * DEGREE;
    if (this.mode === "close") {
      const { at, reach = NEAR, top = 0 } = subject;
      return { azimuth, pitch: 36 * DEGREE, points: corners(around(at, reach), Math.max(HIGH, top)) };
    }
    return { azimuth, pitch: 43 * DEGREE, points: ahead(subject) };
  }
}

function around(at: Plan, half: number): Box {
  return [at.x - half, at.y - half, at.x + half, at.y + half];
}

/** A square around a point, pushed into the board as far as it goes. */
function inBoard(at: Plan, half: number, board: Box): Box {
  const push = (value: number, lo: number, hi: number) =>
    hi - lo < 2 * half ? (lo + hi) / 2 : Math.min(hi - half, Math.max(lo + half, value));
  return around({ x: push(at.x, board[0], board[2]), y: push(at.y, board[1], board[3]) }, half);
}

/** The body to be flicked and the floor before it. */
function ahead({ at, yaw }: Subject): Vec[] {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const on = (along: number, off: number, z: number): Vec => [
    at.x + cos * along - sin * off,
    at.y + sin * along + cos * off,
    z,
  ];
  return [on(-95, 45, 0), on(-95, -45, 0), on(0, 60, 62), on(0, -60, 62), on(310, 130, 0), on(310, -130, 0)];
}

function between(a: Place, b: Place, share: number): Place {
  const turn = Math.atan2(Math.sin(b.azimuth - a.azimuth), Math.cos(b.azimuth - a.azimuth));
  return {
    position: sum(a.position, sum(b.position, a.position, -1), share),
    azimuth: a.azimuth + turn * share,
    pitch: a.pitch + (b.pitch - a.pitch) * share,
  };
}

function near(a: Place, b: Place): boolean {
  const turn = Math.abs(Math.sin((a.azimuth - b.azimuth) / 2));
  return distance(a.position, b.position) < 0.4 && turn < 0.0006 && Math.abs(a.pitch - b.pitch) < 0.0006;
}

function distance(a: Vec, b: Vec): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
