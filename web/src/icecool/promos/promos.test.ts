import { expect, test } from "vitest";
import cases from "../../../tests/fixtures/icecool_commands.json";
import { SCHOOL } from "../../school/stage/school.fixture.ts";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { Words } from "../../words/words.ts";
import { promoCues, promoMoments, promoSounds } from "./cues.ts";
import { junctionsOf } from "./junctions.ts";
import { spotsOf } from "./marks.ts";
import { piecesOf, tokensOf } from "./pieces.ts";
import { penguinInTurn, raceScore, teamOf } from "./race.ts";
import { promoStatus } from "./status.ts";

type Slice = IceCoolView["slices"][number];
type Choices = IceCoolOffer["choices"];

const PLAIN = (cases as unknown as { view: IceCoolView }[])[0]?.view as IceCoolView;

/** A table with these slices and modules, at which somebody is in turn. */
function table(slices: readonly Slice[], more: Partial<IceCoolView> = {}, ...modules: string[]): IceCoolView {
  const options = {
    ...PLAIN.options,
    layout: { ...PLAIN.options.layout, ...SCHOOL } as IceCoolView["options"]["layout"],
  };
  return { ...PLAIN, asked: null, slices, options: { ...options, modules }, ...more };
}

function choices(...actions: IceCoolAction[]): Choices {
  return actions.map((action) => ({ kind: "one-of", action }) as unknown as Choices[number]);
}

const offer = (...actions: IceCoolAction[]) => ({ seat: 0, choices: choices(...actions) }) as unknown as IceCoolOffer;
const asked = (about: string, stage: IceCoolView["stage"] = "round") =>
  table([], { stage, asked: { seat: 1, about, subject: about } });

