import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { SCHOOL } from "../../school/stage/school.fixture.ts";
import type { Stage } from "../../school/stage/stage.ts";
import type { Sounds } from "../../sound/sounds.ts";
import { EMPTY, type TableState } from "../../table/state/tableState.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { Words } from "../../words/words.ts";
import { Director } from "./director.ts";

const { packed, duration } = JSON.parse(
  readFileSync(new URL("../../../tests/fixtures/frames.json", import.meta.url), "utf8"),
) as { packed: string; duration: number };

const VIEW = {
  kind: "icecool-view",
  options: { layout: SCHOOL, modules: [] },
  bodies: [{ id: "p0", pose: { x: 0.4, y: 0.1, z: 0, qw: 1, qx: 0, qy: 0, qz: 0 } }],
  slices: [],
  shut: [],
  catchers: [],
} as unknown as IceCoolView;

const NOW = { ...EMPTY.now, ply: 2, view: VIEW };
const STANDS: TableState = { ...EMPTY, now: NOW };
const SHOWS: TableState = {
  ...STANDS,
  queue: [{ after: { ...NOW, ply: 3 }, events: [], facts: [], stuck: [], frames: packed, showMs: 0 }],
};

let told: [name: string, value: unknown, more: unknown][] = [];

/** The stage needs WebGL and the sounds a page; here they only note what they are told. */
function noting<Part>(): Part {
  return new Proxy(
    {},
    { get: (_, name) => (value: unknown, more: unknown) => told.push([String(name), value, more]) },
  ) as Part;
}

const times = (name: string) => told.filter(([each]) => each === name).length;
let shown: number[] = [];

/** A director in the middle of showing a flick. */
function showing(stands = STANDS, shows = SHOWS, bots: Director["bots"] = null): Promise<Director> {
  return new Promise((resolve) => {
    const director = new Director(noting<Stage>(), noting<Sounds>(), {
      begun: () => resolve(director),
      shown: (ply) => {
        shown.push(ply);
        resolve(director);
      },
      moment: () => {},
    });
    director.bots = bots;
    director.follow(stands);
    director.follow(shows);
  });
}

/** The same, where seat 1 has flicked: a bot or a person. */
function showingFlickOf(kind: "bot" | "person", bots: Director["bots"]): Promise<Director> {
  const view = { ...VIEW, stage: "shot", flicker: 1, flicked: "p1" } as unknown as IceCoolView;
  const people = { seats: [{ kind: "person" }, { kind }] } as unknown as TableState["people"];
  const stands = { ...STANDS, people, now: { ...NOW, view } };
  return showing(stands, { ...stands, queue: SHOWS.queue }, bots);
}

/** Whether a show that begins now is over after so many milliseconds. */
function isOverAfter(director: Director, ms: number): boolean {
  director.frame(1000);
  director.frame(1000 + ms);
  return shown.length > 0;
}

beforeEach(() => {
  told = [];
  shown = [];
});

test("a show takes as long as its motion, and at double pace half as long", async () => {
  const usual = await showing();
  usual.frame(1000);
  expect(usual.frame(1000 + 999 * duration)).toBe(true);
  expect(shown).toEqual([]);
  expect(usual.frame(1001 + 1000 * duration)).toBe(false);
  expect(shown).toEqual([3]);
  const fast = await showing();
  fast.setPace(2);
  fast.frame(1000);
  fast.frame(1001 + 500 * duration);
  expect(shown).toEqual([3, 3]);
});

test("a show that is held asks for no frames, and goes on where it was", async () => {
  const director = await showing();
  director.frame(1000);
  director.frame(1000 + 600 * duration);
  director.setPace(0);
  expect(director.frame(99_000)).toBe(false);
  director.setPace(1);
  director.frame(200_000);
  director.frame(200_000 + 300 * duration);
  expect(shown).toEqual([]);
  director.frame(200_000 + 410 * duration);
  expect(shown).toEqual([3]);
});

test("who is left in the middle of a show stands again where the table has it", async () => {
  const director = await showing();
  director.frame(1000);
  director.frame(1100);
  const before = times("setBodies");
  director.follow(STANDS);
  expect(times("setBodies")).toBe(before + 1);
  expect(director.frame(1200)).toBe(false);
  expect(shown).toEqual([]);
});

const OTHERS = {
  ...STANDS,
  now: { ...NOW, view: { ...VIEW, stage: "before", turn: { seat: 1, body: "p1" }, flicked: "p1" } as IceCoolView },
};

function watching(): Director {
  const listener = { begun: () => {}, shown: () => {}, moment: () => {} };
  return new Director(noting<Stage>(), noting<Sounds>(), listener);
}

