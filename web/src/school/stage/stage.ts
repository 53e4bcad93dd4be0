/**
 * The 3D school in a canvas. It knows nothing of turns, and of seats only their looks.
 *
 * Everything drawn is a function of what was set and of the times that `draw` is called with. For units see types.ts:
 * millimetres and the integers of a flick, and metres in poses.
 */

import { InstancedMesh, PlaneGeometry, type Texture } from "three";
import { type Layout, outline } from "../building/layout.ts";
import { CameraRig, NEAR, type Subject } from "../camera/cameraRig.ts";
import { projected } from "../camera/eye.ts";
import { type Seen, seenBodies, seenPieces } from "../camera/seeThroughWalls.ts";
import { Figures } from "../figures/figures.ts";
import { Fish } from "../figures/fish.ts";
import { toyMaterial } from "../figures/skinned.ts";
import type { Aids } from "../marks/aids/aids.ts";
import { pullLength, TENTH } from "../marks/aimShapes.ts";
import { FloorMarks } from "../marks/floorMarks.ts";
import type { Pieces } from "../pieces/pieces.ts";
import type {
  AimSpec,
  BodySpec,
  Box,
  CameraMode,
  CameraTarget,
  Counts,
  GoalSpec,
  Insets,
  MarkSpec,
  PathSpec,
  Picked,
  PieceSpec,
  Plan,
  Pose,
  Projected,
  SchoolLook,
  StageOptions,
  TokenSpec,
} from "../types.ts";
import { glContextOf, MOST_RATIO } from "./context.ts";
import { Pace, Trial } from "./pace.ts";
import { picked } from "./pick.ts";
import { School } from "./school.ts";
import { World } from "./world.ts";

/** Radians that the camera turns for a pixel. */
const ORBIT = 0.006;
/** Millimetres above a body's place that are still of it. */
const BODY = 60;
/** Milliseconds after the first picture in which there is time for whoever wants to begin. */
const CALM_MS = 250;
/** Cameras that go where their body goes. */
const FOLLOWING: ReadonlySet<CameraMode> = new Set(["follow", "aim", "close"]);

export class Stage {
  private readonly world: World;
  private readonly rig = new CameraRig();
  private readonly figures: Figures;
  private readonly fish: Fish;
  private readonly floorMarks: FloorMarks;
  /** What helps to aim; fetched with the first of it. */
  private aids: Aids | null = null;
  private aidsAwaited = false;
  private readonly skins: Texture;
  private readonly pace = new Pace();
  /** Whether this machine can do more; null where that is not asked, or known already. */
  private trial: Trial | null = null;
  private school: School | null = null;
  /** What promos put on the board; fetched with the first of it. */
  private pieces: Pieces | null = null;
  private pieced: readonly PieceSpec[] = [];
  private fetching = false;
  private gone = false;
  /** Where the aimed flick would lead, as far as that is shown. */
  path: PathSpec | null = null;
  private goal: GoalSpec | null = null;
  private target: CameraTarget = {};
  private dirty = true;
  private moved = true;
  /** Whether a school was set that has not been drawn. */
  private unseen = true;
  /** When the second picture was drawn; null before that. */
  private began: number | null = null;
  private last: Counts = { drawCalls: 0, triangles: 0 };

  private readonly options: StageOptions;

  constructor(canvas: HTMLCanvasElement, options: StageOptions) {
    this.options = options;
    const glContext = glContextOf(canvas, options.quality);
    if (glContext === null) throw new Error("this browser has no WebGL 2");
    if (options.quality === "auto" && glContext.strong) this.trial = new Trial();
    this.world = new World(canvas, glContext, options.quality);
    this.skins = this.world.paintings.add({ what: "skins" });
    const toy = this.world.keep(toyMaterial(this.skins));
    this.world.rehearse(new InstancedMesh(this.world.keep(new PlaneGeometry(1, 1)), toy, 1));
    this.figures = new Figures(this.world.group, toy, () => this.touch(true));
    this.fish = new Fish(this.world.group, toy);
    this.floorMarks = new FloorMarks(this.world.group);
    // Shaders are worked out beside what the page does next.
    this.world.compile();
    canvas.addEventListener("webglcontextrestored", () => this.touch(true));
  }

