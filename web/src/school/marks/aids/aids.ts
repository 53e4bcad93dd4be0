/** What helps to aim, and is fetched when it is first shown: a preview's path, ghost and fan; what a drill asks for. */

import { Color, type Group, type Texture } from "three";
import type { Vec } from "../../camera/fit.ts";
import type { School } from "../../stage/school.ts";
import type { GoalSpec, PathSpec, Place } from "../../types.ts";
import { Overlay } from "../overlay.ts";
import { footOf, Ghost } from "./ghost.ts";
import { doorGlow, roomGlow } from "./goalGlow.ts";
import { dotted, fanPairs, speedLook } from "./pathShapes.ts";

const FLOOR = 1.3;
/** A body whose base is so much higher than that is in the air. */
const ALOFT = 5;
const SHADOW = "#14324c";
const WALL_HIT = "#c2410c";
const REST = "#1f6fb2";
/** A point that a wall hides is still seen this much. */
const FAINT = 0.3;
/** Millimetres beyond a body's base from which its path shines through what hides it. */
const BEYOND = 110;
/** The least distance of two dots. */
const GAP = 4;
const DOT_STEPS = 10;

export class Aids {
  /** What the eye sees of it, and what walls hide, more faintly. */
  private readonly seen = new Overlay(true, 4);
  private readonly hidden = new Overlay(false, 3);
  private readonly glows = new Overlay(true, 2);
  private readonly ghost: Ghost;

  /** `skins`: the canvas of what penguins wear. */
  constructor(group: Group, skins: Texture) {
    this.ghost = new Ghost(group, skins);
    group.add(this.seen.mesh, this.hidden.mesh, this.glows.mesh);
  }

  /** Draws what is to be seen; `twist` is how far the body's figure is turned about its own axis. */
  update(path: PathSpec | null, twist: number): void {
    this.ghost.put(path?.body ?? "", path?.ghost ?? null, twist);
    this.seen.begin();
    this.hidden.begin();
    if (path !== null) {
      draw(this.seen, path, 1, 3);
      draw(this.hidden, path, FAINT, BEYOND);
    }
    this.seen.end();
    this.hidden.end();
  }

  /** Draws what shall be reached; `ms` is 0 where nothing moves by itself. */
  glow(ms: number, goal: GoalSpec | null, school: Pick<School, "doors" | "card">): void {
    this.glows.begin();
    const door = school.doors.find(({ id }) => id === goal?.door);
    if (door !== undefined) doorGlow(this.glows, door, school.card, ms);
    if (goal?.room) roomGlow(this.glows, goal.room, ms);
    this.glows.end();
  }

  dispose(): void {
    this.glows.dispose();
    this.ghost.dispose();
    this.seen.dispose();
    this.hidden.dispose();
  }
}

/** `share`: how much of it is seen; what shines through walls begins beyond the penguin, which is in front of it. */
function draw(overlay: Overlay, spec: PathSpec, share: number, under: number): void {
  const { base, rest } = footOf(spec.body);
  const grounded = ([x, y, z]: Place): Vec => [x, y, Math.max(0, z - rest) + FLOOR];
  fan(overlay, spec, share, grounded);
  const dots = dotted(spec.path, base + under, GAP);
  line(overlay, spec, share, dots[0] ?? spec.path.length, grounded);
  for (const i of dots) {
    const { colour, size } = speedLook(spec.speeds[i] ?? 0);
    const [x, y, z] = grounded(spec.path[i] ?? [0, 0, 0]);
    if (z > ALOFT) stem(overlay, [x, y, z], share);
    overlay.ring([x, y, z + 0.3], 0, size + 1.3, "#ffffff", 0.95 * share, 0.95 * share, DOT_STEPS);
    overlay.ring([x, y, z + 0.6], 0, size, colour, share, share, DOT_STEPS);
  }
  ends(overlay, spec, share, base, grounded);
}

/** From a point in the air down to its shadow on the floor: so its height is seen. */
function stem(overlay: Overlay, [x, y, z]: Vec, share: number): void {
  overlay.ring([x, y, FLOOR], 0, 2.6, SHADOW, 0.4 * share, 0.4 * share, DOT_STEPS);
  const tone = new Color(SHADOW);
  const alphas = [0.3 * share, 0.3 * share, 0.1 * share, 0.1 * share] as const;
  overlay.quad(
    [
      [x - 0.5, y, FLOOR],
      [x + 0.5, y, FLOOR],
      [x + 0.5, y, z],
      [x - 0.5, y, z],
    ],
    tone,
    alphas,
  );
}

/** A band that joins the points, in the colour of its speed. */
function line(
  overlay: Overlay,
  { path, speeds }: PathSpec,
  share: number,
  first: number,
  grounded: (place: Place) => Vec,
): void {
  for (let i = Math.max(1, first); i < path.length; i++) {
    const [a, b] = [path[i - 1], path[i]];
    if (a === undefined || b === undefined) continue;
    const { colour, size } = speedLook(((speeds[i - 1] ?? 0) + (speeds[i] ?? 0)) / 2);
    const ends = [grounded(a), grounded(b)];
    overlay.ribbon(
      ends,
      () => size + 2.4,
      "#ffffff",
      () => 0.6 * share,
    );
    overlay.ribbon(
      ends.map(([x, y, z]): Vec => [x, y, z + 0.15]),
      () => size,
      colour,
      () => 0.75 * share,
    );
  }
}

/** The floor between the strongest flicks to the left and to the right, and where each of the four ends. */
function fan(overlay: Overlay, { fan: edges }: PathSpec, share: number, grounded: (place: Place) => Vec): void {
  const [leftStrong, , rightStrong] = edges;
  if (leftStrong === undefined || rightStrong === undefined) return;
  const tone = new Color(SHADOW);
  const pairs = fanPairs(leftStrong, rightStrong);
  pairs.forEach(([left, right], i) => {
    const next = pairs[i + 1];
    if (next === undefined) return;
    const alpha = 0.2 * share;
    overlay.quad([grounded(left), grounded(right), grounded(next[1]), grounded(next[0])], tone, [
      alpha,
      alpha,
      alpha,
      alpha,
    ]);
  });
  for (const side of [0, 1] as const) {
    overlay.ribbon(
      pairs.map((pair) => grounded(pair[side])),
      () => 1.1,
      SHADOW,
      () => 0.45 * share,
    );
  }
  for (const edge of edges) {
    const end = edge.at(-1);
    if (end !== undefined) overlay.ring(grounded(end), 3.4, 5, SHADOW, 0.6 * share);
  }
}

/** A ring around the ghost, thick where it hits something, and a double one where the penguin comes to rest. */
function ends(
  overlay: Overlay,
  { path, ghost, hits }: PathSpec,
  share: number,
  base: number,
  grounded: (place: Place) => Vec,
): void {
  const end = path.at(-1);
  if (ghost !== null && hits !== null) {
    overlay.ring([1000 * ghost.x, 1000 * ghost.y, FLOOR], base + 1, base + 5, WALL_HIT, 0.9 * share);
  }
  if (end === undefined || (hits !== null && ghost !== null && isAt(end, 1000 * ghost.x, 1000 * ghost.y))) return;
  overlay.ring(grounded(end), base - 4, base - 2, REST, 0.9 * share);
  overlay.ring(grounded(end), base, base + 3, REST, 0.9 * share);
}

function isAt([x, y]: Place, otherX: number, otherY: number): boolean {
  return Math.hypot(x - otherX, y - otherY) < 2;
}
