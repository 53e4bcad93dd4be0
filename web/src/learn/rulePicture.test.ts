import { expect, test } from "vitest";
import { pictureOf } from "./rulePicture.tsx";

test("a rule has its own picture, else its chapter's, else none", () => {
  expect(pictureOf("TURN-5")).toBe("icecool-line");
  expect(pictureOf("TURN-3")).toBe("icecool-flick");
  expect(pictureOf("TOIDS-8")).toBe("icetoids-push");
  expect(pictureOf("TOIDS-1")).toBeNull();
  expect(pictureOf("ART-3")).toBe("trap");
  expect(pictureOf("WAL-1")).toBe("walruses");
  expect(pictureOf("TOUR-1")).toBeNull();
});
