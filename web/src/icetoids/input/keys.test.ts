import { expect, test } from "vitest";
import { keyOf } from "./keys.ts";

const pressed = (key: string, more: object = {}) =>
  keyOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("arrows go from tile to tile, with Shift they point", () => {
  expect(pressed("ArrowUp")).toEqual({ do: "go", way: "north" });
  expect(pressed("ArrowLeft", { shiftKey: true })).toEqual({ do: "point", way: "west" });
});

test("letters point, whether large or small", () => {
  expect(pressed("s")).toEqual({ do: "point", way: "south" });
  expect(pressed("E", { shiftKey: true })).toEqual({ do: "point", way: "east" });
});

test("keys of the browser are left to it", () => {
  expect(pressed("s", { ctrlKey: true })).toBeNull();
  expect(pressed("Tab")).toBeNull();
  expect(pressed("x")).toBeNull();
});
