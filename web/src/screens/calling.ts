/** A table's line is opened before there is a page to show it: what the table needs is then on its way sooner. */

import { expectTable } from "../app/parts.ts";
import { Session } from "../table/session.ts";
import { browserWorld } from "../table/world.ts";
import type { Secrets } from "../wire/links.ts";
import { keyring } from "./making.ts";

let early: { readonly of: string; readonly session: Session } | null = null;

function keyOf(table: string, secrets: Secrets): string {
  return JSON.stringify([table, secrets]);
}

/** Whether these secrets are an invitation and nothing more: one has to sit down first. */
export function isInvited(secrets: Secrets): boolean {
  return secrets.invite !== undefined && secrets.seats.length === 0 && !secrets.host && !secrets.watch;
}

/** The address is a table's: call it, and load what its game needs as soon as that is known. */
export function callTable(table: string): void {
  const secrets = keyring.takeFrom(location, history);
  if (isInvited(secrets)) return;
  const session = new Session(table, secrets, browserWorld());
  const stop = session.subscribe(() => {
    if (session.state.welcome === null) return;
    stop();
    expectTable(session.state.welcome.game);
  });
  early = { of: keyOf(table, secrets), session };
  session.open();
}

/** A session for a table's page: the one that was opened early, if it is that table's, or a new one. */
export function sessionFor(table: string, secrets: Secrets): Session {
  const found = early;
  early = null;
  if (found?.of === keyOf(table, secrets)) return found.session;
  found?.session.close();
  return new Session(table, secrets, browserWorld());
}
