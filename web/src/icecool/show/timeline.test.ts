import { describe, expect, it } from "vitest";
import { timeline } from "./timeline.ts";

describe("a timeline", () => {
  it("runs in real time where nothing is decided", () => {
    const line = timeline(2, []);
    expect(line.length).toBe(2000);
    expect(line.at(500)).toEqual({ t: 0.5, rate: 1, moment: null });
    expect(line.at(9999).t).toBe(2);
    expect(line.at(-5).t).toBe(0);
  });

  it("is slow around a decisive moment, and longer for it", () => {
    const line = timeline(2, [{ t: 1 }]);
    expect(line.length).toBeGreaterThan(2500);
    const slow = line.at(900);
    expect(slow.rate).toBeLessThan(0.5);
    expect(slow.moment).toEqual({ t: 1 });
    expect(line.at(line.length).t).toBeCloseTo(2);
  });

  it("never goes back in time and never jumps", () => {
    const line = timeline(1.5, [{ t: 0.05 }, { t: 0.1 }, { t: 1.49 }, { t: 0.7 }]);
    let before = 0;
    for (let now = 0; now <= line.length; now += 10) {
      const { t } = line.at(now);
      expect(t).toBeGreaterThanOrEqual(before);
      expect(t - before).toBeLessThan(0.011);
      before = t;
    }
    expect(line.at(line.length).t).toBeCloseTo(1.5);
  });

  it("can be played faster", () => {
    expect(timeline(2, [], 2).length).toBe(1000);
  });
});
