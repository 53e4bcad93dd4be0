/** A table's address: sitting down, waiting for the others, and then the game itself. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { tableOf } from "../../app/lazyScreens.ts";
import { usePageTitle } from "../../app/pageTitle.ts";
import { useWakeLock } from "../../app/wakeLock.ts";
import { probe } from "../../table/session/probe.ts";
import type { Session } from "../../table/session/session.ts";
import { useSession } from "../../table/session/useSession.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { Spinner } from "../../ui/controls/Spinner.tsx";
import { hush } from "../../ui/page/announce.tsx";
import { ConnectionBanner } from "../../ui/page/ConnectionBanner.tsx";
import { Lazy } from "../../ui/page/Lazy.tsx";
import { Penguin } from "../../ui/pictures/Penguin.tsx";
import { isInvited, NO_SECRETS, type Secrets } from "../../wire/links.ts";
import { filesOf, useWords } from "../../words/index.ts";
import { keyring } from "./createTable.ts";
import { sessionFor } from "./startTable.ts";
import "./table.css";

const Join = async () => (await import("./Join.tsx")).Join;
const WaitingRoom = async () => (await import("./WaitingRoom.tsx")).WaitingRoom;

export function TablePage({ table }: { table: string }) {
  const [secrets, setSecrets] = useState(() => keyring.takeFrom(location, history));
  // A second link to the same table, opened here, brings secrets of its own.
  useEffect(() => {
    const took = () => setSecrets(keyring.takeFrom(location, history));
    addEventListener("hashchange", took);
    return () => removeEventListener("hashchange", took);
  }, []);
  if (isInvited(secrets)) {
    const watch = () => setSecrets(NO_SECRETS);
    return <Lazy load={Join} props={{ table, invite: secrets.invite ?? "", onSeated: setSecrets, onWatch: watch }} />;
  }
  return <Seated key={JSON.stringify(secrets)} table={table} secrets={secrets} />;
}

interface SeatedProps {
  table: string;
  secrets: Secrets;
  /** What stands beside the game while it is played. */
  beside?: (session: Session) => ComponentChildren;
}

/** One session for as long as this table is shown with these secrets. */
export function Seated({ table, secrets, beside }: SeatedProps) {
  const session = useMemo(() => sessionFor(table, secrets), [table, secrets]);
  useEffect(() => {
    session.open();
    const hide = probe({ state: () => session.state });
    return () => {
      hide();
      session.close();
      hush();
    };
  }, [session]);
  const state = useSession(session);
  const words = useWords();
  if (state.welcome === null || state.people === null) {
    return state.connection === "closed" ? <Gone cause={state.cause} /> : <Calling session={session} />;
  }
  if (!state.people.started) return <Lazy load={WaitingRoom} props={{ session, state, secrets }} />;
  const load = tableOf(state.welcome.game);
  if (load === null) throw new Error(words.say("refused-no-such-game"));
  return (
    <>
      {beside?.(session)}
      <Playing game={state.welcome.game} load={load} session={session} />
    </>
  );
}

interface PlayingProps {
  game: string;
  load: NonNullable<ReturnType<typeof tableOf>>;
  session: Session;
}

/** The game has the whole window, and the screen stays on. */
function Playing({ game, load, session }: PlayingProps) {
  const words = useWords();
  const ready = useTexts(filesOf(game));
  usePageTitle(ready ? words.say(`game-${game}`) : null);
  useWakeLock();
  useEffect(() => {
    document.documentElement.dataset.full = "1";
    return () => {
      delete document.documentElement.dataset.full;
    };
  }, []);
  return ready ? <Lazy load={load} props={{ session }} /> : <Spinner label={words.say("web-loading")} />;
}

export function Calling({ session }: { session: Session }) {
  const words = useWords();
  const { connection, cause } = session.state;
  return (
    <>
      {connection === "lost" && (
        <ConnectionBanner connection={connection} cause={cause} onRetry={() => session.retry()} />
      )}
      <Spinner label={words.say("web-connection-connecting")} />
    </>
  );
}

/** There is no such table, or not for those secrets. */
export function Gone({ cause }: { cause: string }) {
  const words = useWords();
  usePageTitle(words.say("web-table-gone"));
  return (
    <div class="page page-narrow">
      <section class="panel lost">
        <div class="lost-penguin">
          <Penguin seat={3} pose="slides" />
        </div>
        <h1>{words.say("web-table-gone")}</h1>
        <p>{words.refusal({ code: cause })}</p>
        {cause === "no-such-table" && <p>{words.say("web-table-private")}</p>}
        <ButtonLink href="/" look="primary">
          {words.say("web-missing-home")}
        </ButtonLink>
      </section>
    </div>
  );
}
