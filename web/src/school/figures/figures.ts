/** Everybody who stands in the school: where they are, where they look, how they feel. */

import { type Group, type Material, Matrix4, Quaternion, Vector3 } from "three";
import type { Ball } from "../camera/eye.ts";
import { seedOf } from "../stage/seededNoise.ts";
import type { BodySpec, Pose, Standing } from "../types.ts";
import { HULLS, type Shape, shapeOf, standsOn } from "./hull.ts";
import { cap, HULL, NECK, penguinBody, penguinHead, sash } from "./penguin.ts";
import { type Shaping, Skinned } from "./skinned.ts";
import { EMPEROR, GUARD, PAWCLAW, WALRUS } from "./skinPlan.ts";

const MOST = 24;
/** The figures that few tables have. */
const creatures = () => import("./creatures.ts");
const UP = new Vector3(0, 0, 1);
/** Tilted so far that it counts as a tumble: cosine of 50 degrees. */
const TUMBLED = 0.64;
const DIZZY_MS = 2600;
const SETTLE_MS = 500;
const TURN_MS = 130;
const HEAD_MOST = 1.25;
/** How much taller the Emperor is than a penguin of his width. */
const STATELY = 1.1;

interface Figure {
  readonly id: string;
  readonly shape: Shape;
  readonly cell: number;
  /** Origin in millimetres. */
  readonly place: Vector3;
  readonly turn: Quaternion;
  /** Turn about its own axis on top of its pose: bodies are round, so which way a face looks is free. */
  face: number;
  faceWanted: number;
  head: number;
  movedAt: number;
  tumbledAt: number;
}

export class Figures {
  /** Whom all others look at; null: whoever slides. */
  watched: string | null = null;
  private sliding: Figure | null = null;
  private readonly all = new Map<string, Figure>();
  private readonly catchers = new Set<number>();
  private readonly body: Skinned;
  private readonly head: Skinned;
  private readonly cap: Skinned;
  private readonly sash: Skinned;
  private readonly crown: Skinned;
  private readonly walrus: Skinned;
  private readonly pawclaw: Skinned;
  private now = 0;
  private last = 0;

  /** `arrived`: called when a figure that had to be fetched is there. */
  constructor(group: Group, material: Material, arrived: () => void) {
    const skinned = (shape: Shaping, most: number) => new Skinned(group, shape, material, most, arrived);
    this.body = skinned(penguinBody, MOST);
    this.head = skinned(penguinHead, MOST);
    this.cap = skinned(cap, MOST);
    this.sash = skinned(sash, MOST);
    this.crown = skinned(async () => (await creatures()).crown(), 2);
    this.walrus = skinned(async () => (await creatures()).walrus(), MOST);
    this.pawclaw = skinned(async () => (await creatures()).bear(), 2);
  }

  setBodies(bodies: readonly BodySpec[]): void {
    const kept = new Set(bodies.map((body) => body.id));
    for (const id of this.all.keys()) if (!kept.has(id)) this.all.delete(id);
    for (const body of bodies) {
      if (!this.all.has(body.id)) this.all.set(body.id, born(body.id));
      this.pose(body.id, body.pose);
    }
  }

  setCatchers(seats: readonly number[]): void {
    this.catchers.clear();
    for (const seat of seats) this.catchers.add(seat);
  }

  pose(id: string, pose: Pose): void {
    const figure = this.all.get(id);
    if (figure === undefined) return;
    const next = new Vector3(pose.x, pose.y, pose.z).multiplyScalar(1000);
    const turn = new Quaternion(pose.qx, pose.qy, pose.qz, pose.qw).normalize();
    if (next.distanceToSquared(figure.place) > 0.0025 || figure.turn.angleTo(turn) > 0.004) this.moved(figure);
    figure.place.copy(next);
    figure.turn.copy(turn);
    if (UP.clone().applyQuaternion(turn).z < TUMBLED) figure.tumbledAt = this.now;
  }

