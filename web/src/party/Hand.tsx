/** A telephone at a party: one's own cards, buttons and the penguin's back. The school is on the big screen. */

import { useEffect, useState } from "preact/hooks";
import { type Promos, usePromos } from "../icecool/loadPromos.ts";
import { Table } from "../icecool/Table.tsx";
import type { Session } from "../table/session/session.ts";
import { useSession } from "../table/session/useSession.ts";
import { ownSeats } from "../table/state/seats.ts";
import type { TableState } from "../table/state/tableState.ts";
import { Button } from "../ui/controls/Button.tsx";
import { Spinner } from "../ui/controls/Spinner.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { isIceCool } from "../wire/game.ts";
import { useWords } from "../words/index.ts";
import { HandTable } from "./HandTable.tsx";
import "./party.css";

export function Hand({ session }: { session: Session }) {
  const words = useWords();
  const state = useSession(session);
  const view = state.now.view !== null && isIceCool(state.now.view) ? state.now.view : null;
  const promos: Promos | null | undefined = usePromos(view);
  const [whole, setWhole] = useState(false);
  useOwnSeat(session, state);
  useSeatBack(session, state);
  if (view === null || promos === undefined) return <Spinner label={words.say("web-loading")} />;
  return (
    <div class="party-hand" data-whole={whole}>
      {whole ? <Table session={session} /> : <HandTable session={session} view={view} promos={promos} />}
      <Button class="party-whole" aria-pressed={whole} onClick={() => setWhole(!whole)}>
        <Icon name="eye" />
        <span>{words.say(whole ? "web-party-hand" : "web-party-whole")}</span>
      </Button>
    </div>
  );
}

/** A table that was not begun has told nobody whom they face. */
function useOwnSeat(session: Session, state: TableState): void {
  const seat = ownSeats(state)[0];
  const faces = state.seat === seat || state.turning || state.connection !== "open";
  useEffect(() => {
    if (!faces && seat !== undefined) void session.face(seat);
  }, [session, faces, seat]);
}

/** Whoever comes back plays again: the bot that stood in for them goes. */
function useSeatBack(session: Session, state: TableState): void {
  const seat = ownSeats(state)[0];
  const lent = seat !== undefined && state.connection === "open" && state.people?.seats[seat]?.kind === "bot";
  useEffect(() => {
    if (lent && seat !== undefined) void session.takeSeat(seat);
  }, [session, lent, seat]);
}
