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

/** The code of a seat that is handed over: its secret is the invitation, good once and for that seat alone. */
export function handOverLink(table: string, seat: number, token: string): string {
  return `${origin()}/party/${table}?seat=${seat}#invite=${token}`;
}

/** The seat that the code of this page hands over; null if it is the usual one. */
export function seatHandedOver(): number | null {
  const seat = new URLSearchParams(location.search).get("seat");
  return seat !== null && /^[0-7]$/.test(seat) ? Number(seat) : null;
}
