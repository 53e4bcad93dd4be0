/** The end of an ICECOOL match: points, who won, and what next. */

import { useLayoutEffect, useState } from "preact/hooks";
import type { Session } from "../../table/session/session.ts";
import { ownSeats } from "../../table/state/seats.ts";
import type { TableState } from "../../table/state/tableState.ts";
import { followRematch, rematch, saveRecord } from "../../table-ui/afterMatch.ts";
import { EndScreen } from "../../table-ui/EndScreen.tsx";
import { Snowfall } from "../../table-ui/Snowfall.tsx";
import { toast } from "../../ui/page/toast.tsx";
import type { Result } from "../../wire/api.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { useWords, type Words } from "../../words/index.ts";
import type { Promos } from "../loadPromos.ts";
import { cardsThatDecide } from "../show/standing.ts";
import { roundText } from "./StatusAndPlayers.tsx";

interface Props {
  session: Session;
  state: TableState;
  view: IceCoolView;
  names: readonly string[];
  promos: Promos | null;
}

/** Points; and beside the same number of somebody who came in otherwise, the cards that decided (GAME-1). */
function scoreText(words: Words, view: IceCoolView, seat: number): string {
  const points = view.ending?.points[seat] ?? 0;
  const said = words.say("icecool-board-points", { points });
  const cards = cardsThatDecide(view, seat);
  return cards === null ? said : words.joined([said, words.say("web-icecool-cards-count", { count: cards })]);
}

export function Ending({ session, state, view, names, promos }: Props) {
  const words = useWords();
  const [seen, setSeen] = useState(false);
  // Before it is painted: the link to the new table opens one's seat there from the first moment on.
  useLayoutEffect(() => {
    if (state.rematch !== null) followRematch(session.table, state.rematch);
  }, [session, state.rematch]);
  const ending = view.ending;
  if (ending === null || seen) return null;
  const told = async (done: Promise<Result<unknown>>) => {
    const result = await done;
    if (!result.ok) toast(words.failure(result.failure));
  };
  const winners = ending.ranking[0] ?? [];
  const practised = view.options.drill === "none" ? null : roundText(words, view);
  return (
    <>
      <Snowfall />
      <EndScreen
        title={words.outcome(ending, names)}
        standings={ending.ranking.flat().map((seat) => ({
          seat,
          name: words.name(seat, names),
          you: ownSeats(state).includes(seat),
          winner: winners.includes(seat),
          score: practised ?? promos?.raceScore(words, view, seat) ?? scoreText(words, view, seat),
        }))}
        replay={`/replay/${session.table}`}
        onRecord={() => void told(saveRecord(session.table))}
        onRematch={state.welcome?.role === "host" ? () => void told(rematch(session.table)) : null}
        next={state.rematch}
        onClose={() => setSeen(true)}
      />
    </>
  );
}
