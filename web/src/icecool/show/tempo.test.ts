import { describe, expect, it } from "vitest";
import type { Moment } from "../../playback/moments.ts";
import type { Event } from "../../wire/game.ts";
import { BOARD_MS, PAUSES, pauseAfter, tempoOf } from "./tempo.ts";
import { timeline } from "./timeline.ts";

const moment = (message: Moment["message"]): Moment => ({
  t: 0.5,
  body: "p1",
  at: { x: 0, y: 0 },
  rule: "X-1",
  message,
});
const ENDED = [{ kind: "icecool-round-ended", rule: "ROUND-1", round: 1, why: "caught" }] as unknown as Event[];
const QUIET = [moment("moment-stuck"), moment("moment-left")];
/** The longest of some hundred flicks of bots took three seconds, half of them less than 1.35. */
const LONG = 3;

describe("a flick of a person", () => {
  it("is shown as it was, with all its decisive moments", () => {
    expect(tempoOf(LONG, QUIET, [], null)).toEqual({ moments: QUIET, speed: 1 });
  });
});

describe("a flick of a bot", () => {
  it.each(["moment-touch", "moment-through", "moment-over"] as const)("is slow for a %s, and as it was", (message) => {
    const told = moment(message);
    expect(tempoOf(LONG, [told, ...QUIET], [], "normal")).toEqual({ moments: [told], speed: 1 });
  });

  it("is slow for whatever ended the round", () => {
    expect(tempoOf(LONG, QUIET, ENDED, "normal").moments).toEqual(QUIET);
  });

  it("is not slow for anything else, and three of them in a row take less than six seconds", () => {
    for (const duration of [0.4, 1.35, LONG]) {
      const { moments, speed } = tempoOf(duration, QUIET, [], "normal");
      expect(moments).toEqual([]);
      expect(3 * (timeline(duration, moments, speed).length + PAUSES.normal)).toBeLessThan(6000);
    }
    expect(tempoOf(0.4, [], [], "normal").speed).toBe(1);
  });

  it("is never slow where they are to be fast, and three of them take less than three seconds", () => {
    const { moments, speed } = tempoOf(LONG, [moment("moment-touch")], ENDED, "fast");
    expect(moments).toEqual([]);
    expect(3 * (timeline(LONG, moments, speed).length + PAUSES.fast)).toBeLessThan(3000);
    expect(tempoOf(0.4, [], [], "fast").speed).toBe(2);
  });
});

describe("the pause after a flick", () => {
  const told = (...kinds: string[]) => kinds.map((kind) => ({ ply: 7, event: { kind } as unknown as Event }));

  it("is as long as the board of a round is shown, where the match goes on", () => {
    expect(pauseAfter(told("icecool-came-to-rest", "icecool-round-ended"), 7, "fast")).toBe(BOARD_MS);
    expect(pauseAfter(told("icecool-round-ended", "icecool-ended"), 7, "fast")).toBe(PAUSES.fast);
  });

  it("is that of the bots otherwise, whatever came before", () => {
    expect(pauseAfter(told("icecool-round-ended"), 9, "normal")).toBe(PAUSES.normal);
    expect(pauseAfter([], 9, "at-once")).toBe(0);
  });
});
