/** Connects to a table before the page is drawn, so that what the table needs is requested sooner. */

import { preloadTable } from "../../app/lazyScreens.ts";
import { settings } from "../../settings/settings.ts";
import { browserEnvironment } from "../../table/session/environment.ts";
import { Session } from "../../table/session/session.ts";
import { isInvited, type Secrets } from "../../wire/links.ts";
import { keyring } from "./createTable.ts";

let early: { readonly of: string; readonly session: Session } | null = null;

function keyOf(table: string, secrets: Secrets): string {
  return JSON.stringify([table, secrets]);
}

/** How long the first drawing waits for the table; after that the page says that it is waiting. */
const PATIENCE_MS = 1500;

/**
 * Connects to the table of the address, and loads what its game needs as soon as the game is known (`game`: as the page
 * says, if it does). Resolves to the game whose table can be drawn now; null if that takes longer, or never comes.
 */
export function startTable(table: string, game: string | undefined): Promise<string | null> {
  const secrets = keyring.takeFrom(location, history);
  if (isInvited(secrets)) return Promise.resolve(null);
  if (game !== undefined) preloadTable(game);
  const session = new Session(table, secrets, browserEnvironment(settings.get().closing));
  early = { of: keyOf(table, secrets), session };
  const answered = answer(session);
  session.open();
  return Promise.race([answered, new Promise<null>((late) => setTimeout(late, PATIENCE_MS, null))]);
}

/** The game of a session, as soon as everything is there that its table shows. */
function answer(session: Session): Promise<string | null> {
  return new Promise((resolve) => {
    let expected: string | null = null;
    const stop = session.subscribe(() => {
      const { welcome, people, now, connection } = session.state;
      if (welcome !== null && expected === null) {
        expected = welcome.game;
        preloadTable(expected);
      }
      const set = welcome !== null && people !== null && (!people.started || now.view !== null);
      if (!set && connection !== "lost" && connection !== "closed") return;
      stop();
      resolve(set && people.started ? welcome.game : null);
    });
  });
}

/** A session for a table's page: the one that was opened early, if it is that table's, or a new one. */
export function sessionFor(table: string, secrets: Secrets): Session {
  const found = early;
  early = null;
  if (found?.of === keyOf(table, secrets)) return found.session;
  found?.session.close();
  return new Session(table, secrets, browserEnvironment(settings.get().closing));
}
