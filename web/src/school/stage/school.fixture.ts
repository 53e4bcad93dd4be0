/** The school as src/coldsnap/games/icecool/layouts/school.toml has it, for tests. */

import type { Layout } from "../building/layout.ts";

export const SCHOOL: Layout = {
  name: "school",
  walls: { thickness: 5, height: 68, lintel: 60 },
  rooms: [
    { id: "1", name: "classroom", box: [210, 0, 600, 210], line: [242.5, 32.5, 567.5, 177.5] },
    { id: "2", name: "kitchen", box: [0, 390, 390, 600], line: [32.5, 422.5, 357.5, 567.5] },
    { id: "3", name: "gym", box: [390, 210, 600, 600], line: [422.5, 242.5, 567.5, 567.5] },
    { id: "4", name: "lab", box: [0, 0, 210, 390], line: [32.5, 32.5, 177.5, 357.5] },
    { id: "5", name: "game-room", box: [210, 210, 390, 390], line: [242.5, 242.5, 357.5, 357.5] },
  ],
  doors: [
    { id: "1-3", rooms: ["1", "3"], at: [495, 210], width: 66, fish: true },
    { id: "1-4", rooms: ["1", "4"], at: [210, 105], width: 66, fish: false },
    { id: "1-5", rooms: ["1", "5"], at: [300, 210], width: 66, fish: false },
    { id: "2-3", rooms: ["2", "3"], at: [390, 495], width: 66, fish: false },
    { id: "2-4", rooms: ["2", "4"], at: [105, 390], width: 66, fish: true },
    { id: "3-5", rooms: ["3", "5"], at: [390, 300], width: 66, fish: true },
    { id: "4-5", rooms: ["4", "5"], at: [210, 300], width: 66, fish: false },
  ],
  spots: [
    { id: "circle", kind: "circle", room: "1", at: [405, 105], radius: 20 },
    { id: "dot", kind: "dot", room: "5", at: [300, 300], radius: 5 },
  ],
  clips: [
    [570, 210],
    [210, 30],
    [390, 570],
    [30, 390],
  ],
};
