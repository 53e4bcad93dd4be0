/** The pieces of the promos on the board. A chunk of its own: tables without promos never load it. */

import {
  type BufferGeometry,
  type Group,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshPhongMaterial,
  Vector3,
} from "three";
import type { WallPlan } from "../building/layout.ts";
import type { Doorway } from "../building/walls.ts";
import type { Eye } from "../camera/eye.ts";
import type { PieceKind, PieceSpec } from "../types.ts";
import { gem, halo, honeycomb, net, plank, snow, star, swirl } from "./models.ts";

/** Milliseconds that a piece takes to another place, or to vanish. */
const FLY_MS = 750;
const GO_MS = 480;
/** Height of the emerald fish over a door's wall, and over the middle of whoever wears it. */
const OVER_DOOR = 27;
const OVER_HEAD = 58;
const EMERALD = { length: 42, thick: 15 };
/** The Platform's plate (src/coldsnap/games/icecool/board/platform.toml). */
const PLATE = { width: 44, thick: 3 };
/** Milliseconds of a turn of a portal's swirl. */
const SWIRL_MS = 7000;

type Where = (body: string) => Vector3 | null;

interface Piece {
  spec: PieceSpec;
  readonly mesh: Mesh;
  readonly glow: Mesh | null;
  /** Where it was when it began to be somewhere else; null if it simply is where it is. */
  from: Vector3 | null;
  since: number;
  goneAt: number | null;
}

