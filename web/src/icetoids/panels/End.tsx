/** The end of a game of IceToids. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { motionReduced } from "../../settings/settings.ts";
import type { Session } from "../../table/session/session.ts";
import { ownSeats } from "../../table/state/seats.ts";
import type { TableState } from "../../table/state/tableState.ts";
import { followRematch, rematch, saveRecord } from "../../table-ui/afterMatch.ts";
import { EndScreen, type Standing } from "../../table-ui/EndScreen.tsx";
import { playerNames } from "../../table-ui/players.ts";
import { toast } from "../../ui/page/toast.tsx";
import type { Result } from "../../wire/api.ts";
import { useWords } from "../../words/index.ts";
import { markSeat, onSymbols, type View } from "../input/names.ts";

export function End({ session, state, view }: { session: Session; state: TableState; view: View }) {
  const words = useWords();
  const [open, setOpen] = useState(true);
  const names = playerNames(state, words);
  // Before it is painted: the link to the new table opens one's seat there from the first moment on.
  useLayoutEffect(() => {
    if (state.rematch !== null) followRematch(session.table, state.rematch);
  }, [session, state.rematch]);
  const cheered = useCheered();
  if (!open || !cheered) return null;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const winners = view.winner === null ? seats : [view.winner];
  const best = seats.toSorted((a, b) => rank(view, b) - rank(view, a));
  const tell = <Value,>(found: Result<Value>) => !found.ok && toast(words.failure(found.failure), true);
  return (
    <EndScreen
      title={words.outcome({ ranking: [winners], reason: `icetoids-over-${view.outcome}` }, names)}
      standings={best.map((seat): Standing => {
        const score = words.say("web-icetoids-score", { ready: onSymbols(view, seat) });
        return {
          seat,
          name: words.name(seat, names),
          you: ownSeats(state).includes(seat),
          winner: winners.includes(seat),
          score,
        };
      })}
      mark={markSeat}
      replay={`/replay/${session.table}`}
      onRecord={async () => tell(await saveRecord(session.table))}
      onRematch={state.welcome?.role === "host" ? async () => tell(await again(session)) : null}
      next={state.rematch}
      onClose={() => setOpen(false)}
    />
  );
}

/** The board has the first word: those who won hop for a moment before anything covers it. */
const CHEER_MS = 1500;

function useCheered(): boolean {
  const [cheered, setCheered] = useState(motionReduced);
  useEffect(() => {
    const timer = setTimeout(() => setCheered(true), CHEER_MS);
    return () => clearTimeout(timer);
  }, []);
  return cheered;
}

function rank(view: View, seat: number): number {
  return (seat === view.winner ? 10 : 0) + onSymbols(view, seat);
}

async function again(session: Session) {
  const made = await rematch(session.table);
  if (made.ok) location.assign(`/t/${made.value.table}`);
  return made;
}
