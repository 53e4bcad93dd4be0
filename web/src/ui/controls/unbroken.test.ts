import { expect, test } from "vitest";
import { wholesOf } from "./Unbroken.tsx";

test("a door's name is a whole, wherever it stands in a sentence", () => {
  expect(wholesOf("Ada hangs fish on 1-3, 2-4 and 10-11.")).toEqual([
    "Ada hangs fish on ",
    "1-3",
    ", ",
    "2-4",
    " and ",
    "10-11",
    ".",
  ]);
  expect(wholesOf("Le quatre-quarts")).toEqual(["Le quatre-quarts"]);
});