export class Pieces {
  private readonly group: Group;
  private readonly toy = new MeshPhongMaterial({
    vertexColors: true,
    emissive: 0x1a1a1a,
    shininess: 50,
    specular: 0x333333,
  });
  private readonly flat = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false });
  private readonly emerald = new MeshPhongMaterial({
    vertexColors: true,
    emissive: 0x06402a,
    specular: 0xb8ffdf,
    shininess: 140,
  });
  private readonly all = new Map<string, Piece>();
  private doors: readonly Doorway[] = [];
  private walls: WallPlan = { thickness: 5, height: 68, lintel: 60 };
  private now = 0;

  constructor(group: Group) {
    this.group = group;
  }

  /** Another school: what lay in the old one is gone. */
  setSchool(doors: readonly Doorway[], walls: WallPlan): void {
    this.doors = doors;
    this.walls = walls;
    for (const piece of this.all.values()) this.remove(piece);
  }

  /** What there is now. A piece that has another place goes there, one that is not named vanishes; `still`: at once. */
  set(specs: readonly PieceSpec[], still: boolean, where: Where): void {
    const kept = new Set(specs.map((spec) => spec.id));
    for (const piece of this.all.values()) {
      if (kept.has(piece.spec.id) || piece.goneAt !== null) continue;
      if (still) this.remove(piece);
      else piece.goneAt = this.now;
    }
    for (const spec of specs) this.put(spec, still, where);
  }

  /** Whether a piece is on its way, so that a picture of a moment from now would be another one. */
  restless(): boolean {
    return [...this.all.values()].some((piece) => piece.goneAt !== null || this.now - piece.since < FLY_MS);
  }

  /** Brings every piece to a time. `lively`: they turn and float. */
  update(ms: number, lively: boolean, where: Where, eye: Eye): void {
    this.now = ms;
    for (const piece of this.all.values()) {
      if (piece.goneAt !== null && ms - piece.goneAt >= GO_MS) this.remove(piece);
      else this.place(piece, lively ? ms : 0, where, eye);
    }
  }

  dispose(): void {
    for (const piece of this.all.values()) this.remove(piece);
    for (const material of [this.toy, this.flat, this.emerald]) material.dispose();
  }

  private put(spec: PieceSpec, still: boolean, where: Where): void {
    const found = this.all.get(spec.id);
    if (found === undefined || found.goneAt !== null) {
      if (found !== undefined) this.remove(found);
      const made = this.made(spec);
      if (made !== null) this.all.set(spec.id, made);
      return;
    }
    if (!isMoved(found.spec, spec)) return;
    found.from = still ? null : this.home(found.spec, where);
    found.since = found.from === null ? Number.NEGATIVE_INFINITY : this.now;
    found.spec = spec;
    this.turn(found);
  }

  private made(spec: PieceSpec): Piece | null {
    const door = this.doors.find((each) => each.id === spec.door);
    if (spec.what === "snow" && door === undefined) return null;
    const mesh = new Mesh(this.shape(spec, door), this.material(spec.what));
    const solid = mesh.material !== this.flat;
    mesh.castShadow = solid;
    mesh.receiveShadow = solid;
    mesh.renderOrder = solid ? 0 : 1;
    const glow = spec.what === "emerald" ? new Mesh(halo(46, "#35f0a0"), this.flat) : null;
    if (glow !== null) glow.renderOrder = 2;
    const piece: Piece = { spec, mesh, glow, from: null, since: Number.NEGATIVE_INFINITY, goneAt: null };
    for (const each of parts(piece)) {
      each.frustumCulled = false;
      this.group.add(each);
    }
    this.turn(piece);
    return piece;
  }

  private shape(spec: PieceSpec, door: Doorway | undefined): BufferGeometry {
    switch (spec.what) {
      case "honeycomb":
        return honeycomb();
      case "emerald":
        return gem(EMERALD.length, EMERALD.thick);
      case "portal":
        return swirl(spec.seat !== 1);
      case "snow":
        return snow(door === undefined ? 0 : door.hi - door.lo, this.walls.lintel);
      case "trap":
        return net(spec.seat ?? 0);
      case "teleport":
        return star(spec.seat ?? 0);
      case "plank":
        return plank(PLATE.width, PLATE.thick);
    }
  }

  private material(what: PieceKind): Material {
    if (what === "emerald") return this.emerald;
    return what === "portal" || what === "teleport" || what === "trap" ? this.flat : this.toy;
  }

  /** A thing in a doorway stands as the doorway does. */
  private turn({ spec, mesh }: Piece): void {
    const run = this.doors.find((door) => door.id === spec.door)?.run;
    mesh.rotation.set(0, 0, run?.along === "y" ? Math.PI / 2 : 0);
  }

  /** Where a piece belongs; null while whoever wears it is nowhere. */
  private home({ what, at, door, body }: PieceSpec, where: Where): Vector3 | null {
    if (body !== undefined) {
      const place = where(body);
      return place === null ? null : new Vector3(place.x, place.y, place.z + OVER_HEAD);
    }
    const way = this.doors.find((each) => each.id === door);
    if (way !== undefined) {
      const middle = (way.lo + way.hi) / 2;
      const z = what === "emerald" ? this.walls.height + OVER_DOOR : 0;
      return way.run.along === "x" ? new Vector3(middle, way.run.at, z) : new Vector3(way.run.at, middle, z);
    }
    if (at === undefined) return null;
    return new Vector3(at.x, at.y, what === "plank" ? this.walls.height : 0);
  }

  /** `ms` is 0 where nothing moves by itself. */
  private place(piece: Piece, ms: number, where: Where, eye: Eye): void {
    const { spec, mesh, glow } = piece;
    const home = this.home(spec, where);
    for (const each of parts(piece)) each.visible = home !== null;
    if (home === null) return;
    mesh.position.copy(flown(piece.from, home, (this.now - piece.since) / FLY_MS));
    if (spec.what === "portal") mesh.rotation.z = (-ms / SWIRL_MS) * 2 * Math.PI;
    if (spec.what === "emerald") {
      mesh.position.z += 2.5 * Math.sin(ms / 700);
      mesh.rotation.z = facing(mesh.position, eye) + 0.35 * Math.sin(ms / 1300);
      mesh.rotation.x = -0.5;
    }
    const left = piece.goneAt === null ? 1 : 1 - (this.now - piece.goneAt) / GO_MS;
    mesh.scale.setScalar(Math.max(0.01, left));
    mesh.position.z += (1 - left) * 50;
    if (glow === null) return;
    glow.position.copy(mesh.position);
    glow.scale.setScalar(Math.max(0.01, left * (1 + 0.08 * Math.sin(ms / 430))));
    glow.setRotationFromMatrix(towards(eye));
  }

  private remove(piece: Piece): void {
    this.all.delete(piece.spec.id);
    for (const each of parts(piece)) {
      this.group.remove(each);
      each.geometry.dispose();
    }
  }
}

function parts({ mesh, glow }: Piece): readonly Mesh[] {
  return glow === null ? [mesh] : [mesh, glow];
}

function isMoved(a: PieceSpec, b: PieceSpec): boolean {
  return a.at?.x !== b.at?.x || a.at?.y !== b.at?.y || a.door !== b.door || a.body !== b.body;
}

/** The way from one place to another, in an arc; from nowhere one is there at once. */
function flown(from: Vector3 | null, to: Vector3, share: number): Vector3 {
  if (from === null || share >= 1) return to;
  const eased = share * share * (3 - 2 * share);
  const at = from.clone().lerp(to, eased);
  at.z += 60 * Math.sin(eased * Math.PI);
  return at;
}

/** How a thing is turned about z so that its broad side is seen. */
function facing(at: Vector3, eye: Eye): number {
  return Math.atan2(eye.position[1] - at.y, eye.position[0] - at.x) + Math.PI / 2;
}

/** The turn of a flat thing that faces the camera. */
function towards({ axes: { right, up, forward } }: Eye): Matrix4 {
  const back = new Vector3(...forward).negate();
  return new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), back);
}
