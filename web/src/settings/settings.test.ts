import { expect, test } from "vitest";
import { wantedQuality } from "./settings.ts";
import { DEFAULTS, settingsFrom } from "./storedSettings.ts";

test("without anything stored, the defaults hold", () => {
  expect(settingsFrom(null)).toEqual(DEFAULTS);
});

test("what was chosen comes back", () => {
  const chosen = { ...DEFAULTS, language: "fr", sound: false, volume: 80, hand: "left", name: "Ana" };
  expect(settingsFrom(JSON.stringify(chosen))).toEqual(chosen);
});

test.each(["", "{", "null", "[]", '"x"', '{"language":"xx","sound":"loud","volume":900,"motion":7,"name":5}'])(
  "broken or foreign storage (%s) is as if there were none",
  (stored) => {
    expect(settingsFrom(stored)).toEqual(DEFAULTS);
  },
);

test("one bad value does not spoil the others", () => {
  expect(settingsFrom('{"quality":"ultra","hand":"left"}')).toEqual({ ...DEFAULTS, hand: "left" });
});

test("a name is cut to what the server takes", () => {
  expect(settingsFrom(JSON.stringify({ name: "x".repeat(99) })).name).toHaveLength(24);
});

test("the address' quality goes before the setting's", () => {
  expect(wantedQuality("?quality=low")).toBe("low");
  expect(wantedQuality("?quality=ultra")).toBe(DEFAULTS.quality);
});