test("the camera behind my penguin is never behind another one, whoever is in turn or was flicked", () => {
  const director = watching();
  director.look("aim", null, "p0");
  director.follow(OTHERS);
  expect(told.filter(([name]) => name === "setCamera").at(-1)).toEqual(["setCamera", "aim", { body: "p0" }]);
  director.look("follow", null, "p0");
  expect(told.at(-1)).toEqual(["setCamera", "follow", { body: "p1" }]);
});

test("while somebody pulls the camera stands still, and turns to the aim when that is over", () => {
  const director = watching();
  director.look("aim", null, "p0");
  director.aim({ from: "p0", yaw: 900, power: 500, side: 0, height: 0 });
  director.hold(true);
  const before = times("setCamera");
  director.aim({ from: "p0", yaw: 1200, power: 700, side: 0, height: 0 });
  expect(times("setCamera")).toBe(before);
  director.hold(false);
  expect(told.at(-1)).toEqual(["setCamera", "aim", { body: "p0", yaw: 1200 }]);
});

test("the camera behind a penguin looks along its aim from the moment on at which it is chosen", () => {
  const director = new Director(noting<Stage>(), noting<Sounds>(), {
    begun: () => {},
    shown: () => {},
    moment: () => {},
  });
  director.follow(STANDS);
  director.aim({ from: "p0", yaw: 1350, power: 500, side: 0, height: 0 });
  director.look("aim");
  expect(told.at(-1)).toEqual(["setCamera", "aim", { body: "p0", yaw: 1350 }]);
});

test("the camera follows whoever is about to flick, not whoever flicked last", () => {
  const director = new Director(noting<Stage>(), noting<Sounds>(), {
    begun: () => {},
    shown: () => {},
    moment: () => {},
  });
  director.look("follow");
  const view = { ...VIEW, stage: "before", turn: { body: "p0" }, flicked: "p1" } as IceCoolView;
  director.follow({ ...STANDS, now: { ...NOW, view } });
  expect(told.filter(([name]) => name === "setCamera").at(-1)).toEqual(["setCamera", "follow", { body: "p0" }]);
  director.follow({ ...STANDS, now: { ...NOW, view: { ...view, stage: "after" } as IceCoolView } });
  expect(told.filter(([name]) => name === "setCamera").at(-1)).toEqual(["setCamera", "follow", { body: "p1" }]);
});

test("what was flicked is lit from then on until everything rests", async () => {
  const director = await showingFlickOf("bot", "normal");
  director.frame(1000);
  director.frame(1000 + 500 * duration);
  expect(told.filter(([name]) => name === "setGlow").map(([, body]) => body)).toEqual(["p1"]);
});

test("a flick of a bot is shown as fast as bots are wanted, and one of a person as it was", async () => {
  const quiet = Math.min(1200, 1000 * duration);
  expect(isOverAfter(await showingFlickOf("bot", "normal"), quiet - 1)).toBe(false);
  shown = [];
  expect(isOverAfter(await showingFlickOf("bot", "normal"), quiet + 1)).toBe(true);
  shown = [];
  expect(isOverAfter(await showingFlickOf("bot", "fast"), 601)).toBe(true);
  shown = [];
  expect(isOverAfter(await showingFlickOf("person", "fast"), 1000 * duration - 1)).toBe(false);
});

test("where bots play at once, nothing slides and nobody waits", async () => {
  await showingFlickOf("bot", "at-once");
  expect([shown, times("pose")]).toEqual([[3], 0]);
  shown = [];
  expect(isOverAfter(await showingFlickOf("person", "at-once"), 1000 * duration - 1)).toBe(false);
});

test("whoever is in turn at this page sees their own fish lit, and nobody else does", () => {
  const director = new Director(noting<Stage>(), noting<Sounds>(), {
    begun: () => {},
    shown: () => {},
    moment: () => {},
  });
  const lit = (view: object) => {
    director.follow({ ...STANDS, now: { ...NOW, view: { ...VIEW, ...view } as IceCoolView } });
    return told.filter(([name]) => name === "setLit").at(-1)?.[1];
  };
  const turn = { seat: 1, body: "p1" };
  expect(lit({ stage: "before", turn, seat: 1 })).toBe(1);
  expect(lit({ stage: "before", turn, seat: 0 })).toBeNull();
  expect(lit({ stage: "before", turn, seat: null })).toBeNull();
  expect(lit({ stage: "round", turn: null, seat: 1 })).toBeNull();
});

test("another language has the floors painted anew, the same one does not", () => {
  const director = new Director(noting<Stage>(), noting<Sounds>(), {
    begun: () => {},
    shown: () => {},
    moment: () => {},
  });
  const french = new Words("fr");
  french.add("room-gym = Gymnase");
  director.follow(STANDS);
  director.speak(french);
  director.speak(french);
  const schools = told.filter(([name]) => name === "setSchool");
  expect(schools).toHaveLength(2);
  expect(schools[1]?.[2]).toMatchObject({ names: { gym: "Gymnase" } });
});
