/** Before the game: who sits where, and the links for those who are missing. */

import { useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { usePageTitle } from "../../app/pageTitle.ts";
import type { Session } from "../../table/session/session.ts";
import type { TableState } from "../../table/state/tableState.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { CopyLink } from "../../ui/controls/CopyLink.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Note, Panel } from "../../ui/controls/Panel.tsx";
import { Spinner } from "../../ui/controls/Spinner.tsx";
import { ConnectionBanner } from "../../ui/page/ConnectionBanner.tsx";
import { toast } from "../../ui/page/toast.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import { QrCode } from "../../ui/pictures/QrCode.tsx";
import { ownLink, type Secrets } from "../../wire/links.ts";
import type { SeatInfo } from "../../wire/protocol.ts";
import { filesOf, useWords } from "../../words/index.ts";
import { type Reach, reachOfLinks } from "./createTable.ts";
import { SeatList } from "./SeatList.tsx";

interface Props {
  session: Session;
  state: TableState;
  secrets: Secrets;
}

export function WaitingRoom({ session, state, secrets }: Props) {
  const words = useWords();
  const game = state.welcome?.game ?? "";
  const ready = useTexts(["web-new", ...filesOf(game)]);
  usePageTitle(ready ? words.say("web-wait-title") : null);
  if (!ready) return <Spinner label={words.say("web-loading")} />;
  return (
    <>
      <ConnectionBanner connection={state.connection} cause={state.cause} onRetry={() => session.retry()} />
      <div class="page waiting">
        <h1>{words.say("web-wait-title")}</h1>
        <p>{words.say(`game-${game}-about`)}</p>
        <div class="waiting-parts">
          <AtTheTable session={session} state={state} />
          {secrets.invite !== undefined && <Invite table={session.table} secrets={secrets} />}
        </div>
      </div>
    </>
  );
}

function Standing({ seat, mine }: { seat: SeatInfo; mine: boolean }) {
  const words = useWords();
  if (mine) return <span class="badge badge-live">{words.say("web-wait-you")}</span>;
  if (seat.kind !== "person") return null;
  return (
    <span class={seat.here ? "badge badge-live" : "badge"}>
      {words.say(seat.here ? "web-wait-here" : "web-wait-away")}
    </span>
  );
}

function AtTheTable({ session, state }: Omit<Props, "secrets">) {
  const words = useWords();
  const seats = state.people?.seats ?? [];
  const host = state.welcome?.role === "host";
  const put = (seat: number) => seatBot(session, seat, (text) => toast(text, true), words.refusal.bind(words));
  return (
    <Panel title={words.say("web-wait-seats")}>
      <SeatList seats={seats}>
        {(seat) => (
          <>
            <Standing seat={seat} mine={state.welcome?.mine.includes(seat.seat) ?? false} />
            {host && seat.kind === "open" && (
              <Button onClick={() => put(seat.seat)}>
                <Icon name="bot" />
                {words.say("web-wait-bot-in")}
              </Button>
            )}
          </>
        )}
      </SeatList>
      <p class="field-help">{words.say("web-wait-watching", { count: state.people?.watchers ?? 0 })}</p>
      {host ? <Begin session={session} seats={seats} /> : <p>{words.say("web-wait-host-begins")}</p>}
    </Panel>
  );
}

type Refuse = ReturnType<typeof useWords>["refusal"];

/** Seat a bot; says why if that is refused. Answers whether it sits. */
async function seatBot(session: Session, seat: number, say: (text: string) => void, refusal: Refuse): Promise<boolean> {
  const answer = await session.host("bot", seat);
  if (answer.kind === "refused") say(refusal(answer));
  return answer.kind !== "refused";
}

/** The host's way to begin without waiting any longer. */
function Begin({ session, seats }: { session: Session; seats: readonly SeatInfo[] }) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  async function begin(): Promise<void> {
    setBusy(true);
    const refuse = words.refusal.bind(words);
    for (const seat of seats) {
      if (seat.kind === "open" && !(await seatBot(session, seat.seat, (text) => toast(text, true), refuse))) break;
    }
    if (!session.state.people?.started) await session.host("start");
    setBusy(false);
  }
  return (
    <Button look="sun" large disabled={busy} onClick={begin}>
      <Icon name="play" />
      {words.say("web-wait-fill")}
    </Button>
  );
}

/** That a link opens on this computer alone, and a button that says what to do about it. */
function OnlyHere({ reach }: { reach: Exclude<Reach, "all"> }) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <Note>
      <p>{words.say(`web-wait-${reach}`)}</p>
      <Button onClick={() => setAsked(true)}>
        <Icon name="connection" />
        {words.say("web-lan-how")}
      </Button>
      {asked && (
        <Dialog title={words.say("web-lan-how")} closeLabel={words.say("web-close")} onClose={() => setAsked(false)}>
          <ol class="lan-steps">
            {LAN_STEPS[reach].map((step) => (
              <li key={step}>
                {words.say(`web-lan-${step}`)}
                {step === "start" && <pre class="lan-command">{'make play ARGS="--lan"'}</pre>}
              </li>
            ))}
          </ol>
          <p>{words.say("web-lan-means")}</p>
        </Dialog>
      )}
    </Note>
  );
}

/** What to do, one after the other, if links open on this computer alone. */
const LAN_STEPS = { "only-here": ["stop", "start", "open", "anew"], localhost: ["open", "anew"] } as const;

function Invite({ table, secrets }: { table: string; secrets: Secrets }) {
  const words = useWords();
  const here = `${location.origin}/t/${table}`;
  const invite = `${here}#invite=${secrets.invite}`;
  const reach = reachOfLinks();
  return (
    <Panel title={words.say("web-wait-invite")}>
      <div class="stack">
        <p>{words.say("web-wait-invite-about")}</p>
        {reach !== "all" && <OnlyHere reach={reach} />}
        <div class="invite">
          <QrCode text={invite} label={words.say("web-wait-qr")} />
          <div class="stack">
            <CopyLink label={words.say("web-wait-invite-link")} link={invite} />
          </div>
        </div>
        <details class="more-links">
          <summary>{words.say("web-wait-other-links")}</summary>
          <div class="stack">
            {secrets.watch !== undefined && (
              <CopyLink label={words.say("web-wait-watch-link")} link={`${here}#watch=${secrets.watch}`} />
            )}
            <CopyLink label={words.say("web-wait-own-link")} link={ownLink(table, secrets, location.origin)} />
          </div>
        </details>
      </div>
    </Panel>
  );
}
