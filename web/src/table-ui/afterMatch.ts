/** After the match: the record as a file, and the same table again. */

import { offerFile } from "../ui/page/offerFile.ts";
import { Api, type Result } from "../wire/api.ts";
import { browserKeys, tokensOf } from "../wire/links.ts";
import type { RematchTable } from "../wire/protocol.ts";

const api = new Api();
const keyring = browserKeys();

/** Save the record of a finished match as a file. */
export async function saveRecord(table: string): Promise<Result<Blob>> {
  const found = await api.record(table, tokensOf(keyring.of(table))[0] ?? null);
  if (found.ok) offerFile(found.value, `${table}.jsonl`);
  return found;
}

/** Set the same table again, as its host, and go there. */
export async function rematch(table: string): Promise<Result<RematchTable>> {
  const made = await api.rematch(table, keyring.of(table).host ?? "");
  if (made.ok) {
    followRematch(table, made.value.table);
    // A party stays one.
    location.assign(location.pathname.replace(table, made.value.table));
  }
  return made;
}

/** The way to the rematch: the secrets of this table open the same people's seats there. */
export function followRematch(table: string, next: string): void {
  keyring.carryOver(table, next);
}
