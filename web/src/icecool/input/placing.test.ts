import { describe, expect, it } from "vitest";
import type { IceCoolOffer } from "../../wire/protocol.ts";
import { middleOf, nearest, placedAt, placesOf, stepped } from "./placing.ts";

const KITCHEN: IceCoolOffer["choices"] = [
  {
    kind: "ranged",
    action: { kind: "icecool-place-catcher", at: { x: 0.1, y: 0.5 } },
    axes: [],
    region: { kind: "rect", x0: 0.03, y0: 0.42, x1: 0.36, y1: 0.57 },
    at: "at",
  },
];
const LINE: IceCoolOffer["choices"] = [
  { kind: "one-of", action: { kind: "icecool-place-on-line", room: "3", at: { x: 0.4, y: 0.3 } }, quiet: false },
];

describe("putting a penguin down", () => {
  const places = placesOf(KITCHEN);
  if (places === null) throw new Error("the Kitchen is offered");

  it("is offered where a region is", () => {
    expect(placesOf(LINE)).toBeNull();
    expect(middleOf(places)).toEqual({ x: 195, y: 495 });
  });

  it("stays in the region", () => {
    expect(nearest(places, { x: -100, y: 500 })).toEqual({ x: 30, y: 500 });
    expect(nearest(places, { x: 100, y: 500 })).toEqual({ x: 100, y: 500 });
  });

  it("goes with the arrow keys, finely with Shift", () => {
    expect(stepped(places, { x: 100, y: 500 }, "ArrowUp", false)).toEqual({ x: 100, y: 510 });
    expect(stepped(places, { x: 100, y: 500 }, "ArrowLeft", true)).toEqual({ x: 98, y: 500 });
    expect(stepped(places, { x: 359, y: 500 }, "ArrowRight", false)).toEqual({ x: 360, y: 500 });
    expect(stepped(places, { x: 0, y: 0 }, "x", false)).toBeNull();
  });

  it("says the place as the server wants it: metres, to the hundredth of a millimetre", () => {
    expect(placedAt(places, { x: 100.123456, y: 500 })).toEqual({
      kind: "icecool-place-catcher",
      at: { x: 0.10012, y: 0.5 },
    });
  });
});
