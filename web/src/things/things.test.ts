import { expect, test } from "vitest";
import type { Result } from "../wire/api.ts";
import { Keyring } from "../wire/links.ts";
import type { Replayed, TableSummary } from "../wire/protocol.ts";
import { catchUp } from "./catchUp.ts";
import { exported, forgetEverything } from "./everything.ts";
import { isWon, type PlayedMatch, playedMatch } from "./playedMatch.ts";
import { NO_SCORES, scoresWith, starsFor } from "./scores.ts";
import { keptFrom, MOST, Shelf } from "./shelf.ts";

const [HOST, SEAT, OTHER] = ["h", "s", "o"].map((letter) => letter.repeat(32)) as [string, string, string];

function memory(): Storage {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      kept.set(key, value);
      Object.defineProperty(storage, key, { configurable: true, enumerable: true, value });
    },
    removeItem(key: string) {
      kept.delete(key);
      delete (storage as unknown as Record<string, string>)[key];
    },
  };
  const storage = Object.create(methods) as Storage;
  return storage;
}

function summary(id: string, more: Partial<TableSummary> = {}): TableSummary {
  const seats = ["Ana", ""].map((name, seat) => ({ seat, kind: name ? "person" : "bot", name, level: null }) as const);
  return { id, game: "icecool2", over: true, touched: 7, seats, mine: [], options: {}, ...more } as TableSummary;
}

function ended(ranking: number[][], more: object = {}): Replayed {
  const layout = { rooms: [{ id: "1", box: [0, 0, 300, 300] }] };
  const bodies = [
    { id: "p1", pose: { x: 0.1004, y: 0.2 } },
    { id: "walrus-1", pose: { x: 0, y: 0 } },
  ];
  const options = { drill: "none", layout };
  const view = {
    kind: "icecool-view",
    options,
    bodies,
    slices: [],
    ending: { ranking, points: [], reason: "" },
    ...more,
  };
  return { view } as unknown as Replayed;
}

test("of a match it is kept who won, which place was mine, and where everybody stood", () => {
  const match = playedMatch(summary("table-aa"), [1], ended([[0], [1]]));
  expect(match).toMatchObject({ table: "table-aa", at: 7, mine: [1], winners: [0], place: 2, practised: null });
  expect(match.still).toEqual({ boxes: [[0, 0, 300, 300]], figures: [[100, 200, 1]], shape: "round" });
  expect(isWon(match)).toBe(false);
  expect(isWon(playedMatch(summary("table-aa"), [0], ended([[0], [1]])))).toBe(true);
});

test("who shares a device, shares the first place with all, or practises, has won nothing", () => {
  expect(isWon(playedMatch(summary("table-aa"), [0, 1], ended([[0], [1]])))).toBe(false);
  expect(isWon(playedMatch(summary("table-aa"), [0], ended([[0, 1]])))).toBe(false);
  const options = { drill: "curve", layout: { rooms: [] } };
  const slices = [{ kind: "icecool-drill", tries: 6, successes: 5 }];
  const drill = playedMatch(summary("table-aa", { seats: [] }), [0], ended([[0]], { options, slices }));
  expect([isWon(drill), drill.practised, drill.winners]).toEqual([false, { drill: "curve", tries: 6 }, []]);
});

test("of IceToids, pyramids stand on their tiles in their colours' marks, and those at home nowhere", () => {
  const pyramids = [
    { seat: 0, cell: "a1", facing: "north" },
    { seat: 1, cell: "a1", facing: "upright" },
    { seat: 1, cell: null, facing: "north" },
  ];
  const view = { kind: "icetoids-view", seats: 2, winner: 1, pyramids };
  const match = playedMatch(summary("table-aa", { game: "icetoids" }), [0], { view } as unknown as Replayed);
  expect(match.still?.figures).toEqual([
    [30, 70, 1],
    [70, 30, 3],
  ]);
  expect([match.winners, match.place]).toEqual([[1], 2]);
  const drawn = playedMatch(summary("table-aa"), [0], { view: { ...view, winner: null } } as unknown as Replayed);
  expect([drawn.winners, drawn.place, isWon(drawn)]).toEqual([[], null, false]);
});

test("wins are counted, and of laps and drills the best is kept", () => {
  const won = playedMatch(summary("table-aa"), [0], ended([[0], [1]]));
  const lap = { ...won, place: null, mine: [0], seats: won.seats.slice(0, 1), practised: { drill: "lap", tries: 9 } };
  const better = { ...lap, practised: { drill: "lap", tries: 7 } };
  const all = [won, lap, better, lap].reduce(scoresWith, NO_SCORES);
  expect(all).toEqual({ played: 1, won: 1, best: { lap: 7 } });
  expect([5, 6, 7, 8, 99].map(starsFor)).toEqual([3, 2, 2, 1, 1]);
});

const kept = (number: number): PlayedMatch => ({
  ...playedMatch(summary(`table-${number}`, { touched: number }), [0], ended([[0], [1]])),
});

