import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserEnvironment } from "./environment.ts";

let reloads: number;
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  reloads = 0;
  kept = new Map();
  vi.stubGlobal("location", {
    reload: () => {
      reloads += 1;
    },
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a page that is too old for the server reloads once, and not for ever", () => {
  browserEnvironment("soon").outdated("protocol");
  expect(reloads).toBe(1);
  browserEnvironment("soon").outdated("protocol");
  expect(reloads).toBe(1);
  vi.advanceTimersByTime(120_000);
  browserEnvironment("soon").outdated("protocol");
  expect(reloads).toBe(2);
});

test("without a memory the page does not reload at all", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("closed");
    },
  });
  browserEnvironment("soon").outdated("protocol");
  expect(reloads).toBe(0);
});

test("the page is watched until it is not any more", () => {
  const [page, tab] = [new EventTarget(), new EventTarget()];
  vi.stubGlobal("document", Object.assign(page, { visibilityState: "hidden" }));
  vi.stubGlobal("window", tab);
  const seen: unknown[] = [];
  const stop = browserEnvironment("soon").watch(
    (visible) => seen.push(visible),
    () => seen.push("online"),
  );
  page.dispatchEvent(new Event("visibilitychange"));
  tab.dispatchEvent(new Event("online"));
  stop();
  page.dispatchEvent(new Event("visibilitychange"));
  tab.dispatchEvent(new Event("online"));
  expect(seen).toEqual([false, "online"]);
});
