/** The end of a game of IceToids. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { motionReduced } from "../../settings/settings.ts";
import type { Session } from "../../table/session/session.ts";
import { ownSeats } from "../../table/state/seats.ts";
import type { TableState } from "../../table/state/tableState.ts";
import { followRematch, rematch, saveRecord } from "../../table-ui/afterMatch.ts";
import { EndScreen, type Standing } from "../../table-ui/ending/EndScreen.tsx";
import { Snowfall } from "../../table-ui/ending/Snowfall.tsx";
import { playerNames } from "../../table-ui/players.ts";
import { toast } from "../../ui/page/toast.tsx";
import type { Result } from "../../wire/api.ts";
import { useNeeded } from "../../words/needed.ts";
import { markSeat, onSymbols, type View } from "../input/names.ts";

export function End({ session, state, view }: { session: Session; state: TableState; view: View }) {
  const words = useNeeded("web-ending");
  // Closed, it comes back when the host plays again.
  const [seen, setSeen] = useState<TableState["rematch"] | undefined>(undefined);
  // Before it is painted: the link to the new table opens one's seat there from the first moment on.
  useLayoutEffect(() => {
    if (state.rematch !== null) followRematch(session.table, state.rematch);
  }, [session, state.rematch]);
  const cheered = useCheered();
  if (words === null || seen === state.rematch) return null;
  if (!cheered) return view.winner === null ? null : <Snowfall />;
  const names = playerNames(state, words);
  const ranking = rankingOf(view);
  const tell = <Value,>(found: Result<Value>) => !found.ok && toast(words.failure(found.failure), true);
  const standing = (seat: number): Standing => ({
    seat,
    name: words.name(seat, names),
    you: ownSeats(state).includes(seat),
    score: words.say("web-icetoids-score", { ready: onSymbols(view, seat) }),
  });
  return (
    <EndScreen
      words={words}
      table={session.table}
      title={words.outcome({ ranking, reason: `icetoids-over-${view.outcome}` }, names)}
      ranking={ranking.map((group) => group.map(standing))}
      mark={markSeat}
      replay={`/replay/${session.table}`}
      onRecord={async () => tell(await saveRecord(session.table))}
      onRematch={state.welcome?.role === "host" ? async () => tell(await rematch(session.table)) : null}
      next={state.rematch}
      onClose={() => setSeen(state.rematch)}
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

/** Who shares which place: the winner, then by the pyramids that are where they should be. A draw is everybody's. */
function rankingOf(view: View): number[][] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  if (view.winner === null) return [seats];
  const others = seats.filter((seat) => seat !== view.winner);
  const counts = [...new Set(others.map((seat) => onSymbols(view, seat)))].sort((a, b) => b - a);
  return [[view.winner], ...counts.map((count) => others.filter((seat) => onSymbols(view, seat) === count))];
}
