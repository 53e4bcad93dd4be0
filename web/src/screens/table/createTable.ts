/** Creates a table on the server and keeps its secrets in this browser's keyring. */

import { settings } from "../../settings/settings.ts";
import { Api, type Result } from "../../wire/api.ts";
import { browserKeys } from "../../wire/links.ts";
import type { CreatedTable, NewTable, TableLinks } from "../../wire/protocol.ts";

export const api = new Api();
export const keyring = browserKeys();

/** Creates a table. The first person without a name gets the one of the settings. */
export async function createTable(wanted: NewTable): Promise<Result<CreatedTable>> {
  const me = wanted.seats.findIndex((seat) => seat.kind === "person");
  const seats = wanted.seats.map((seat, index) =>
    index === me && !seat.name ? { ...seat, name: settings.get().name } : seat,
  );
  const made = await api.create({ ...wanted, seats });
  if (made.ok) {
    const { table, host, invite, watch, seats: grants, links } = made.value;
    keyring.keep(table, { host, invite, watch, seats: grants.map((grant) => grant.token) });
    rememberReach(links);
  }
  return made;
}

/** Who can open links made here: everybody, this computer alone, or this computer while the address is localhost. */
export type Reach = "all" | "only-here" | "localhost";

const REACH = "coldsnap:reach";
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Keeps how far links reach: the server says so with the links of a new table, and it holds for all its tables. */
function rememberReach(links: TableLinks): void {
  const local = LOOPBACK.has(new URL(links.invite).hostname);
  const reach: Reach = links.only_this_computer ? "only-here" : local ? "localhost" : "all";
  try {
    sessionStorage.setItem(REACH, reach);
  } catch {
    // Then the address of the page is all there is to judge by.
  }
}

/** How far links reach, as far as is known. */
export function reachOfLinks(): Reach {
  try {
    const told = sessionStorage.getItem(REACH);
    if (told === "all" || told === "only-here" || told === "localhost") return told;
  } catch {
    // As above.
  }
  return LOOPBACK.has(location.hostname) ? "localhost" : "all";
}