test("where three boxes meet a Platform can lie, and nowhere else", () => {
  expect(
    junctionsOf(SCHOOL)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(["1-3-5", "1-4-5", "2-3-5", "2-4-5"]);
  expect(junctionsOf(SCHOOL).find(({ id }) => id === "1-4-5")?.at).toEqual({ x: 210, y: 210 });
});

test("what promos have put on the board is where the table says", () => {
  const view = table(
    [
      { kind: "icecool-honeycombs", lying: ["honeycomb-1", "nowhere"], held: [0, 0, 0, 0], going: null },
      { kind: "icecool-emerald", door: null, holder: 2, met: [] },
      { kind: "icecool-blocked-door", door: "1-5", bumped: null },
      { kind: "icecool-trap", laid: { seat: 3, at: { x: 0.1, y: 0.2 } }, sprung: [] },
      { kind: "icecool-platform", laid: { seat: 1, junction: "1-4-5", body: "p1" } },
    ],
    {},
    "portals",
  );
  const spots = view.options.layout.spots.filter((spot) => ["honeycomb", "portal"].includes(spot.kind));
  const found = piecesOf(view);
  expect(found.filter(({ what }) => what === "honeycomb")).toHaveLength(
    spots.some(({ id }) => id === "honeycomb-1") ? 1 : 0,
  );
  expect(found.filter(({ what }) => what === "portal")).toHaveLength(
    spots.filter(({ kind }) => kind === "portal").length,
  );
  expect(found).toContainEqual({ id: "emerald", what: "emerald", body: "p2" });
  expect(found).toContainEqual({ id: "snow:1-5", what: "snow", door: "1-5" });
  expect(found).toContainEqual({ id: "trap", what: "trap", at: { x: 100, y: 200 }, seat: 3 });
  expect(found).toContainEqual({ id: "platform", what: "plank", at: { x: 210, y: 210 }, seat: 1 });
});

test("a table without promos has no pieces", () => {
  expect(piecesOf(table([]))).toEqual([]);
  expect(tokensOf(table([]))).toEqual([]);
});

test("the emerald fish hangs on its door until somebody has it", () => {
  const view = table([{ kind: "icecool-emerald", door: "1-3", holder: null, met: [] }]);
  expect(piecesOf(view)).toEqual([{ id: "emerald", what: "emerald", door: "1-3" }]);
});

test("offered doors can be tapped at once, junctions only when one wants them", () => {
  const hang: IceCoolAction = { kind: "icecool-hang-emerald", door: "1-3" };
  const lay: IceCoolAction = { kind: "icecool-lay-platform", junction: "1-4-5" };
  const view = table([]);
  const both = choices(hang, lay);
  expect(spotsOf(view, both, null)).toEqual([{ id: "door-1-3", at: { x: 495, y: 210 }, z: 0, pick: hang }]);
  const [door, top] = spotsOf(view, both, "platform");
  expect([door?.pick, top?.pick]).toEqual([hang, lay]);
  expect(top?.z).toBe(SCHOOL.walls.height);
});

test("the snow is shovelled away by tapping it, and one jumps to the teleport by tapping that", () => {
  const view = table([
    { kind: "icecool-blocked-door", door: "1-4", bumped: 1 },
    { kind: "icecool-teleport", laid: { seat: 1, at: { x: 0.1, y: 0.2 } } },
  ] as unknown as Slice[]);
  const lift: IceCoolAction = { kind: "icecool-lift-block" };
  const step: IceCoolAction = { kind: "icecool-step-on-teleport" };
  expect(spotsOf(view, choices(lift, step), null)).toEqual([
    { id: "block", at: { x: 210, y: 105 }, z: 0, pick: lift },
    { id: "teleport", at: { x: 100, y: 200 }, z: 0, pick: step },
  ]);
  expect(spotsOf(view, choices(step), "platform")).toEqual([]);
});

test.each([
  ["emerald_fish", "round", "hang"],
  ["blocked_door", "round", "block"],
  ["blocked_door", "window", "move"],
  ["artifacts", "round", "pick"],
  ["sundial", "shot", "back"],
  ["trap", "shot", "trapped"],
] as const)("the line above says what %s asks in the stage %s", (about, stage, word) => {
  const view = asked(about, stage as IceCoolView["stage"]);
  expect(promoStatus(view, offer())).toEqual({ id: `web-promo-status-${word}`, seat: 1 });
  expect(promoStatus(view, null)?.id).toBe(`web-promo-status-${word}-others`);
});

test("while something is laid on the floor, the others only see that", () => {
  expect(promoStatus(asked("trap"), null)?.id).toBe("web-promo-status-lay-others");
  expect(promoStatus(asked("trap"), offer())?.id).toBe("web-promo-status-trap");
});

test("whoever flicks Pawclaw is told so", () => {
  const view = table([], { stage: "before", turn: { ...PLAIN.turn, seat: 1, body: "p1" } as IceCoolView["turn"] });
  const flick: IceCoolAction = { kind: "icecool-flick", body: "pawclaw", yaw: 0, power: 0, side: 0, height: 0 };
  expect(promoStatus(view, offer(flick))).toEqual({ id: "web-promo-status-bear", seat: 1 });
  expect(promoStatus(view, offer())).toBeNull();
});

const RACE = table(
  [
    {
      kind: "icecool-race",
      hung: [
        { team: 0, colour: 2, door: "1-3" },
        { team: 1, colour: 1, door: "1-3" },
      ],
      aside: [2, 1],
      turns: [3, 2],
      finished: [],
    },
  ],
  {
    seats: 2,
    owners: [0, 1, 0, 1],
    stage: "before",
    turn: { ...PLAIN.turn, seat: 1, body: "p3" } as IceCoolView["turn"],
  },
);

test("in a race a seat has two penguins, its team's fish and a turn with one of them", () => {
  expect(teamOf(RACE, 0)).toEqual({ number: 1, taken: 2, of: 3, home: false, penguins: [0, 2] });
  expect(penguinInTurn(RACE)).toEqual({ penguin: 3, which: 1 });
  expect(promoStatus(RACE, offer())).toEqual({
    id: "web-race-turn-yours",
    seat: 1,
    more: { number: 2, team: 2, penguins: 2 },
  });
  expect(tokensOf(RACE)).toEqual([
    { seat: 2, door: "1-3" },
    { seat: 1, door: "1-3" },
  ]);
});

test.each([
  ["en", ["Team 1: 2 of 3 fish", "Team 2 is home!"]],
  ["fr", ["Équipe 1\u00a0: 2 poissons sur 3", "Équipe 2 rentrée\u00a0!"]],
] as const)("what counts in a race is the team's fish, and who is home: %s", async (language, said) => {
  const words = await new Words(language).need("web-promos");
  const ended = { ...RACE, slices: RACE.slices.map((slice) => ({ ...slice, finished: [1] })) } as IceCoolView;
  expect([0, 1].map((seat) => raceScore(words, ended, seat))).toEqual(said);
  expect(raceScore(words, PLAIN, 0)).toBeNull();
});

test("where there is no race there are no teams", () => {
  expect(teamOf(PLAIN, 0)).toBeNull();
  expect(penguinInTurn(PLAIN)).toBeNull();
});

const SHOT = {
  events: [
    { kind: "icecool-honeycomb-taken", rule: "PAW-2", seat: 1, spot: "honeycomb-1" },
    { kind: "icecool-emerald-passed", rule: "EMER-2", seat: 2, frm: 1 },
  ],
  facts: [
    { kind: "fact-entered", t: 0.4, body: "p1", zone: "honeycomb-1" },
    { kind: "fact-touched", t: 0.9, a: "p1", b: "p2", speed: 0.5 },
    { kind: "fact-touched", t: 1.2, a: "pawclaw", b: "p2", speed: 0.5 },
  ],
  stuck: [],
  after: { view: null },
} as unknown as Parameters<typeof promoMoments>[0];

test("moments of promos are when physics saw them", () => {
  expect(promoMoments(SHOT).map(({ t, message }) => [t, message])).toEqual([
    [0.4, "moment-honeycomb"],
    [0.9, "moment-emerald-passed"],
  ]);
});

test("the bear thumps, the emerald sparkles, and what comes after the motion is heard at its end", () => {
  expect(promoCues(SHOT, 3).map(({ t, kind }) => [t, kind])).toEqual([
    [0.4, "sparkle"],
    [0.9, "sparkle"],
    [1.2, "bear"],
  ]);
  const laid = [{ kind: "icecool-trap-laid", rule: "ART-3", seat: 1, at: { x: 0, y: 0 } }] as unknown as Parameters<
    typeof promoSounds
  >[0];
  expect(promoSounds(laid, 3)).toEqual([{ t: 3, kind: "net", strength: 1 }]);
});
