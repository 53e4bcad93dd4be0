import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Api } from "./api.ts";
import { Keyring } from "./links.ts";
import { takeSeat } from "./takeSeat.ts";

const nowhere = (): Storage => {
  throw new Error("no storage");
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Asked {
  path: string;
  init: RequestInit;
}

function answering(...answers: (Response | Error)[]): [Api, Asked[]] {
  const asked: Asked[] = [];
  const api = new Api(async (path, init) => {
    asked.push({ path: String(path), init: init ?? {} });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error || answer === undefined) throw answer;
    return answer.clone();
  });
  return [api, asked];
}

test("an answer is its value", async () => {
  const [api, asked] = answering(Response.json({ games: [] }));
  expect(await api.games()).toEqual({ ok: true, value: { games: [] } });
  expect(asked[0]?.path).toBe("/api/games");
});

test("a token travels in the header and never in the address", async () => {
  const [api, asked] = answering(Response.json({}));
  await api.table("abc", "T".repeat(22));
  expect(asked[0]?.path).toBe("/api/tables/abc");
  expect(asked[0]?.init.headers).toEqual({ authorization: `Bearer ${"T".repeat(22)}` });
});

test("a refusal is an answer with its code", async () => {
  const [api] = answering(Response.json({ code: "seat-taken", rule: null }, { status: 409 }));
  const found = await api.join("abc", { invite: "i", token: "t" });
  expect(found).toEqual({ ok: false, failure: { code: "seat-taken", rule: null, status: 409 } });
});

test("a page of somebody in between is no answer of the server", async () => {
  const [api] = answering(new Response("<html>", { status: 502 }));
  expect(await api.games()).toEqual({ ok: false, failure: { code: "unavailable", status: 502 } });
  const [other] = answering(new Response("<html>", { status: 200 }));
  expect(await other.games()).toMatchObject({ ok: false, failure: { code: "broken" } });
});

test("a server that cannot be reached, and one that does not answer, are told apart", async () => {
  const [api] = answering(new TypeError("fetch failed"));
  expect(await api.games()).toMatchObject({ ok: false, failure: { code: "unreachable" } });
  const silent = new Api(
    (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
      }),
  );
  const waiting = silent.games();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waiting).toMatchObject({ ok: false, failure: { code: "timeout" } });
});

test("lists are asked for by page, replays by ply", async () => {
  const [api, asked] = answering(Response.json({}));
  await api.tables();
  await api.archive(123, 10);
  await api.replay("abc", 7);
  await api.replay("abc");
  await api.story("abc");
  expect(asked.map((each) => each.path)).toEqual([
    "/api/tables?limit=50",
    "/api/archive?limit=10&before=123",
    "/api/tables/abc/replay?ply=7",
    "/api/tables/abc/replay",
    "/api/tables/abc/story",
  ]);
});

test("a record is a file", async () => {
  const [api] = answering(new Response("{}\n{}\n"));
  const found = await api.record("abc");
  expect(found.ok && (await found.value.text())).toBe("{}\n{}\n");
});

test("a seat is asked for with the same secret until there is an answer", async () => {
  const keys = new Keyring(nowhere, nowhere);
  keys.keep("abcdefgh", { invite: "I".repeat(22), seats: [] });
  const [api, asked] = answering(
    new TypeError("lost"),
    new Response("", { status: 503 }),
    Response.json({ table: "abcdefgh", seat: 1, token: "x", link: "" }),
  );
  const taking = takeSeat(api, keys, "abcdefgh", "Ana");
  await vi.advanceTimersByTimeAsync(1000);
  expect((await taking).ok).toBe(true);
  const tokens = asked.map((each) => JSON.parse(String(each.init.body)).token);
  expect(tokens).toHaveLength(3);
  expect(new Set(tokens).size).toBe(1);
  expect(keys.of("abcdefgh")).toEqual({ seats: [tokens[0]] });
});

test("a seat that is refused is not asked for again, and the invite stays", async () => {
  const keys = new Keyring(nowhere, nowhere);
  keys.keep("abcdefgh", { invite: "I".repeat(22), seats: [] });
  const [api, asked] = answering(Response.json({ code: "no-open-seat" }, { status: 409 }));
  expect(await takeSeat(api, keys, "abcdefgh", "Ana")).toMatchObject({ failure: { code: "no-open-seat" } });
  expect(asked).toHaveLength(1);
  expect(keys.of("abcdefgh").invite).toBe("I".repeat(22));
  expect(await takeSeat(api, keys, "otherone", "Ana")).toMatchObject({ failure: { code: "no-such-table" } });
});
