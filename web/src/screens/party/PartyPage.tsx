/**
 * A party: one big screen that shows the school to everybody, and telephones as hands. Which of them a page is, its secrets
 * say: who holds a seat is a hand, an invitation asks for one, and the host's page without a seat is the big screen.
 */

import { useEffect, useMemo, useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { usePageTitle } from "../../app/pageTitle.ts";
import { navigate } from "../../app/router.ts";
import { useWakeLock } from "../../app/wakeLock.ts";
import { Lobby } from "../../party/Lobby.tsx";
import { Waiting } from "../../party/Waiting.tsx";
import { probe } from "../../table/session/probe.ts";
import type { Session } from "../../table/session/session.ts";
import { useSession } from "../../table/session/useSession.ts";
import { followRematch } from "../../table-ui/afterMatch.ts";
import { Spinner } from "../../ui/controls/Spinner.tsx";
import { Lazy, loadAhead } from "../../ui/page/Lazy.tsx";
import { isInvited, type Secrets } from "../../wire/links.ts";
import { filesOf, useWords } from "../../words/index.ts";
import { keyring, reachOfLinks } from "../table/createTable.ts";
import { sessionFor } from "../table/startTable.ts";
import { Calling, Gone } from "../table/TablePage.tsx";
import { JoinParty } from "./JoinParty.tsx";
import { makeParty } from "./makeParty.ts";
import { handOverLink, inviteLink, seatHandedOver } from "./partyLinks.ts";

const BigScreen = async () => (await import("../../party/BigScreen.tsx")).BigScreen;
const Hand = async () => (await import("../../party/Hand.tsx")).Hand;

export function PartyPage({ table }: { table: string }) {
  const words = useWords();
  const [secrets, setSecrets] = useState(() => keyring.takeFrom(location, history));
  // The code is scanned again, and the browser shows it in the page that is there.
  useEffect(() => {
    const took = () => setSecrets(keyring.takeFrom(location, history));
    addEventListener("hashchange", took);
    return () => removeEventListener("hashchange", took);
  }, []);
  if (!useTexts(["web-party"])) return <Spinner label={words.say("web-loading")} />;
  if (isInvited(secrets)) {
    const seat = seatHandedOver();
    return <JoinParty table={table} invite={secrets.invite ?? ""} handed={seat} onSeated={setSecrets} />;
  }
  return <AtTheParty key={JSON.stringify(secrets)} table={table} secrets={secrets} />;
}

interface Props {
  table: string;
  secrets: Secrets;
}

function AtTheParty({ table, secrets }: Props) {
  const words = useWords();
  const session = useMemo(() => sessionFor(table, secrets), [table, secrets]);
  useEffect(() => {
    session.open();
    const hide = probe({ state: () => session.state });
    return () => {
      hide();
      session.close();
    };
  }, [session]);
  const state = useSession(session);
  const { welcome, people } = state;
  const game = welcome?.game ?? "";
  const isOurs = game === "" || isForParties(game, welcome?.mine.length ?? 0);
  const ready = useTexts(game === "" ? [] : filesOf(game));
  const isHand = (welcome?.mine.length ?? 0) > 0;
  usePageTitle(words.say("web-party"));
  useFullPage();
  // While everybody comes in, what the game needs is fetched.
  useEffect(() => {
    if (welcome !== null && isOurs) (isHand ? loadAhead(Hand) : loadAhead(BigScreen)).catch(() => {});
  }, [welcome === null, isOurs, isHand]);
  useWakeLock();
  useRematch(session, secrets, state.rematch);
  useEffect(() => {
    if (!isOurs) navigate(`/t/${table}`, true);
  }, [isOurs, table]);
  if (welcome === null || people === null) {
    return state.connection === "closed" ? <Gone cause={state.cause} /> : <Calling session={session} />;
  }
  if (!isOurs || !ready) return <Spinner label={words.say("web-loading")} />;
  const code = secrets.invite === undefined ? null : inviteLink(table, secrets.invite);
  if (isHand) {
    return people.started ? <Lazy load={Hand} props={{ session }} /> : <Waiting state={state} session={session} />;
  }
  if (people.started)
    return <Lazy load={BigScreen} props={{ session, code, linkTo: handOverLink.bind(null, table) }} />;
  const resize = welcome.role === "host" ? (penguins: number) => makeParty(penguins, true) : null;
  return <Lobby session={session} state={state} code={code} reach={reachOfLinks()} onResize={resize} />;
}

/** Parties are of ICECOOL, and each telephone is one person's: everything else has the usual page of a table. */
function isForParties(game: string, seats: number): boolean {
  return game.startsWith("icecool") && seats <= 1;
}

/** The party has the whole window. */
function useFullPage(): void {
  useEffect(() => {
    document.documentElement.dataset.full = "1";
    return () => {
      delete document.documentElement.dataset.full;
    };
  }, []);
}

/** All go on together: nobody has to find the way to the next table. */
function useRematch(session: Session, secrets: Secrets, next: string | null): void {
  useEffect(() => {
    if (next === null) return;
    followRematch(session.table, next);
    // The big screen goes on showing the code, which opens the next table as well.
    if (secrets.host && secrets.invite) keyring.keep(next, { seats: [], invite: secrets.invite });
    navigate(`/party/${next}`, true);
  }, [session, secrets, next]);
}
