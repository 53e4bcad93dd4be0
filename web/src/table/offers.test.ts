import { expect, test } from "vitest";
import type { IceCoolOffer } from "../wire/protocol.ts";
import { exact, flickRange, isIn, placeRanges } from "./offers.ts";

const OFFER: IceCoolOffer = {
  seat: 0,
  lapse: { kind: "icecool-lapse", seat: 0 },
  choices: [
    { kind: "one-of", action: { kind: "icecool-announce-task", task: "jump" }, quiet: false },
    { kind: "one-of", action: { kind: "icecool-end-turn" }, quiet: true },
    {
      kind: "ranged",
      action: { kind: "icecool-flick", body: "p0", yaw: 0, power: 0, side: 7, height: 0 },
      axes: [
        { field: "yaw", lo: 0, hi: 3599 },
        { field: "power", lo: 20, hi: 1000 },
      ],
      region: null,
      at: "at",
    },
    {
      kind: "ranged",
      action: { kind: "icecool-place-catcher", at: { x: 0, y: 0 } },
      axes: [],
      region: { kind: "rect", x0: 0, y0: 0, x1: 2, y1: 1 },
      at: "at",
    },
  ],
};

test("a flick has the bounds of its axes; a number without an axis is fixed", () => {
  expect(flickRange(OFFER)).toEqual({ body: "p0", yaw: [0, 3599], power: [20, 1000], side: [7, 7], height: [0, 0] });
  expect(flickRange(null)).toBeNull();
  expect(flickRange({ ...OFFER, choices: [] })).toBeNull();
});

test("a penguin may be put on the floors that are offered", () => {
  const [place] = placeRanges(OFFER);
  expect(place).toEqual({ kind: "icecool-place-catcher", region: { kind: "rect", x0: 0, y0: 0, x1: 2, y1: 1 } });
  expect(place && [isIn(place.region, 2, 1), isIn(place.region, 2.001, 1)]).toEqual([true, false]);
  expect(isIn({ kind: "disc", x: 0, y: 0, radius: 1 }, 0.8, 0.8)).toBe(false);
  expect(placeRanges(null)).toEqual([]);
});

test("pointless actions are left out unless they are asked for", () => {
  expect(exact(OFFER).map((action) => action.kind)).toEqual(["icecool-announce-task"]);
  expect(exact(OFFER, true)).toHaveLength(2);
});
