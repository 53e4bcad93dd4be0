import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../protocol.ts";
import { Connection } from "./connection.ts";
import { PROTOCOL } from "./earlyCall.ts";
import { FakeSocket, WELCOME } from "./fakeSocket.fixture.ts";

/** Only what hangs takes as long as this. */
const PATIENCE = { timeout: 60_000 };

let heard: ServerMessage[];
let states: string[];
let outdated: string[];
let garbled: number;
let have: number | null;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  states = [];
  outdated = [];
  garbled = 0;
  have = null;
});
afterEach(() => {
  vi.useRealTimers();
});

function connection(): Connection {
  return new Connection({
    url: "ws://x/ws/t",
    hello: () => ({ tokens: ["a".repeat(22)], face: 0, have }),
    hear: (message) => heard.push(message),
    changed: (state, cause) => states.push(cause ? `${state} ${cause}` : state),
    outdated: (cause) => outdated.push(cause),
    garbled: () => {
      garbled += 1;
    },
    socket: (url) => new FakeSocket(url),
    luck: () => 0.5,
  });
}

function opened(): Connection {
  const found = connection();
  found.open();
  FakeSocket.last.accept();
  FakeSocket.last.tell(WELCOME);
  return found;
}

const packed = (message: ServerMessage): ArrayBuffer => {
  const bytes = deflateSync(JSON.stringify(message));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
};

test("the protocol is the one of docs/wire.md", () => {
  expect(readFileSync(new URL("../../../../docs/wire.md", import.meta.url), "utf8")).toContain(
    `Protocol version: ${PROTOCOL}.`,
  );
});

test("a connection says hello first and is open when it is welcomed, not before", () => {
  const found = connection();
  found.open();
  FakeSocket.last.accept();
  expect(FakeSocket.last.said).toEqual([
    { kind: "hello", protocol: 1, shows: true, tokens: ["a".repeat(22)], face: 0, have: null },
  ]);
  expect(found.state).toBe("connecting");
  FakeSocket.last.tell(WELCOME);
  expect(found.state).toBe("open");
  expect(heard).toEqual([WELCOME]);
});

test("a connection that breaks comes back by itself, later and later up to five seconds, and says what it has", () => {
  opened();
  have = 7;
  FakeSocket.last.end();
  expect(states).toEqual(["open", "lost lost"]);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const before = FakeSocket.all.length;
    let waited = 0;
    while (FakeSocket.all.length === before) {
      vi.advanceTimersByTime(10);
      waited += 10;
    }
    waits.push(waited);
    FakeSocket.last.end();
  }
  expect(waits[0]).toBe(200);
  expect(waits.slice(0, 8)).toEqual([...waits.slice(0, 8)].sort((a, b) => a - b));
  expect(waits.at(-1)).toBe(5000);
  vi.advanceTimersByTime(5000);
  FakeSocket.last.accept();
  expect(FakeSocket.last.of("hello")[0]?.have).toBe(7);
  FakeSocket.last.tell(WELCOME);
  FakeSocket.last.end();
  vi.advanceTimersByTime(200);
  expect(FakeSocket.last.readyState).toBe(0);
});

test("waking up does not wait for the next attempt", () => {
  const found = opened();
  FakeSocket.last.end();
  const before = FakeSocket.all.length;
  found.wake();
  expect(FakeSocket.all.length).toBe(before + 1);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all.length).toBe(before + 1);
});

test("waking up gives up an attempt that hangs, but not one that has just begun", () => {
  const found = connection();
  found.open();
  found.wake();
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(3000);
  found.wake();
  expect(FakeSocket.all.length).toBe(2);
});

test("waking up asks an open connection whether it still is", () => {
  const found = opened();
  found.wake();
  expect(FakeSocket.last.of("ping")).toHaveLength(1);
  vi.advanceTimersByTime(6000);
  expect(found.state).toBe("lost");
});

test("a server that never answers is tried again, and the connection is still connecting", () => {
  connection().open();
  FakeSocket.last.accept();
  vi.advanceTimersByTime(12_500);
  expect(FakeSocket.all.length).toBe(2);
  expect(states).toEqual(["connecting silent"]);
});

