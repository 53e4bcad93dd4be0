import { beforeEach, expect, test } from "vitest";
import { Keyring } from "../links.ts";
import type { ServerMessage } from "../protocol.ts";
import { Connection } from "./connection.ts";
import { callEarly, takeEarlyCall } from "./earlyCall.ts";
import { FakeSocket, WELCOME } from "./fakeSocket.fixture.ts";

const TOKEN = "a".repeat(32);
const URL = "ws://x/ws/2f91458fce11f02a";
let shown: string;

beforeEach(() => {
  FakeSocket.all = [];
  takeEarlyCall("");
});

/** The page was opened at an address: what its first script does. */
function opened(path: string, hash: string): void {
  const none = () => {
    throw new Error("no storage");
  };
  const past = { state: null, replaceState: (_: unknown, __: string, to: string) => (shown = to) };
  callEarly(
    new Keyring(none, none),
    { pathname: path, hash, search: "", protocol: "http:", host: "x" } as Location,
    past as unknown as History,
    { closing: "soon" },
    (url) => new FakeSocket(url),
  );
}

test("a table is called before there is a page, and its secrets leave the address", () => {
  opened("/t/2f91458fce11f02a", `#seat=${TOKEN}`);
  FakeSocket.last.accept();
  expect(FakeSocket.last.url).toBe(URL);
  expect(FakeSocket.last.said).toEqual([
    { kind: "hello", protocol: 1, shows: true, tokens: [TOKEN], face: null, have: null, closing: "soon" },
  ]);
  expect(shown).toBe("/t/2f91458fce11f02a");
});

test("the connection takes the call over: it hears what was answered, and says no second Hello", () => {
  opened("/t/2f91458fce11f02a", `#seat=${TOKEN}`);
  FakeSocket.last.accept();
  FakeSocket.last.tell(WELCOME);
  const heard: ServerMessage[] = [];
  const states: string[] = [];
  const connection = new Connection({
    url: URL,
    hello: () => ({ tokens: [TOKEN], face: null, have: null }),
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
    outdated: () => {},
    garbled: () => {},
  });
  connection.open();
  FakeSocket.last.tell({ kind: "emoted", seat: 0, emote: "hello" });
  expect(heard.map(({ kind }) => kind)).toEqual(["welcome", "emoted"]);
  expect(FakeSocket.last.of("hello")).toHaveLength(1);
  expect(FakeSocket.all).toHaveLength(1);
  FakeSocket.last.end();
  expect(states).toEqual(["open", "lost"]);
  connection.close();
});

test("a call that came to nothing, or was to another table, is not taken over", () => {
  opened("/t/2f91458fce11f02a", `#seat=${TOKEN}`);
  FakeSocket.last.end();
  expect(takeEarlyCall(URL)).toBeNull();
  opened("/t/2f91458fce11f02a", `#seat=${TOKEN}`);
  expect(takeEarlyCall("ws://x/ws/other")).toBeNull();
  expect(takeEarlyCall(URL)).toBeNull();
});

test.each([
  ["/t/2f91458fce11f02a", `#invite=${TOKEN}`],
  ["/replay/2f91458fce11f02a", `#seat=${TOKEN}`],
  ["/new", ""],
])("nobody is called from %s%s", (path, hash) => {
  opened(path, hash);
  expect(FakeSocket.all).toEqual([]);
});
