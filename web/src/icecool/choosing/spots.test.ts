import { describe, expect, it } from "vitest";
import cases from "../../../tests/fixtures/icecool_commands.json";
import { SCHOOL } from "../../school/stage/school.fixture.ts";
import type { IceCoolAction, IceCoolView } from "../../wire/protocol.ts";
import { Words } from "../../words/words.ts";
import { askOf, type Choices } from "../input/begun.ts";
import { spotsOf } from "./spots.ts";

const PLAIN = (cases as unknown as { view: IceCoolView }[])[0]?.view as IceCoolView;
const words = await new Words("en").need("icecool", "web-choices");

/** A table at which penguin 1 is in turn, and stands in the Classroom. */
const view = {
  ...PLAIN,
  asked: null,
  turn: { ...PLAIN.turn, seat: 1, body: "p1" },
  bodies: [{ id: "p1", shape: "penguin", pose: { x: 0.405, y: 0.105, z: 0, qw: 1, qx: 0, qy: 0, qz: 0 } }],
  slices: [
    {
      kind: "icecool-tokens",
      hung: [
        { seat: 0, door: "1-3" },
        { seat: 1, door: "1-3" },
        { seat: 1, door: "2-4" },
      ],
      taken: [0, 0],
    },
  ],
  options: { ...PLAIN.options, layout: { ...PLAIN.options.layout, ...SCHOOL } },
} as unknown as IceCoolView;

function choices(...actions: IceCoolAction[]): Choices {
  return actions.map((action) => ({ kind: "one-of", action }) as unknown as Choices[number]);
}

function moved(owner: number, frm: string, to: string): IceCoolAction {
  return { kind: "icecool-move-fish", owner, frm, to };
}

describe("the line and the way down", () => {
  it("is tapped where it is, and says which room it is in", () => {
    const line: IceCoolAction = { kind: "icecool-place-on-line", room: "3", at: { x: 0.4, y: 0.3 } };
    expect(spotsOf(words, view, choices(line), null)).toEqual([
      { id: "line-3", at: { x: 400, y: 300 }, label: "Gym", pick: line },
    ]);
  });

  it("leads to the nearest point of each room's line", () => {
    const down: IceCoolAction = { kind: "icecool-choose-room", room: "3" };
    const [spot] = spotsOf(words, view, choices(down), null);
    expect(spot).toMatchObject({ label: "Gym", pick: down });
    const [x0, y0] = SCHOOL.rooms.find(({ id }) => id === "3")?.line ?? [0, 0];
    expect(spot?.at).toEqual({ x: Math.max(405, x0), y: y0 });
  });
});

describe("a fish that is moved", () => {
  const moves = choices(moved(0, "1-3", "1-4"), moved(0, "1-3", "1-5"), moved(1, "1-3", "1-5"));

  it("is not on the board before somebody wants to move one", () => {
    expect(spotsOf(words, view, moves, null)).toEqual([]);
  });

  it("is tapped first, each beside the others of its door", () => {
    const spots = spotsOf(words, view, moves, "fish");
    expect(spots.map(({ pick }) => pick)).toEqual([
      { owner: 0, frm: "1-3" },
      { owner: 1, frm: "1-3" },
    ]);
    expect((spots[1]?.at.x ?? 0) - (spots[0]?.at.x ?? 0)).toBeGreaterThan(20);
  });

  it("goes to the door that is tapped next; tapped once more, another one is chosen", () => {
    const spots = spotsOf(words, view, moves, { owner: 0, frm: "1-3" });
    expect(spots.map(({ id, pick }) => [id, pick])).toEqual([
      ["fish-0-1-3", "fish"],
      ["door-1-4", moved(0, "1-3", "1-4")],
      ["door-1-5", moved(0, "1-3", "1-5")],
    ]);
    expect(spots[0]?.state).toBe("chosen");
  });

  it("is asked for by name", () => {
    expect(askOf("fish")).toEqual({ id: "web-choice-fish-ask", seat: null });
    expect(askOf({ owner: 2, frm: "1-3" })).toEqual({ id: "web-choice-door-ask", seat: 2 });
    expect(askOf("platform").id).toBe("web-promo-platform-ask");
  });
});

it("tasks are far enough from each other for fingers, in one's own room", () => {
  const tasks = (["jump", "doors", "bounce"] as const).map(
    (task): IceCoolAction => ({ kind: "icecool-announce-task", task }),
  );
  expect(spotsOf(words, view, choices(...tasks), null)).toEqual([]);
  const spots = spotsOf(words, view, choices(...tasks), "task");
  expect(spots.map(({ label }) => label)).toEqual(["Jump", "Two doors", "Bounce"]);
  for (const [nth, spot] of spots.entries()) {
    for (const other of spots.slice(nth + 1)) {
      expect(Math.hypot(spot.at.x - other.at.x, spot.at.y - other.at.y)).toBeGreaterThan(80);
    }
  }
});
