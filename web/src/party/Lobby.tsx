/** The big screen before the game: the code, who has come in, and the host's word to begin. */

import { useState } from "preact/hooks";
import type { Session } from "../table/session/session.ts";
import type { TableState } from "../table/state/tableState.ts";
import { Button, IconButton } from "../ui/controls/Button.tsx";
import { Note } from "../ui/controls/Panel.tsx";
import { ConnectionBanner } from "../ui/page/ConnectionBanner.tsx";
import { toast } from "../ui/page/toast.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { Penguin } from "../ui/pictures/Penguin.tsx";
import type { Result } from "../wire/api.ts";
import type { SeatInfo } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import { printable } from "../words/printable.ts";
import { FullScreenButton } from "./FullScreenButton.tsx";
import { JoinCode } from "./JoinCode.tsx";
import "./party.css";

/** So few and so many penguins a party can have. */
const LEAST = 2;
const MOST = 8;

interface Props {
  session: Session;
  state: TableState;
  /** What telephones open; null where this page may not invite. */
  code: string | null;
  /** Who can open what the code says. */
  reach: "all" | "only-here" | "localhost";
  /** Sets another table for so many penguins; given to the host. */
  onResize: ((penguins: number) => Promise<Result<unknown>>) | null;
}

export function Lobby({ session, state, code, reach, onResize }: Props) {
  const words = useWords();
  const seats = state.people?.seats ?? [];
  return (
    <div class="party-lobby">
      <ConnectionBanner connection={state.connection} cause={state.cause} onRetry={() => session.retry()} />
      <h1>{words.say("web-party-title")}</h1>
      {code !== null && <JoinCode link={code} about={words.say("web-party-scan")} />}
      <div class="party-here">
        {reach !== "all" && <Note>{words.say("web-party-only-here")}</Note>}
        <ul class="party-penguins" aria-label={words.say("web-party-penguins")}>
          {seats.map((seat) => (
            <Place key={seat.seat} seat={seat} />
          ))}
        </ul>
        {onResize !== null && seats.every(({ kind }) => kind === "open") && (
          <HowMany seats={seats} onResize={onResize} />
        )}
      </div>
      <div class="party-begin">
        {state.welcome?.role === "host" && <Begin session={session} seats={seats} />}
        <FullScreenButton />
      </div>
    </div>
  );
}

/** A penguin, and whose it is. */
function Place({ seat: { seat, kind, name, here } }: { seat: SeatInfo }) {
  const words = useWords();
  const free = kind === "open";
  return (
    <li class="party-place" data-free={free} data-here={here}>
      <Penguin seat={seat} pose={free ? "stands" : "waves"} />
      <span aria-live="polite">{free ? words.say("web-party-free") : printable(name) || words.name(seat)}</span>
    </li>
  );
}

/** More or fewer penguins: another table, so it can be said only until the first has come in. */
function HowMany({ seats, onResize }: { seats: readonly SeatInfo[]; onResize: NonNullable<Props["onResize"]> }) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const count = seats.length;
  async function change(by: number): Promise<void> {
    setBusy(true);
    const made = await onResize(count + by);
    setBusy(false);
    if (!made.ok) toast(words.failure(made.failure), true);
  }
  return (
    <div class="party-count">
      <IconButton
        look="plain"
        label={words.say("web-party-fewer")}
        disabled={busy || count <= LEAST}
        onClick={() => change(-1)}
      >
        <Icon name="minus" />
      </IconButton>
      <span>{words.say("web-party-count", { count })}</span>
      <IconButton label={words.say("web-party-more")} disabled={busy || count >= MOST} onClick={() => change(1)}>
        <Icon name="plus" />
      </IconButton>
    </div>
  );
}

/** The host's word: bots take what is free, and it begins. */
function Begin({ session, seats }: { session: Session; seats: readonly SeatInfo[] }) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const free = seats.filter(({ kind }) => kind === "open");
  async function begin(): Promise<void> {
    setBusy(true);
    for (const { seat } of free) await told(session.host("bot", seat));
    if (!session.state.people?.started) await told(session.host("start"));
    setBusy(false);
  }
  async function told(asked: ReturnType<Session["host"]>): Promise<void> {
    const answer = await asked;
    if (answer.kind === "refused") toast(words.refusal(answer), true);
  }
  return (
    <Button look="sun" large disabled={busy || free.length === seats.length} onClick={begin}>
      <Icon name="play" />
      {words.say(free.length > 0 ? "web-party-begin-bots" : "web-party-begin", { count: free.length })}
    </Button>
  );
}
