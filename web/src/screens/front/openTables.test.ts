import { expect, test } from "vitest";
import type { Result } from "../../wire/api.ts";
import { Keyring } from "../../wire/links.ts";
import type { TableSummary } from "../../wire/protocol.ts";
import { openTables } from "./openTables.ts";

const TOKEN = "Q0m0k6T2xq3eXlYp8b1sWfZr5uVhNc7d";
const DAY = 24 * 3600 * 1000;

/** A keyring without storage: it keeps what it is given in memory. */
function keyring(clock: () => number): Keyring {
  const none = () => {
    throw new Error("no storage");
  };
  return new Keyring(none, none, clock);
}

function server(states: Record<string, "open" | "over" | "gone" | "silent">) {
  return {
    async table(id: string): Promise<Result<TableSummary>> {
      const state = states[id];
      if (state === "gone") return { ok: false, failure: { code: "no-such-table", status: 404 } };
      if (state === "silent") return { ok: false, failure: { code: "unreachable", status: 0 } };
      return { ok: true, value: { id, over: state === "over" } as TableSummary };
    },
  };
}

test("tables that are not over are offered, the newest first, and those that are gone are forgotten", async () => {
  let now = 0;
  const keys = keyring(() => now);
  for (const table of ["table-aa", "table-bb", "table-cc", "table-dd"]) {
    now += 1;
    keys.keep(table, { seats: [TOKEN] });
  }
  const states = { "table-aa": "open", "table-bb": "gone", "table-cc": "over", "table-dd": "open" } as const;
  const found = await openTables(server(states), keys, now);
  expect(found.map((table) => table.id)).toEqual(["table-dd", "table-aa"]);
  expect(keys.tables().map((kept) => kept.table)).not.toContain("table-bb");
});

test("a server that does not answer makes nobody forget their table", async () => {
  const keys = keyring(() => 1);
  keys.keep("table-aa", { seats: [TOKEN] });
  expect(await openTables(server({ "table-aa": "silent" }), keys, 1)).toEqual([]);
  expect(keys.tables()).toHaveLength(1);
});

test("tables that were only watched, and those of long ago, are not offered", async () => {
  const keys = keyring(() => 1);
  keys.keep("table-aa", { seats: [], watch: TOKEN });
  keys.keep("table-bb", { seats: [TOKEN] });
  const all = server({ "table-aa": "open", "table-bb": "open" });
  expect((await openTables(all, keys, DAY)).map((table) => table.id)).toEqual(["table-bb"]);
  expect(await openTables(all, keys, 30 * DAY)).toEqual([]);
});
