import { beforeEach, expect, test } from "vitest";
import type { Result } from "../wire/api.ts";
import type { Replayed } from "../wire/protocol.ts";
import { LOOK_MS, Player } from "./player.ts";
import { PositionCache } from "./positionCache.ts";

const PLIES = 9;
const FLICKS = [3, 6];

let asked: number[] = [];
let refusals: string[] = [];
let waits: { ms: number; then: () => void }[] = [];

function answer(ply: number): Result<Replayed> {
  const code = refusals.shift();
  if (code !== undefined) return { ok: false, failure: { code, status: 429 } };
  const frames = FLICKS.includes(ply) ? "packed" : null;
  const base = { table: "abcdefgh", game: "icecool", plies: PLIES, view: { ply }, events: [], facts: [], stuck: [] };
  return { ok: true, value: { ...base, ply, over: ply === PLIES, frames } };
}

function cache(): PositionCache {
  const load = async (ply: number) => {
    asked.push(ply);
    return answer(ply);
  };
  return new PositionCache(PLIES, load, async () => {});
}

function player(): Player {
  return new Player(cache(), FLICKS, (ms, then) => {
    const wait = { ms, then };
    waits.push(wait);
    return () => {
      waits = waits.filter((each) => each !== wait);
    };
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const ply = (of: Player) => of.playerState.get().now?.ply;

beforeEach(() => {
  asked = [];
  refusals = [];
  waits = [];
});

test("a position is fetched once, and the next few before they are wanted", async () => {
  const here = cache();
  await Promise.all([here.get(2), here.get(2)]);
  expect(asked).toEqual([2]);
  await here.expect(2);
  expect(asked).toEqual([2, 3, 4, 5, 6]);
  await here.get(4);
  await here.expect(7);
  expect(asked).toEqual([2, 3, 4, 5, 6, 8, 9]);
});

test("who asks too fast asks again, and what failed for another reason can be asked for anew", async () => {
  const here = cache();
  refusals = ["too-fast", "too-fast"];
  expect(await here.get(1)).toHaveProperty("entry");
  refusals = ["unreachable"];
  expect(await here.get(2)).toHaveProperty("failure.code", "unreachable");
  expect(await here.get(2)).toHaveProperty("entry");
  expect(asked).toEqual([1, 1, 1, 2, 2]);
});

test("dragging over the whole bar fetches where it ends, and little on the way", async () => {
  const here = player();
  for (const at of [2, 3, 4, 5, 6, 7, 8]) here.seek(at);
  await settled();
  expect([ply(here), here.playerState.get().at]).toEqual([8, 8]);
  expect(asked).toEqual([2, 8, 9]);
});

test("it plays from ply to ply, waits for shows, and stops at the end", async () => {
  const here = player();
  here.seek(1);
  await settled();
  here.play();
  await settled();
  expect(ply(here)).toBe(2);
  expect(waits.map((wait) => wait.ms)).toEqual([LOOK_MS]);
  waits.splice(0).forEach((wait) => {
    wait.then();
  });
  await settled();
  expect([ply(here), here.playerState.get().queue.map((entry) => entry.after.ply)]).toEqual([2, [3]]);
  here.shown(3);
  expect([ply(here), here.playerState.get().queue]).toEqual([3, []]);
  for (let step = 0; step < 12; step++) {
    waits.splice(0).forEach((wait) => {
      wait.then();
    });
    await settled();
    here.shown(6);
  }
  expect([ply(here), here.playerState.get().playing]).toEqual([9, false]);
  here.play();
  await settled();
  expect(ply(here)).toBe(1);
});

test("next shows one flick from where it begins and rests; back goes to the one before", async () => {
  const here = player();
  here.seek(3);
  await settled();
  here.next();
  await settled();
  expect([ply(here), here.playerState.get().queue[0]?.after.ply, here.playerState.get().stepping]).toEqual([
    5,
    6,
    true,
  ]);
  here.shown(6);
  expect([ply(here), here.playerState.get().stepping, waits]).toEqual([6, false, []]);
  here.next();
  await settled();
  expect(ply(here)).toBe(9);
  here.back();
  await settled();
  expect(ply(here)).toBe(6);
  here.back();
  here.back();
  await settled();
  expect(ply(here)).toBe(1);
});

test("pausing in a show keeps it, and a speed shortens the looks", async () => {
  const here = player();
  here.seek(2);
  here.setSpeed(4);
  await settled();
  here.play();
  await settled();
  here.pause();
  expect(here.playerState.get()).toMatchObject({ playing: false, at: 3 });
  expect(here.playerState.get().queue.length).toBe(1);
  here.play();
  here.shown(3);
  expect(waits.map((wait) => wait.ms)).toEqual([LOOK_MS / 4]);
});

test("pausing forgets what would have been played, and not where somebody wants to be", async () => {
  const here = player();
  here.seek(1);
  await settled();
  here.play();
  here.pause();
  await settled();
  expect([ply(here), here.playerState.get().at]).toEqual([1, 1]);
  here.seek(7);
  here.pause();
  await settled();
  expect([ply(here), here.playerState.get().at]).toEqual([7, 7]);
});

test("what cannot be fetched is told, and it does not play on", async () => {
  const here = player();
  refusals = ["unreachable"];
  here.seek(4);
  await settled();
  expect(here.playerState.get()).toMatchObject({ failure: { code: "unreachable" }, playing: false });
  here.seek(4);
  await settled();
  expect([ply(here), here.playerState.get().failure]).toEqual([4, null]);
});