test("the shelf has the newest first, each once, and of too many the oldest go while the wins stay", () => {
  const storage = memory();
  const shelf = new Shelf(() => storage);
  const gone = Array.from({ length: MOST + 2 }, (_, number) => shelf.add(kept(number))).flat();
  expect(gone).toEqual(["table-0", "table-1"]);
  expect(shelf.add(kept(MOST))).toEqual([]);
  const { matches, scores } = new Shelf(() => storage).read();
  expect([matches.length, matches[0]?.table, scores.won]).toEqual([MOST, `table-${MOST + 1}`, MOST + 2]);
});

test.each(["", "{", "null", "[]", '{"matches":[{}, 5, {"table":"x"}],"scores":{"won":"many"}}'])(
  "what somebody else put on the shelf (%s) is as if it were not there",
  (text) => {
    expect(keptFrom(text)).toEqual({ matches: [], scores: NO_SCORES });
  },
);

test("without storage, matches are kept until the page is left", () => {
  const shelf = new Shelf(() => {
    throw new Error("closed");
  });
  shelf.add(kept(1));
  expect(shelf.read().matches).toHaveLength(1);
});

type State = "open" | "over" | "gone" | "fast";

function server(states: Record<string, State>) {
  const asked: string[] = [];
  return {
    asked,
    async table(id: string, token: string | null = null): Promise<Result<TableSummary>> {
      asked.push(`${id} ${token?.[0]}`);
      const state = states[id];
      if (state === "gone") return { ok: false, failure: { code: "no-such-table", status: 404 } };
      if (state === "fast") return { ok: false, failure: { code: "too-fast", status: 429 } };
      const mine = token === SEAT ? [1] : token === OTHER ? [0] : [];
      return { ok: true, value: summary(id, { over: state === "over", mine }) };
    },
    async replay(): Promise<Result<Replayed>> {
      return { ok: true, value: ended([[1], [0]]) };
    },
  };
}

function keyring(...tables: readonly [string, object][]): Keyring {
  const none = () => {
    throw new Error("no storage");
  };
  let now = 0;
  const keys = new Keyring(none, none, () => ++now);
  for (const [table, secrets] of tables) keys.keep(table, { seats: [], ...secrets });
  return keys;
}

test("matches that ended unseen are found by the secrets of their tables, private ones too, and asked for once", async () => {
  const keys = keyring(
    ["table-aa", { host: HOST, seats: [SEAT] }],
    ["table-bb", { seats: [SEAT] }],
    ["table-cc", { watch: HOST }],
    ["table-dd", { seats: [SEAT] }],
  );
  const from = server({ "table-aa": "over", "table-bb": "open", "table-cc": "over", "table-dd": "gone" });
  const storage = memory();
  const shelf = new Shelf(() => storage);
  await catchUp(from, keys, shelf);
  expect(shelf.read().matches.map(({ table, mine, winners }) => [table, mine, winners])).toEqual([
    ["table-aa", [1], [1]],
  ]);
  expect(from.asked).toEqual(["table-dd s", "table-bb s", "table-aa h", "table-aa s"]);
  expect(keys.tables().map(({ table }) => table)).not.toContain("table-dd");
  await catchUp(from, keys, shelf);
  expect(from.asked.slice(4)).toEqual(["table-bb s"]);
});

test("everybody who sat at this device is found, and a server in a hurry is left alone", async () => {
  const keys = keyring(
    ["table-aa", { seats: [OTHER] }],
    ["table-bb", { seats: [SEAT, OTHER] }],
    ["table-cc", { host: HOST }],
  );
  const from = server({ "table-aa": "over", "table-bb": "over", "table-cc": "over" });
  const shelf = new Shelf(memory);
  await catchUp(from, keys, shelf);
  expect(shelf.read().matches.find(({ table }) => table === "table-bb")?.mine).toEqual([0, 1]);
  const busy = server({ "table-aa": "fast", "table-bb": "over" });
  const other = keyring(["table-bb", { seats: [SEAT] }], ["table-aa", { seats: [SEAT] }]);
  const empty = new Shelf(() => memory());
  await catchUp(busy, other, empty);
  expect([busy.asked, empty.read().matches, other.tables().length]).toEqual([["table-aa s"], [], 2]);
});

test("everything of ours is in the file, and all of it goes, and nothing of anybody else", () => {
  const [browser, tab] = [memory(), memory()];
  browser.setItem("coldsnap.settings", '{"name":"Ana"}');
  browser.setItem("coldsnap:table:abcdefgh", '{"seats":["x"]}');
  browser.setItem("coldsnap.odd", "no json");
  browser.setItem("somebody-else", "1");
  tab.setItem("coldsnap:reach", "all");
  const file = JSON.parse(exported(() => browser, new Date(0))) as { kept: object };
  expect(file.kept).toEqual({
    "coldsnap.odd": "no json",
    "coldsnap.settings": { name: "Ana" },
    "coldsnap:table:abcdefgh": { seats: ["x"] },
  });
  forgetEverything([() => browser, () => tab]);
  expect([Object.keys(browser), Object.keys(tab)]).toEqual([["somebody-else"], []]);
});
