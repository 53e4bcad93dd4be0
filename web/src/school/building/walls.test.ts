import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCHOOL } from "../stage/school.fixture.ts";
import { outline } from "./layout.ts";
import { doorways, runs, solids, wallId } from "./walls.ts";

// The expected numbers are what walls.py and board.py say of the same layout.

test("the walls of the school are those of the program", () => {
  expect(runs(SCHOOL.rooms.map((room) => room.box)).map(wallId)).toEqual([
    "y0:0-600",
    "y210:210-600",
    "y390:0-390",
    "y600:0-600",
    "x0:0-600",
    "x210:0-390",
    "x390:210-600",
    "x600:0-600",
  ]);
});

test("the openings of the doors are those of the program", () => {
  expect(doorways(SCHOOL).map(({ id, run, lo, hi }) => [id, wallId(run), lo, hi])).toEqual([
    ["1-3", "y210:210-600", 462, 528],
    ["1-4", "x210:0-390", 72, 138],
    ["1-5", "y210:210-600", 267, 333],
    ["2-3", "x390:210-600", 462, 528],
    ["2-4", "y390:0-390", 72, 138],
    ["3-5", "x390:210-600", 267, 333],
    ["4-5", "x210:0-390", 267, 333],
  ]);
});

test("the walls with their doorways cut out are those of the program", () => {
  expect(solids(SCHOOL)).toEqual([
    [0, -2.5, 600, 2.5],
    [210, 207.5, 267, 212.5],
    [333, 207.5, 462, 212.5],
    [528, 207.5, 600, 212.5],
    [0, 387.5, 72, 392.5],
    [138, 387.5, 390, 392.5],
    [0, 597.5, 600, 602.5],
    [-2.5, 0, 2.5, 600],
    [207.5, 0, 212.5, 72],
    [207.5, 138, 212.5, 267],
    [207.5, 333, 212.5, 390],
    [387.5, 210, 392.5, 267],
    [387.5, 333, 392.5, 462],
    [387.5, 528, 392.5, 600],
    [597.5, 0, 602.5, 600],
  ]);
});

test("a door that is shut leaves its wall whole", () => {
  const open = doorways(SCHOOL).filter((door) => door.id !== "2-4");
  expect(solids(SCHOOL, open)).toContainEqual([0, 387.5, 390, 392.5]);
});

test("the school for tests is the one that comes with the program", () => {
  const file = readFileSync(
    new URL("../../../../src/coldsnap/games/icecool/layouts/school.toml", import.meta.url),
    "utf8",
  );
  const boxes = [...file.matchAll(/^box = \[(.+)\]$/gm)].map((found) => (found[1] ?? "").split(",").map(Number));
  expect(SCHOOL.rooms.map((room) => room.box)).toEqual(boxes);
  const doors = [...file.matchAll(/^id = "(\d-\d)"\nrooms = .+\nat = \[(.+)\]$/gm)].map((found) => [
    found[1],
    (found[2] ?? "").split(",").map(Number),
  ]);
  expect(SCHOOL.doors.map((door) => [door.id, door.at])).toEqual(doors);
  expect(outline(SCHOOL)).toEqual([0, 0, 600, 600]);
});