  /** Builds another school. Tokens are set anew after it. */
  setSchool(layout: Layout, look: SchoolLook = { line: "orange" }): void {
    this.school?.dispose();
    this.school = new School(this.world, layout, look);
    // Else after the first picture, which is there sooner without it.
    if (this.options.quality === "high") this.addDetails(this.school);
    this.fish.setDoors(this.school.doors, layout.walls.height);
    this.pieces?.setSchool(this.school.doors, this.school.card);
    this.rig.setBoard(outline(layout));
    this.world.compile();
    this.unseen = true;
    this.touch(true);
  }

  /** Who stands where. Bodies that are not named are gone. */
  setBodies(bodies: readonly BodySpec[]): void {
    this.figures.setBodies(bodies);
    this.touch(true);
  }

  /** Where one body is at this moment, for playback. */
  pose(id: string, pose: Pose): void {
    this.figures.pose(id, pose);
    this.touch(true);
  }

  /** Turns a body to look in a direction; the bodies are round, so that changes nothing but its looks. */
  face(id: string, yaw: number): void {
    this.figures.turnTo(id, yaw * TENTH);
    this.touch(true);
  }

  /** Which fish hang where. Those that are gone swing off, those on another door fly there; `jump`: without that. */
  setTokens(tokens: readonly TokenSpec[], jump = false): void {
    this.fish.setTokens(tokens, jump || this.options.reducedMotion);
    this.touch(true);
  }

  /** The pieces of promos. One that keeps its id goes from its old place to its new one. */
  setPieces(pieces: readonly PieceSpec[]): void {
    this.pieced = pieces;
    if (this.pieces === null) {
      if (pieces.length > 0) void this.fetch();
      return;
    }
    this.pieces.set(pieces, this.options.reducedMotion, this.whereabouts);
    this.touch(true);
  }

  /** Doors through which nobody gets. */
  setShut(doors: readonly string[]): void {
    this.school?.setShut(doors);
    this.touch(true);
  }

  /** Who wears the monitor's cap and sash, by seat. */
  setCatchers(seats: readonly number[]): void {
    this.figures.setCatchers(seats);
    this.touch(true);
  }

  /** The flick that is aimed here; its body looks that way and all others look at it. */
  setAim(aim: AimSpec | null): void {
    this.floorMarks.drawing.aim = aim;
    if (aim !== null) this.face(aim.from, aim.yaw);
    this.touch(false);
  }

  /** What somebody else aims at this moment, drawn in that body's colour. */
  setOthersAim(aim: AimSpec | null): void {
    this.floorMarks.drawing.others = aim;
    if (aim !== null) this.face(aim.from, aim.yaw);
    this.touch(false);
  }

  /** The path of a server's preview, in place of the arrow of the aim; null: the arrow again. */
  setPath(path: PathSpec | null): void {
    this.path = path;
    if (path !== null) void this.fetchAids();
    this.floorMarks.drawing.pathed = path !== null && this.aids !== null;
    this.touch(false);
  }

  /** What shall be reached, which glows. */
  setGoal(goal: GoalSpec | null): void {
    this.goal = goal;
    if (goal !== null) void this.fetchAids();
    this.touch(false);
  }

  /** Offered points, and a part of the floor on which any point is offered. */
  setMarks(marks: readonly MarkSpec[], region: Box | null = null): void {
    this.floorMarks.drawing.marks = marks;
    this.floorMarks.drawing.region = region;
    this.touch(false);
  }

  /** The body that is in turn: it glows, and all others look at it. */
  setGlow(body: string | null): void {
    this.floorMarks.drawing.glow = body;
    this.figures.watched = body;
    this.touch(false);
  }

  /** The points that are offered. */
  get marks(): readonly MarkSpec[] {
    return this.floorMarks.drawing.marks;
  }

  get lit(): number | null {
    return this.fish.lit;
  }

  /** Whose fish are lit: theirs whom it is worth to look for them. */
  setLit(seat: number | null): void {
    this.fish.lit = seat;
    this.touch(false);
  }

  /**
   * Where the camera is wanted. `overview` and `top` show the whole board; `aim` stands behind `target.body` looking
   * along `target.yaw`; `follow` keeps `target.body` in the middle; `close` shows `target` large; `free` stays.
   */
  setCamera(mode: CameraMode, target: CameraTarget = {}): void {
    this.target = target;
    this.rig.mode = mode;
    this.rig.setMode(mode, this.subject());
    this.touch(false);
  }