test.each(["no-such-table", "undecodable"])("after the reason %s nobody comes back", async (reason) => {
  const found = opened();
  const waiting = found.command({ kind: "hint" });
  FakeSocket.last.end(1008, reason);
  vi.advanceTimersByTime(60_000);
  expect(found.state).toBe("closed");
  expect(FakeSocket.all.length).toBe(1);
  expect(await waiting).toMatchObject({ kind: "refused", code: "closed" });
  expect(await found.command({ kind: "hint" })).toMatchObject({ kind: "refused", code: "closed" });
});

test.each([
  [1012, "restart"],
  [1013, "too-many-sockets"],
  [1011, ""],
  [1001, "idle"],
  [1008, "too-fast"],
  [1008, "no-hello"],
])("after %i %s the connection comes back", (code, reason) => {
  opened();
  FakeSocket.last.end(code, reason);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all.length).toBe(2);
});

test("whoever says Hello too late tries again, and is shown no refusal", () => {
  const found = connection();
  found.open();
  FakeSocket.last.tell({ kind: "refused", ref: null, code: "no-hello", rule: null, details: {} });
  FakeSocket.last.end(1008, "no-hello");
  expect([found.state, heard]).toEqual(["connecting", []]);
  vi.advanceTimersByTime(300);
  FakeSocket.last.accept();
  FakeSocket.last.tell(WELCOME);
  expect([found.state, heard]).toEqual(["open", [WELCOME]]);
});

test("another protocol asks for a new page and lets the connection be", () => {
  const found = connection();
  found.open();
  FakeSocket.last.accept();
  FakeSocket.last.end(1008, "other-protocol");
  expect(outdated).toEqual(["protocol"]);
  expect(found.state).toBe("closed");
  const second = connection();
  second.open();
  FakeSocket.last.accept();
  FakeSocket.last.tell({ ...WELCOME, protocol: 2 });
  expect(outdated).toEqual(["protocol", "protocol"]);
  expect(second.state).toBe("closed");
});

test("a server of another build than before asks for a new page", () => {
  opened();
  FakeSocket.last.end(1012, "restart");
  vi.advanceTimersByTime(200);
  FakeSocket.last.accept();
  FakeSocket.last.tell({ ...WELCOME, build: "1" });
  expect(outdated).toEqual([]);
  FakeSocket.last.end(1012, "restart");
  vi.advanceTimersByTime(200);
  FakeSocket.last.accept();
  FakeSocket.last.tell({ ...WELCOME, build: "2" });
  expect(outdated).toEqual(["build"]);
});

test("a command is sent again with the same reference until it is answered, and then no more", async () => {
  const found = opened();
  const answer = found.command({ kind: "act", seen: 3, action: { kind: "icecool-end-turn" } });
  const [sent] = FakeSocket.last.of("act");
  FakeSocket.last.end();
  vi.advanceTimersByTime(200);
  FakeSocket.last.accept();
  expect(FakeSocket.last.of("act")).toEqual([]);
  FakeSocket.last.tell(WELCOME);
  expect(FakeSocket.last.of("act")).toEqual([sent]);
  FakeSocket.last.tell({ kind: "done", ref: sent?.ref ?? "", ply: 4 });
  expect(await answer).toEqual({ kind: "done", ref: sent?.ref, ply: 4 });
  FakeSocket.last.end();
  vi.advanceTimersByTime(200);
  FakeSocket.last.accept();
  FakeSocket.last.tell(WELCOME);
  expect(FakeSocket.last.of("act")).toEqual([]);
});

test("a command that is given while there is no connection is sent when there is one", () => {
  const found = opened();
  FakeSocket.last.end();
  void found.command({ kind: "emote", emote: "wow" });
  vi.advanceTimersByTime(200);
  FakeSocket.last.accept();
  FakeSocket.last.tell(WELCOME);
  expect(FakeSocket.last.of("emote")).toHaveLength(1);
});

test("a command that is given between hello and welcome is sent once, after the welcome", () => {
  const found = connection();
  found.open();
  FakeSocket.last.accept();
  void found.command({ kind: "hint" });
  expect(FakeSocket.last.of("hint")).toEqual([]);
  FakeSocket.last.tell(WELCOME);
  expect(FakeSocket.last.of("hint")).toHaveLength(1);
});

