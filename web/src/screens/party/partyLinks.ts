/** The address behind a party's code: one that telephones reach, even where this screen calls its own computer localhost. */

import type { TableLinks } from "../../wire/protocol.ts";

const ORIGIN = "coldsnap:party-origin";

/** Keeps where the server's own links begin: with --lan that is an address of the house. */
export function rememberOrigin({ invite }: TableLinks): void {
  try {
    sessionStorage.setItem(ORIGIN, new URL(invite).origin);
  } catch {
    // Then the address of the page is all there is.
  }
}

function origin(): string {
  try {
    return sessionStorage.getItem(ORIGIN) ?? location.origin;
  } catch {
    return location.origin;
  }
}

/** The invitation to a party. */
export function inviteLink(table: string, invite: string): string {
  return `${origin()}/party/${table}#invite=${invite}`;
}