  /** `free` after the first orbit, zoom or pan. */
  get camera(): CameraMode {
    return this.rig.mode;
  }

  setInsets(insets: Insets): void {
    this.rig.setInsets(insets);
    this.touch(false);
  }

  /** Turns the school under a finger that moved by so many CSS pixels. */
  orbitBy(dx: number, dy: number): void {
    this.rig.orbitBy(-dx * ORBIT, dy * ORBIT);
    this.touch(false);
  }

  /** The camera's distance times a factor: above 1 farther away. */
  zoomBy(factor: number): void {
    this.rig.zoomBy(factor);
    this.touch(false);
  }

  /** CSS pixels by which the school is dragged. */
  panBy(dx: number, dy: number): void {
    this.rig.panBy(dx, dy);
    this.touch(false);
  }

  /** Size in CSS pixels, and how many device pixels one of them has. */
  resize(width: number, height: number, dpr: number): void {
    this.world.renderer.setPixelRatio(this.world.fine || this.trial !== null ? Math.min(dpr, MOST_RATIO) : 1);
    this.world.renderer.setSize(width, height, false);
    this.rig.resize(width, height);
    this.touch(false);
  }

  /** What is under a pointer, in CSS pixels from the canvas's upper left corner. */
  pick(x: number, y: number): Picked {
    return picked(this.rig.eye(), x, y, this.figures.balls(), this.floorMarks.drawing.marks);
  }

  /** Where a body is seen, in CSS pixels. */
  whereIs(body: string): Projected | null {
    return this.project(body);
  }

  /** Where a point of the floor (millimetres; `z` up) or a body's middle is seen. */
  project(what: string | Plan, z = 0): Projected | null {
    if (typeof what !== "string") return projected(this.rig.eye(), [what.x, what.y, z]);
    const place = this.figures.position(what);
    return place === null ? null : projected(this.rig.eye(), [place.x, place.y, place.z + z]);
  }

  /** Where the end of the aim's rubber band is seen, and a little beyond it; null without an aim. */
  grip(): Projected | null {
    const { aim } = this.floorMarks.drawing;
    const at = aim && this.figures.standing(aim.from);
    if (!aim || !at) return null;
    const back = pullLength(aim.power) + 20;
    const yaw = aim.yaw * TENTH;
    return this.project({ x: at.x - back * Math.cos(yaw), y: at.y - back * Math.sin(yaw) }, at.level);
  }

  /** Whether there is something left to draw, now or soon. */
  get needsDraw(): boolean {
    if (this.school === null) return false;
    const awaited = this.figures.awaited || (this.fetching && this.pieces === null) || this.aidsAwaited;
    return this.changed || awaited || !this.school.adorned || this.world.paintings.coarse;
  }

  /** Whether there is a picture of the school. */
  get shown(): boolean {
    return !this.unseen;
  }

  /** Draws the school at a time, in milliseconds from anywhere, if that gives another picture than the last one. */
  draw(ms: number): void {
    // Before there is a school, and all that it is painted with, there is nothing worth a slow machine's first picture.
    if (this.school === null || (this.unseen && this.world.paintings.unpainted)) return;
    const still = this.options.reducedMotion;
    this.adapt(ms);
    if (!this.changed) return;
    this.figures.update(ms, this.lively, still);
    if (FOLLOWING.has(this.rig.mode)) this.rig.setMode(this.rig.mode, this.subject());
    this.rig.step(ms, still);
    const eye = this.rig.eye();
    const tilt = Math.max(0, this.rig.pitch - 0.5);
    this.fish.update(ms, tilt, [eye.position[0], eye.position[1]]);
    this.floorMarks.drawing.lights = this.fish.lights;
    this.pieces?.update(ms, this.lively, this.whereabouts, eye);
    this.floorMarks.update(ms, this.surroundings(), !this.lively);
    this.aids?.update(this.path, this.figures.twist(this.path?.body ?? ""));
    this.aids?.glow(this.lively ? ms : 0, this.goal, this.school);
    this.world.ground(this.figures.feet());
    this.school.reveal(this.seen());
    this.world.look(eye);
    this.render();
    this.unseen = false;
  }

  counts(): Counts {
    return this.last;
  }

  /** Frees everything on the graphics card. The stage cannot be used after it. */
  dispose(): void {
    this.school?.dispose();
    this.figures.dispose();
    this.fish.dispose();
    this.pieces?.dispose();
    this.aids?.dispose();
    this.gone = true;
    this.floorMarks.dispose();
    this.world.dispose();
  }

