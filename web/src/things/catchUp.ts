/**
 * Remembers matches that ended, whoever saw the end: this browser holds secrets of their tables, and asks the server what
 * became of them. So nothing has to be written down at a table, and a match that went on without one is there as well.
 */

import type { Api } from "../wire/api.ts";
import { type Keyring, type Secrets, tokensOf } from "../wire/links.ts";
import type { TableSummary } from "../wire/protocol.ts";
import { playedMatch } from "./playedMatch.ts";
import type { Shelf } from "./shelf.ts";

/** So many tables are asked for at a time, those that were opened last. */
const MOST_ASKED = 20;

type Asked = Pick<Api, "table" | "replay">;

/** Asks for tables that are not on the shelf. One that is gone is forgotten; a server that is asked too fast is left alone. */
export async function catchUp(from: Asked, keys: Keyring, shelf: Shelf): Promise<void> {
  const known = new Set(shelf.read().matches.map((match) => match.table));
  const unknown = keys.tables().filter(({ table }) => !known.has(table) && satAt(keys.of(table)));
  for (const { table } of unknown.slice(0, MOST_ASKED)) {
    const secrets = keys.of(table);
    const [token = null] = tokensOf(secrets);
    const found = await from.table(table, token);
    if (!found.ok && found.failure.status !== 404) return;
    if (!found.ok) keys.forget(table);
    else if (found.value.over && !(await remember(from, keys, shelf, found.value, secrets))) return;
  }
}

/** Whether somebody of this browser sat at the table, or made it. */
function satAt(secrets: Secrets): boolean {
  return secrets.seats.length > 0 || secrets.host !== undefined;
}

async function remember(
  from: Asked,
  keys: Keyring,
  shelf: Shelf,
  table: TableSummary,
  secrets: Secrets,
): Promise<boolean> {
  const mine = new Set<number>();
  for (const seat of secrets.seats) {
    const found = await from.table(table.id, seat);
    if (!found.ok) return false;
    for (const each of found.value.mine) mine.add(each);
  }
  const last = await from.replay(table.id, null, tokensOf(secrets)[0] ?? null);
  if (!last.ok) return false;
  const match = playedMatch(
    table,
    [...mine].sort((a, b) => a - b),
    last.value,
  );
  for (const oldest of shelf.add(match)) keys.forget(oldest);
  return true;
}