test("references differ, also between two connections", () => {
  const [one, two] = [opened(), opened()];
  for (const found of [one, two]) void [found.command({ kind: "hint" }), found.command({ kind: "hint" })];
  const refs = FakeSocket.all.flatMap((socket) => socket.of("hint").map((hint) => hint.ref));
  expect(new Set(refs).size).toBe(4);
  for (const ref of refs) expect(ref).toMatch(/^[A-Za-z0-9_-]{1,36}$/);
});

test("a command that came too fast is sent again in a moment, any other refusal is its answer", async () => {
  const found = opened();
  const answer = found.command({ kind: "hint" });
  const ref = FakeSocket.last.of("hint")[0]?.ref ?? "";
  FakeSocket.last.tell({ kind: "refused", ref, code: "too-fast", rule: null, details: {} });
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last.of("hint")).toHaveLength(2);
  FakeSocket.last.tell({ kind: "refused", ref, code: "no-help", rule: null, details: {} });
  expect(await answer).toMatchObject({ kind: "refused", code: "no-help" });
});

test("a command that is too long for the server is refused here and not sent", async () => {
  const found = opened();
  const answer = await found.command({ kind: "preview", action: "x".repeat(5000) });
  expect(answer).toMatchObject({ kind: "refused", code: "undecodable" });
  expect(FakeSocket.last.of("preview")).toEqual([]);
});

test("an aim is not kept for later", () => {
  const found = opened();
  FakeSocket.last.end();
  found.sendOnce({ kind: "aim", action: {} });
  vi.advanceTimersByTime(200);
  FakeSocket.last.accept();
  FakeSocket.last.tell(WELCOME);
  expect(FakeSocket.last.of("aim")).toEqual([]);
});

test("a connection on which nothing is heard is asked, and is lost when it does not answer", () => {
  opened();
  vi.advanceTimersByTime(15_000);
  const [ping] = FakeSocket.last.of("ping");
  FakeSocket.last.tell({ kind: "pong", ref: ping?.ref ?? "" });
  expect(heard).toEqual([WELCOME]);
  vi.advanceTimersByTime(15_000);
  expect(states).toEqual(["open"]);
  vi.advanceTimersByTime(6000);
  expect(states).toEqual(["open", "lost silent"]);
});

test("packed messages are told in the order in which they came, plain ones among them", async () => {
  vi.useRealTimers();
  opened();
  const told: ServerMessage[] = [1, 2, 3, 4].map((ply) => ({ kind: "rematched", table: `table-${ply}` }));
  const [first, second, third, fourth] = told as [ServerMessage, ServerMessage, ServerMessage, ServerMessage];
  FakeSocket.last.bring(packed(first));
  FakeSocket.last.tell(second);
  FakeSocket.last.bring(packed(third));
  FakeSocket.last.tell(fourth);
  await vi.waitFor(() => expect(heard).toHaveLength(5), PATIENCE);
  expect(heard.slice(1)).toEqual(told);
});

test("what cannot be read is left out, and the connection goes on", async () => {
  vi.useRealTimers();
  opened();
  FakeSocket.last.bring("{");
  FakeSocket.last.bring("17");
  FakeSocket.last.bring(new Uint8Array([1, 2, 3]).buffer);
  FakeSocket.last.tell({ kind: "rematched", table: "x" });
  await vi.waitFor(() => expect(heard).toHaveLength(2), PATIENCE);
  expect(garbled).toBe(3);
});

test("what an old socket brought is not told after a new one was opened", async () => {
  vi.useRealTimers();
  const found = opened();
  const old = FakeSocket.last;
  old.bring(packed({ kind: "rematched", table: "old" }));
  old.end();
  found.wake();
  FakeSocket.last.accept();
  FakeSocket.last.tell(WELCOME);
  const fresh: ServerMessage = { kind: "rematched", table: "new" };
  FakeSocket.last.bring(packed(fresh));
  // It was packed later than the old one's: that has been unpacked as well.
  await vi.waitFor(() => expect(heard).toContainEqual(fresh), PATIENCE);
  expect(heard).toEqual([WELCOME, WELCOME, fresh]);
});