  /** Whether things move by themselves: not on slow machines, nor where motion is not wanted. */
  private get lively(): boolean {
    return this.world.fine && !this.options.reducedMotion;
  }

  /** Whether drawing now would give another picture than the last one. */
  private get changed(): boolean {
    if (this.dirty || this.lively || this.trial !== null || this.world.paintings.fresh) return true;
    return !this.rig.settled() || this.figures.restless() || this.fish.restless() || this.pieces?.restless() === true;
  }

  /** One step nearer to what this machine can draw. */
  private adapt(ms: number): void {
    if (this.unseen) return;
    this.began ??= ms;
    if (this.school !== null && !this.school.adorned) {
      if (ms - this.began < CALM_MS) return;
      this.addDetails(this.school);
      this.touch(true);
      return;
    }
    const quick = this.trial?.quick(ms);
    if (quick === null) return;
    if (quick === true) this.world.enrich();
    if (quick === false) this.world.simplify();
    if (quick !== undefined) this.trial = null;
    if (this.options.quality === "auto" && this.world.fine && this.pace.slow(ms)) this.world.simplify();
    this.world.paintings.refine();
    this.moved ||= quick === true;
  }

  /** Adds what the first picture does without. */
  private addDetails(school: School): void {
    school.addDetails();
    this.world.addDetails();
  }

  private render(): void {
    const { renderer } = this.world;
    const shaded = this.moved || this.fish.restless() || this.pieces?.restless() || !this.world.fine;
    renderer.shadowMap.needsUpdate = shaded;
    this.world.draw();
    const { calls, triangles } = renderer.info.render;
    if (shaded) this.last = { drawCalls: calls, triangles };
    this.dirty = this.moved = false;
  }

  private readonly whereabouts = (body: string) => this.figures.position(body);

  private async fetch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    const { Pieces } = await import("../pieces/pieces.ts");
    if (this.gone) return;
    this.pieces = new Pieces(this.world.group);
    if (this.school !== null) this.pieces.setSchool(this.school.doors, this.school.card);
    this.setPieces(this.pieced);
  }

  private async fetchAids(): Promise<void> {
    if (this.aids !== null || this.aidsAwaited) return;
    this.aidsAwaited = true;
    const loaded = await import("../marks/aids/aids.ts").catch(() => null);
    this.aidsAwaited = false;
    if (this.gone || loaded === null) return;
    this.aids = new loaded.Aids(this.world.group, this.skins);
    this.setPath(this.path);
  }

  private touch(moved: boolean): void {
    this.dirty = true;
    this.moved ||= moved;
  }

  private surroundings() {
    const school = this.school;
    return {
      where: (id: string) => this.figures.standing(id),
      solids: school?.solids ?? [],
      wallHeight: school?.height ?? 0,
    };
  }

  /** What no wall may hide: from near only the one who is looked at, else everybody and all that lies about. */
  private seen(): Seen[] {
    const near = this.rig.mode === "aim" || this.rig.mode === "close";
    const one = near && this.target.body !== undefined ? this.figures.position(this.target.body) : null;
    if (one !== null) return seenBodies([one]);
    return [...seenBodies(this.figures.positions()), ...seenPieces(this.pieced)];
  }

  private subject() {
    const { body, at, yaw } = this.target;
    const place = body === undefined ? null : this.figures.position(body);
    const facing = body === undefined ? null : this.figures.facing(body);
    if (this.rig.mode === "close" && place !== null) return closeTo(place, at ?? place);
    const where = place ?? at;
    if (where === undefined) return null;
    const ahead = this.rig.mode === "aim" ? facing : null;
    return { at: { x: where.x, y: where.y }, yaw: yaw === undefined ? (ahead ?? Math.PI / 2) : yaw * TENTH };
  }
}

/** What a close-up shows: the body wherever it flies, and the place that decides. */
function closeTo(body: Plan & { readonly z: number }, at: Plan): Subject {
  const middle = { x: 0.6 * body.x + 0.4 * at.x, y: 0.6 * body.y + 0.4 * at.y };
  const away = Math.hypot(body.x - at.x, body.y - at.y);
  return { at: middle, yaw: Math.PI / 2, reach: NEAR + 0.45 * away, top: body.z + BODY };
}
