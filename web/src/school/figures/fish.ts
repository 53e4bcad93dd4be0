/** Fish that hang on the doors, and their ways: they swing when they are taken, and fly when they are moved. */

import { type Group, type Material, Matrix4 } from "three";
import { LENGTH, rowStep } from "../building/fishRow.ts";
import type { Doorway } from "../building/walls.ts";
import type { Vec } from "../camera/fit.ts";
import type { TokenSpec } from "../types.ts";
import { fishGeometry } from "./fishSolid.ts";
import { Skinned } from "./skinned.ts";

const THICK = 4;
/** How far over its hook a fish's middle is. */
const LIFT = 9;
const TAKE_MS = 900;
const MOST = 64;

interface Hung {
  readonly seat: number;
  /** Where it hangs (or hung), and when it began to be somewhere else. */
  door: string;
  index: number;
  /** How many hang there with it. */
  count: number;
  from: Matrix4 | null;
  since: number;
  takenAt: number | null;
}

export class Fish {
  /** Whose fish are lit; null for nobody's. */
  lit: number | null = null;
  /** Where lit fish are, as they were drawn last. */
  lights: readonly Vec[] = [];
  private readonly skinned: Skinned;
  private hung: Hung[] = [];
  private doors = new Map<string, Doorway>();
  private top = 68;
  private now = 0;

  constructor(group: Group, material: Material) {
    this.skinned = new Skinned(group, () => fishGeometry(LENGTH, THICK), material, MOST);
  }

  setDoors(doors: readonly Doorway[], top: number): void {
    this.doors = new Map(doors.map((door) => [door.id, door]));
    this.top = top;
    this.hung = [];
  }

  /** What hangs now. Fish that are gone swing off, fish that changed their door fly there. */
  setTokens(tokens: readonly TokenSpec[], still: boolean): void {
    const left = this.hung.filter((fish) => fish.takenAt === null);
    const next: Hung[] = [];
    const missing: TokenSpec[] = [];
    for (const token of tokens) {
      const at = left.findIndex((fish) => fish.seat === token.seat && fish.door === token.door);
      const found = at < 0 ? undefined : left.splice(at, 1)[0];
      if (found === undefined) missing.push(token);
      else next.push(found);
    }
    for (const token of missing) next.push(this.moved(token, left, still));
    const gone = still ? [] : left.map((fish) => ({ ...fish, takenAt: this.now }));
    const going = still ? [] : this.hung.filter((fish) => fish.takenAt !== null);
    this.hung = [...this.placed(next, tokens), ...going, ...gone];
  }

  restless(): boolean {
    return this.hung.some((fish) => fish.takenAt !== null || this.now - fish.since < TAKE_MS);
  }

  /** `tilt`: radians by which fish lean back so that a camera from above sees their side. */
  update(ms: number, tilt: number, eye: readonly [number, number]): void {
    this.now = ms;
    this.hung = this.hung.filter((fish) => fish.takenAt === null || ms - fish.takenAt < TAKE_MS);
    this.skinned.clear();
    const lights: Vec[] = [];
    this.lights = lights;
    for (const fish of this.hung) {
      const matrix = this.matrix(fish, tilt, eye);
      if (matrix === null) continue;
      this.skinned.put(matrix, fish.seat);
      const [x = 0, y = 0, z = 0] = matrix.elements.slice(12);
      if (fish.seat === this.lit && fish.takenAt === null) lights.push([x, y, z + LIFT]);
    }
  }

  dispose(): void {
    this.skinned.dispose();
  }

  private moved(token: TokenSpec, left: Hung[], still: boolean): Hung {
    const at = left.findIndex((fish) => fish.seat === token.seat);
    const from = at < 0 ? undefined : left.splice(at, 1)[0];
    const start = from === undefined || still ? null : this.hook(from, 0, [0, 0]);
    return {
      seat: token.seat,
      door: token.door,
      index: 0,
      count: 1,
      from: start,
      since: start === null ? -TAKE_MS : this.now,
      takenAt: null,
    };
  }

  /** Gives each fish its place on its door, in the order of the tokens. */
  private placed(fish: readonly Hung[], tokens: readonly TokenSpec[]): Hung[] {
    const order = (each: Hung) => tokens.findIndex((token) => token.seat === each.seat && token.door === each.door);
    const sorted = [...fish].sort((a, b) => order(a) - order(b));
    const counts = new Map<string, number>();
    for (const each of sorted) {
      each.index = counts.get(each.door) ?? 0;
      counts.set(each.door, each.index + 1);
    }
    for (const each of sorted) each.count = counts.get(each.door) ?? 1;
    return sorted;
  }

  private matrix(fish: Hung, tilt: number, eye: readonly [number, number]): Matrix4 | null {
    const home = this.hook(fish, tilt, eye);
    if (home === null) return null;
    if (fish.takenAt !== null) return home.multiply(takenBy((this.now - fish.takenAt) / TAKE_MS));
    const share = (this.now - fish.since) / TAKE_MS;
    if (fish.from === null || share >= 1) return home;
    const eased = share * share * (3 - 2 * share);
    const [a, b] = [fish.from.elements, home.elements];
    const flown = home.clone();
    flown.setPosition(
      (a[12] ?? 0) + ((b[12] ?? 0) - (a[12] ?? 0)) * eased,
      (a[13] ?? 0) + ((b[13] ?? 0) - (a[13] ?? 0)) * eased,
      (a[14] ?? 0) + ((b[14] ?? 0) - (a[14] ?? 0)) * eased + 90 * Math.sin(eased * Math.PI),
    );
    return flown.multiply(new Matrix4().makeRotationY(eased * 2 * Math.PI));
  }

  /** Where a fish hangs: on its door's lintel, beside the others. */
  private hook(fish: Hung, tilt: number, eye: readonly [number, number]): Matrix4 | null {
    const door = this.doors.get(fish.door);
    if (door === undefined) return null;
    const count = fish.count;
    const step = rowStep(door.hi - door.lo, count);
    const along = (door.lo + door.hi) / 2 + (fish.index - (count - 1) / 2) * step;
    const scale = Math.min(1, (step / LENGTH) * 1.03);
    const flat = door.run.along === "x";
    const place = new Matrix4().makeTranslation(flat ? along : door.run.at, flat ? door.run.at : along, this.top + 1.5);
    const seen = flat ? eye[1] < door.run.at : eye[0] > door.run.at;
    const facing = (flat ? 0 : Math.PI / 2) + (seen ? 0 : Math.PI);
    return place
      .multiply(new Matrix4().makeRotationZ(facing))
      .multiply(new Matrix4().makeRotationX(-tilt))
      .multiply(new Matrix4().makeScale(scale, scale, scale));
  }
}

/** Swings twice, then goes up and away, smaller and smaller. */
function takenBy(share: number): Matrix4 {
  const swing = Math.sin(share * 5 * Math.PI) * 0.7 * (1 - share);
  const rise = Math.max(0, share - 0.35) / 0.65;
  const size = Math.max(0.001, 1 - rise * rise);
  return new Matrix4()
    .makeTranslation(0, 0, 70 * rise * rise)
    .multiply(new Matrix4().makeRotationY(swing + rise * 3))
    .multiply(new Matrix4().makeScale(size, size, size));
}
