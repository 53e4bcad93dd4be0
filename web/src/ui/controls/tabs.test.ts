import { expect, test } from "vitest";
import { tabAfter } from "./Tabs.tsx";

const TABS = ["a", "b", "c"].map((id) => ({ id, label: id }));

test.each([
  ["ArrowRight", "a", "b"],
  ["ArrowRight", "c", "a"],
  ["ArrowLeft", "a", "c"],
  ["Home", "c", "a"],
  ["End", "a", "c"],
  ["x", "a", null],
])("%s on %s leads to %s", (key, from, to) => {
  expect(tabAfter(key, TABS, from)).toBe(to);
});
