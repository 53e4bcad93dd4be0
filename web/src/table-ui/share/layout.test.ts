import { expect, test } from "vitest";
import { fitted, linesOf } from "./layout.ts";

test("a picture keeps its shape, is not too large, and has even sides", () => {
  expect(fitted({ width: 2560, height: 1440 }, 1280)).toEqual({ width: 1280, height: 720 });
  expect(fitted({ width: 361, height: 741 }, 1280)).toEqual({ width: 362, height: 742 });
  expect(fitted({ width: 0, height: 0 }, 854)).toEqual({ width: 2, height: 2 });
});

test("words break where there is no room, and too many end with dots", () => {
  const width = (text: string) => text.length;
  expect(linesOf("Ana takes a fish", 10, width)).toEqual(["Ana takes", "a fish"]);
  expect(linesOf("", 10, width)).toEqual([]);
  expect(linesOf("one two three four five six", 5, width)).toEqual(["one", "two", "three …"]);
  expect(linesOf("incomprehensibly long", 5, width)).toEqual(["incomprehensibly", "long"]);
});