  /** Turns a figure about its own axis until it looks in a direction (radians). */
  turnTo(id: string, yaw: number): void {
    const figure = this.all.get(id);
    if (figure !== undefined) figure.faceWanted = nearestTurn(yaw - yawOf(figure.turn), figure.face);
  }

  /** Whether anything is still turning or dizzy, so that a picture of a moment from now would be another one. */
  restless(): boolean {
    return [...this.all.values()].some(
      (figure) =>
        Math.abs(figure.faceWanted - figure.face) > 0.004 ||
        Math.abs(this.headWanted(figure) - figure.head) > 0.004 ||
        this.dizzy(figure),
    );
  }

  /** Whether somebody is not seen yet, because the shape has to be fetched. */
  get awaited(): boolean {
    return this.parts().some((part) => part.awaited);
  }

  /** Brings every part to a time. `idle`: they breathe and sway. `still`: turns are done at once. */
  update(ms: number, idle: boolean, still: boolean): void {
    const share = still ? 1 : 1 - Math.exp(-Math.max(0, ms - this.last) / TURN_MS);
    this.last = this.now = ms;
    for (const part of this.parts()) part.clear();
    for (const figure of this.all.values()) {
      figure.face += (figure.faceWanted - figure.face) * share;
      figure.head += (this.headWanted(figure) - figure.head) * share;
      this.place(figure, idle);
    }
  }

  position(id: string): Vector3 | null {
    return this.all.get(id)?.place ?? null;
  }

  /** Where somebody stands, and on what: the floor, or something high over it. */
  standing(id: string): Standing | null {
    const figure = this.all.get(id);
    if (figure === undefined) return null;
    const { x, y, z } = figure.place;
    return { x, y, level: standsOn(HULLS[figure.shape], z) };
  }

  positions(): Vector3[] {
    return [...this.all.values()].map((figure) => figure.place);
  }

  /** The direction that a figure looks in (radians). */
  facing(id: string): number | null {
    const figure = this.all.get(id);
    return figure === undefined ? null : yawOf(figure.turn) + figure.faceWanted;
  }

  /** How far a figure is turned about its own axis beyond its pose (radians). */
  twist(id: string): number {
    return this.all.get(id)?.faceWanted ?? 0;
  }

  /** The collision spheres of everybody, where they are now. */
  *balls(): Generator<readonly [string, Ball]> {
    for (const figure of this.all.values()) {
      for (const { z, r } of HULLS[figure.shape].spheres) {
        const centre = new Vector3(0, 0, z).applyQuaternion(figure.turn).add(figure.place);
        yield [figure.id, { centre: [centre.x, centre.y, centre.z], radius: r }];
      }
    }
  }

  /** Feet of everybody: for the soft shadow where they touch the floor. */
  *feet(): Generator<{ readonly x: number; readonly y: number; readonly lift: number; readonly r: number }> {
    for (const { place, shape } of this.all.values()) {
      const { rest, base } = HULLS[shape];
      yield { x: place.x, y: place.y, lift: Math.max(0, place.z - rest), r: base };
    }
  }

  dispose(): void {
    for (const part of this.parts()) part.dispose();
  }

  private parts(): readonly Skinned[] {
    return [this.body, this.head, this.cap, this.sash, this.crown, this.walrus, this.pawclaw];
  }

  private moved(figure: Figure): void {
    figure.movedAt = this.now;
    if (this.slider() === null) this.sliding = figure;
  }

  /** The first of those that are in motion: the flicked one. */
  private slider(): Figure | null {
    return this.sliding !== null && this.now - this.sliding.movedAt < SETTLE_MS ? this.sliding : null;
  }

  private dizzy(figure: Figure): boolean {
    return this.now - figure.tumbledAt < DIZZY_MS;
  }

  private headWanted(figure: Figure): number {
    const other = this.watched === null ? this.slider() : (this.all.get(this.watched) ?? null);
    if (other === null || other === figure || this.dizzy(figure)) return 0;
    const towards = Math.atan2(other.place.y - figure.place.y, other.place.x - figure.place.x);
    const turn = nearestTurn(towards - yawOf(figure.turn) - figure.faceWanted, 0);
    return Math.min(HEAD_MOST, Math.max(-HEAD_MOST, turn));
  }

