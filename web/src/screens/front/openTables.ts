/** The tables at which this browser sits and that are not over: the front page offers to go on with them. */

import { useEffect, useState } from "preact/hooks";
import type { Api } from "../../wire/api.ts";
import { type Keyring, tokensOf } from "../../wire/links.ts";
import type { TableSummary } from "../../wire/protocol.ts";
import { api, keyring } from "../table/createTable.ts";

/** How many are offered, and how long after they were last opened. */
const MOST = 2;
const LATELY_MS = 14 * 24 * 3600 * 1000;

/** Asks the server for the newest. A table that is gone there is forgotten; one that cannot be asked for is kept. */
export async function openTables(
  from: Pick<Api, "table">,
  keys: Keyring,
  now: number = Date.now(),
): Promise<TableSummary[]> {
  const open: TableSummary[] = [];
  for (const { table, at } of keys.tables()) {
    if (open.length >= MOST || now - at > LATELY_MS) break;
    const secrets = keys.of(table);
    const token = tokensOf(secrets)[0];
    if (token === undefined || (secrets.seats.length === 0 && !secrets.host)) continue;
    const found = await from.table(table, token);
    if (found.ok && !found.value.over) open.push(found.value);
    if (!found.ok && found.failure.status === 404) keys.forget(table);
  }
  return open;
}

export function useOpenTables(): readonly TableSummary[] {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    void openTables(api, keyring)
      .then(setTables)
      .then(rememberMatches)
      .catch(() => {});
  }, []);
  return tables;
}

/** What has ended is remembered while somebody looks at the front page: a server may forget it sooner than they come back. */
async function rememberMatches(): Promise<void> {
  const [{ catchUp }, { browserShelf }] = await Promise.all([
    import("../../things/catchUp.ts"),
    import("../../things/shelf.ts"),
  ]);
  await catchUp(api, keyring, browserShelf());
}
