import { expect, test } from "vitest";
import { PROMO_PICTURES } from "../icecool/promos/art.tsx";
import { pictureOf } from "./rulePicture.tsx";

test("a rule has its own picture, else its chapter's, else none", () => {
  expect(pictureOf("TURN-5")).toBe("icecool-line");
  expect(pictureOf("TURN-3")).toBe("icecool-flick");
  expect(pictureOf("TOIDS-8")).toBe("icetoids-push");
  expect(pictureOf("TOIDS-1")).toBeNull();
  expect(pictureOf("ROUND-1")).toBeNull();
});

test("every promo's and mode's rules have a picture that is there", () => {
  const rules = ["PAW-1", "EMP-2", "EMER-1", "WAL-1", "ART-1", "ART-2", "ART-3", "ART-4", "ART-5", "BLOCK-2", "PORT-1"];
  for (const rule of [...rules, "MANY-3", "RACE-1"]) expect(PROMO_PICTURES, rule).toContain(pictureOf(rule));
  expect(pictureOf("ART-4")).toBe("teleport");
  expect(pictureOf("ART-3")).toBe("trap");
  expect(pictureOf("WAL-1")).toBe("walruses");
  expect(pictureOf("TOUR-1")).toBeNull();
});