  private place(figure: Figure, idle: boolean): void {
    const resting = idle && this.now - figure.movedAt > SETTLE_MS;
    const phase = (seedOf(figure.id) % 628) / 100;
    const breath = resting ? Math.sin(this.now / 620 + phase) : 0;
    const sway = resting ? Math.sin(this.now / 1500 + phase * 2) : 0;
    const own = figure.cell === WALRUS || figure.cell === PAWCLAW;
    const size = own ? 1 : HULLS[figure.shape].base / HULL.base;
    const body = new Matrix4()
      .compose(figure.place, figure.turn, new Vector3(size, size, figure.cell === EMPEROR ? size * STATELY : size))
      .multiply(new Matrix4().makeRotationZ(figure.face))
      .multiply(new Matrix4().makeRotationX(sway * 0.02))
      .multiply(breathing(breath));
    const dizzy = this.dizzy(figure);
    const nod = dizzy ? 0.12 * Math.sin(this.now / 90) : 0.03 * sway;
    const head = body
      .clone()
      .multiply(new Matrix4().makeTranslation(0, 0, NECK))
      .multiply(new Matrix4().makeRotationZ(figure.head + (dizzy ? 0.25 * Math.sin(this.now / 140) : 0.05 * sway)))
      .multiply(new Matrix4().makeRotationX(nod))
      .multiply(new Matrix4().makeTranslation(0, 0, -NECK));
    this.dress(figure, body, head, dizzy ? 1 : resting && blinks(this.now, phase) ? 2 : 0);
  }

  private dress(figure: Figure, body: Matrix4, head: Matrix4, mood: number): void {
    const whole = figure.cell === WALRUS ? this.walrus : figure.cell === PAWCLAW ? this.pawclaw : null;
    if (whole !== null) {
      whole.put(body, figure.cell, mood);
      return;
    }
    this.body.put(body, figure.cell);
    this.head.put(head, figure.cell, mood);
    if (figure.cell === EMPEROR) this.crown.put(head, figure.cell);
    if (!this.catchers.has(figure.cell)) return;
    this.cap.put(head, figure.cell);
    this.sash.put(body, figure.cell);
  }
}

function born(id: string): Figure {
  return {
    id,
    shape: shapeOf(id),
    cell: cellOf(id),
    place: new Vector3(),
    turn: new Quaternion(),
    face: -Math.PI / 2,
    faceWanted: -Math.PI / 2,
    head: 0,
    movedAt: Number.NEGATIVE_INFINITY,
    tumbledAt: Number.NEGATIVE_INFINITY,
  };
}

/** The cell of a body's looks on the canvas of skins. */
export function cellOf(id: string): number {
  if (id === "emperor") return EMPEROR;
  if (id === "pawclaw") return PAWCLAW;
  if (id.startsWith("walrus")) return WALRUS;
  const seat = /^p([0-7])$/.exec(id)?.[1];
  return seat === undefined ? GUARD : Number(seat);
}

/** A little wider when a little lower, about the base. */
function breathing(breath: number): Matrix4 {
  const tall = 1 + 0.011 * breath;
  const wide = 1 - 0.005 * breath;
  const foot = -HULL.base;
  return new Matrix4()
    .makeTranslation(0, 0, foot)
    .multiply(new Matrix4().makeScale(wide, wide, tall))
    .multiply(new Matrix4().makeTranslation(0, 0, -foot));
}

/** Eyes are shut for a moment every few seconds. */
function blinks(ms: number, phase: number): boolean {
  return (ms / 1000 + phase * 3) % (3.4 + phase * 0.4) < 0.13;
}

/** The direction that a turned body's front points at, seen from above. */
function yawOf(turn: Quaternion): number {
  const front = new Vector3(1, 0, 0).applyQuaternion(turn);
  return Math.atan2(front.y, front.x);
}

/** An angle that is equal to `angle` and nearest to another one. */
function nearestTurn(angle: number, to: number): number {
  return to + Math.atan2(Math.sin(angle - to), Math.cos(angle - to));
}
