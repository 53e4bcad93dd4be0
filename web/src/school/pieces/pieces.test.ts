import { Group, type Mesh, Vector3 } from "three";
import { expect, test } from "vitest";
import { doorways } from "../building/walls.ts";
import { axesOf } from "../camera/fit.ts";
import { SCHOOL } from "../stage/school.fixture.ts";
import type { PieceSpec } from "../types.ts";
import { Pieces } from "./pieces.ts";

const EYE = { position: [300, -500, 700] as const, axes: axesOf(0, 1), tan: 0.3, width: 800, height: 600 };
const where = (body: string) => (body === "p1" ? new Vector3(100, 200, 17.5) : null);

function board() {
  const group = new Group();
  const pieces = new Pieces(group);
  pieces.setSchool(doorways(SCHOOL), SCHOOL.walls);
  const draw = (ms: number, lively = false) => pieces.update(ms, lively, where, EYE);
  const set = (specs: readonly PieceSpec[], still = false) => pieces.set(specs, still, where);
  return { group, pieces, draw, set, first: () => group.children[0] as Mesh };
}

const EMERALD: PieceSpec = { id: "emerald", what: "emerald", door: "1-3" };

test("a piece lies where it is said to lie", () => {
  const { set, draw, first } = board();
  set([{ id: "a", what: "honeycomb", at: { x: 25, y: 575 } }]);
  draw(0);
  expect(first().position.toArray()).toEqual([25, 575, 0]);
});

test("the emerald goes from its door to whoever takes it, and is over the head in the end", () => {
  const { set, draw, first, pieces } = board();
  set([EMERALD]);
  draw(0);
  expect([first().position.x, first().position.y]).toEqual([495, 210]);
  set([{ id: "emerald", what: "emerald", body: "p1" }]);
  draw(300);
  expect(first().position.x).toBeGreaterThan(100);
  expect(first().position.x).toBeLessThan(495);
  expect(pieces.restless()).toBe(true);
  draw(2000);
  expect([first().position.x, first().position.y]).toEqual([100, 200]);
  expect(pieces.restless()).toBe(false);
});

test("where motion is not wanted pieces are simply where they belong, or gone", () => {
  const { set, draw, first, group, pieces } = board();
  set([EMERALD]);
  set([{ id: "emerald", what: "emerald", body: "p1" }], true);
  draw(0);
  expect(first().position.x).toBe(100);
  set([], true);
  expect(group.children).toEqual([]);
  expect(pieces.restless()).toBe(false);
});

test("a piece that is taken vanishes, and one of the same name may come again meanwhile", () => {
  const { set, draw, group } = board();
  const comb: PieceSpec = { id: "a", what: "honeycomb", at: { x: 25, y: 575 } };
  set([comb]);
  draw(0);
  set([]);
  draw(200);
  expect(group.children.length).toBe(1);
  set([comb]);
  draw(300);
  draw(3000);
  expect(group.children.length).toBe(1);
  set([]);
  draw(4000);
  expect(group.children.length).toBe(0);
});

test("a portal turns only where things move by themselves", () => {
  const { set, draw, first } = board();
  set([{ id: "p", what: "portal", at: { x: 100, y: 100 } }]);
  draw(1000);
  expect(first().rotation.z).toBeCloseTo(0);
  draw(2000, true);
  expect(first().rotation.z).not.toBeCloseTo(0);
});

test("snow stands along its wall, and nowhere if there is no such door", () => {
  const { set, draw, group, first } = board();
  set([{ id: "s", what: "snow", door: "1-4" }]);
  draw(0);
  expect(first().rotation.z).toBeCloseTo(Math.PI / 2);
  expect(first().position.toArray()).toEqual([210, 105, 0]);
  set([{ id: "t", what: "snow", door: "9-9" }], true);
  expect(group.children).toEqual([]);
});

test("another school has none of the old one's pieces", () => {
  const { set, group, pieces } = board();
  set([EMERALD]);
  pieces.setSchool([], SCHOOL.walls);
  expect(group.children).toEqual([]);
});
