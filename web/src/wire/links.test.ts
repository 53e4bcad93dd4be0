import { expect, test } from "vitest";
import { Keyring, newToken, ownLink, readFragment, socketUrl, tableOf, tokensOf } from "./links.ts";

const A = "A".repeat(32);
const B = "B".repeat(32);
const TABLE = "2f91458fce11f02a";

class MemoryStorage implements Storage {
  [name: string]: unknown;
  get length(): number {
    return Object.keys(this).length;
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }
}

const throwing = (): Storage => {
  throw new DOMException("denied", "SecurityError");
};

function address(hash: string, path = `/t/${TABLE}`): [Location, History, string[]] {
  const shown: string[] = [];
  const past = { state: null, replaceState: (_: unknown, __: string, url: string) => shown.push(url) };
  return [{ pathname: path, search: "?quality=low", hash } as Location, past as unknown as History, shown];
}

test("a fragment holds one host, invite and watch token and any number of seats", () => {
  expect(readFragment(`#host=${A}.seat=${B}.seat=${A}`)).toEqual({ host: A, seats: [B, A] });
  expect(readFragment(`#invite=${A}`)).toEqual({ invite: A, seats: [] });
  expect(readFragment("#seat=short.watch=<script>")).toEqual({ seats: [] });
});

test("a link of the time when an & stood between the secrets still opens what it opened", () => {
  expect(readFragment(`#host=${A}&seat=${B}&seat=${A}`)).toEqual({ host: A, seats: [B, A] });
});

test("a link of one's own holds nothing that a shell would take for itself, and is read as it was written", () => {
  const link = ownLink(TABLE, { host: A, seats: [B, A] }, "http://127.0.0.1:8000");
  expect(link).toMatch(/^[A-Za-z0-9:/#=._-]+$/);
  expect(readFragment(new URL(link).hash)).toEqual({ host: A, seats: [B, A] });
});

test("hello shows the tokens that open something, nine at most, and never the invite", () => {
  const seats = Array.from({ length: 12 }, () => newToken());
  expect(tokensOf({ host: A, invite: B, seats: [] })).toEqual([A]);
  expect(tokensOf({ host: A, watch: B, seats })).toHaveLength(9);
});

test("the path of a table is the only one that has secrets", () => {
  expect(tableOf(`/t/${TABLE}`)).toBe(TABLE);
  expect(tableOf(`/replay/${TABLE}`)).toBe(TABLE);
  expect(tableOf(`/party/${TABLE}`)).toBe(TABLE);
  expect(tableOf("/archive")).toBeNull();
  expect(tableOf("/t/../x")).toBeNull();
});

test("secrets leave the address at once and are there after a reload", () => {
  const [tab, browser] = [new MemoryStorage(), new MemoryStorage()];
  const [from, past, shown] = address(`#host=${A}.seat=${B}`);
  const keys = new Keyring(
    () => tab,
    () => browser,
  );
  expect(keys.takeFrom(from, past)).toEqual({ host: A, seats: [B] });
  expect(shown).toEqual([`/t/${TABLE}?quality=low`]);
  const again = new Keyring(
    () => tab,
    () => browser,
  );
  expect(again.takeFrom(...(address("").slice(0, 2) as [Location, History]))).toEqual({ host: A, seats: [B] });
  const nextDay = new Keyring(
    () => new MemoryStorage(),
    () => browser,
  );
  expect(nextDay.of(TABLE)).toEqual({ host: A, seats: [B] });
});

test("two tabs of one browser sit at two seats, and a watcher's tab stays a watcher's", () => {
  const browser = new MemoryStorage();
  const [one, two, three] = [new MemoryStorage(), new MemoryStorage(), new MemoryStorage()].map(
    (tab) =>
      new Keyring(
        () => tab,
        () => browser,
      ),
  ) as [Keyring, Keyring, Keyring];
  one.keep(TABLE, { seats: [A] });
  two.keep(TABLE, { seats: [B] });
  three.keep(TABLE, { watch: A, seats: [] });
  expect(one.of(TABLE).seats).toEqual([A]);
  expect(two.of(TABLE).seats).toEqual([B]);
  expect(three.of(TABLE)).toEqual({ watch: A, seats: [] });
});

test("without any storage the secrets live as long as the page", () => {
  const keys = new Keyring(throwing, throwing);
  const [from, past] = address(`#seat=${A}`);
  expect(keys.takeFrom(from, past).seats).toEqual([A]);
  expect(keys.of(TABLE).seats).toEqual([A]);
  expect(keys.tables().map((kept) => kept.table)).toEqual([TABLE]);
  keys.forget(TABLE);
  expect(keys.of(TABLE).seats).toEqual([]);
});

test("what somebody else has put into the storage is no secret and breaks nothing", () => {
  const browser = new MemoryStorage();
  browser.setItem(`coldsnap:table:${TABLE}`, "{not json");
  const keys = new Keyring(
    () => new MemoryStorage(),
    () => browser,
  );
  expect(keys.of(TABLE)).toEqual({ seats: [] });
  expect(keys.tables()).toEqual([{ table: TABLE, at: 0 }]);
});

test("a wish stays the same until it is a seat, and then the invite is gone", () => {
  const [tab, browser] = [new MemoryStorage(), new MemoryStorage()];
  const keys = new Keyring(
    () => tab,
    () => browser,
  );
  keys.keep(TABLE, { invite: A, seats: [] });
  const wish = keys.wish(TABLE);
  expect(wish).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(
    new Keyring(
      () => tab,
      () => browser,
    ).wish(TABLE),
  ).toBe(wish);
  expect(keys.seated(TABLE)).toEqual({ seats: [wish] });
  expect(tokensOf(keys.of(TABLE))).toEqual([wish]);
});

test("tables that were opened here are listed, the newest first", () => {
  let now = 1;
  const browser = new MemoryStorage();
  const keys = new Keyring(
    () => new MemoryStorage(),
    () => browser,
    () => now,
  );
  keys.keep("older-table", { seats: [A] });
  now = 2;
  keys.keep("newer-table", { seats: [A] });
  expect(keys.tables().map((kept) => kept.table)).toEqual(["newer-table", "older-table"]);
});

test("addresses of sockets and of own links", () => {
  expect(socketUrl(TABLE, { protocol: "https:", host: "x:1" })).toBe(`wss://x:1/ws/${TABLE}`);
  expect(socketUrl(TABLE, { protocol: "http:", host: "x" })).toBe(`ws://x/ws/${TABLE}`);
  expect(ownLink(TABLE, { host: A, watch: B, seats: [B] }, "http://x")).toBe(`http://x/t/${TABLE}#host=${A}.seat=${B}`);
});

test("the secrets of a table open its rematch, but nobody asks for a second seat with its invite", () => {
  const keys = new Keyring(throwing, throwing);
  keys.keep(TABLE, { host: A, invite: B, watch: B, seats: [A] });
  keys.carryOver(TABLE, "next-table");
  expect(keys.of("next-table")).toEqual({ host: A, watch: B, seats: [A] });
});
