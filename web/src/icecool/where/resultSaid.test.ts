import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { IceCoolEvent, IceCoolView } from "../../wire/protocol.ts";
import { Words } from "../../words/words.ts";
import { flick } from "../input/flick.ts";
import { aimSaid } from "./aheadSaid.ts";
import { isFolded, resultSaid } from "./resultSaid.ts";

const python = JSON.parse(readFileSync(new URL("../../../tests/fixtures/where_told.json", import.meta.url), "utf8"));
const midgame = python.positions.find((each: { position: string }) => each.position === "midgame").view as IceCoolView;
const names: string[] = python.names;
let words = new Words("en");

beforeAll(async () => {
  words = await words.need("common", "icecool", "icecool-promos", "where");
});

test("what came of a flick is one sentence that names rooms, and nothing of it is said again", () => {
  const bodies = midgame.bodies.filter((body) => body.id === "p1" || body.id === "p2");
  const events = [
    { kind: "icecool-came-to-rest", rule: "TURN-13", bodies, apart: [] },
    { kind: "icecool-token-taken", rule: "DOOR-1", seat: 1, door: "2-3" },
    { kind: "icecool-id-taken", rule: "CATCH-1", seat: 2, by: 0 },
  ] as unknown as IceCoolEvent[];
  expect(resultSaid(words, midgame, names, events)).toBe(
    "Player 2 takes a fish at door 2-3 and rests in the Gym; Bo is caught by Zoë and rests in the Lab.",
  );
  expect(events.every(isFolded)).toBe(true);
  expect(resultSaid(words, midgame, names, events.slice(1))).toBeNull();
});

test("an aim is spoken with its direction, its strength and what lies ahead", () => {
  const of = { words, view: midgame, names };
  const said = (yaw: number) => aimSaid(of, "p1", flick(yaw, 600, 0, 0));
  expect(said(1800)).toBe("180°, west, power 60 %: towards the door to the Kitchen, 8 cm.");
  expect(said(2700)).toMatch(/^270°, south, power 60 %: towards walrus 3, \d+ cm\.$/);
  expect(said(900)).toMatch(/^90°, north, power 60 %: towards the wall, \d+ cm\.$/);
});
