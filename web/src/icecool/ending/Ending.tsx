/** The end of an ICECOOL match: the cards, the podium, points, and what next. A chunk with texts of its own. */

import { useLayoutEffect, useState } from "preact/hooks";
import { motionReduced } from "../../settings/settings.ts";
import type { Session } from "../../table/session/session.ts";
import { ownSeats } from "../../table/state/seats.ts";
import type { TableState } from "../../table/state/tableState.ts";
import { followRematch, rematch, saveRecord } from "../../table-ui/afterMatch.ts";
import { EndScreen, type Standing } from "../../table-ui/ending/EndScreen.tsx";
import { closeness } from "../../table-ui/ending/places.ts";
import { toast } from "../../ui/page/toast.tsx";
import type { Result } from "../../wire/api.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import type { Words } from "../../words/index.ts";
import { useNeeded } from "../../words/needed.ts";
import { CardFace } from "../choosing/Cards.tsx";
import type { Promos } from "../loadPromos.ts";
import { roundText } from "../panels/StatusAndPlayers.tsx";
import { cardsThatDecide } from "../show/standing.ts";
import { CardReveal } from "./CardReveal.tsx";
import { handsOf, toTurn } from "./cardOrder.ts";

interface Props {
  session: Session;
  state: TableState;
  view: IceCoolView;
  names: readonly string[];
  promos: Promos | null;
  /** Somebody has seen the match to its end: then the cards are turned over, and do not lie there. */
  watched: boolean;
}

/** Points; and beside the same number of somebody who came in otherwise, the cards that decided (GAME-1). */
function scoreText(words: Words, view: IceCoolView, seat: number): string {
  const points = view.ending?.points[seat] ?? 0;
  const said = words.say("icecool-board-points", { points });
  const cards = cardsThatDecide(view, seat);
  return cards === null ? said : words.joined([said, words.say("web-icecool-cards-count", { count: cards })]);
}

export function Ending(props: Props) {
  const { session, state, view } = props;
  const words = useNeeded("web-ending");
  const cards = useNeeded("web-icecool-aside");
  // Closed, it comes back when the host plays again.
  const [seen, setSeen] = useState<TableState["rematch"] | undefined>(undefined);
  // Before it is painted: the link to the new table opens one's seat there from the first moment on.
  useLayoutEffect(() => {
    if (state.rematch !== null) followRematch(session.table, state.rematch);
  }, [session, state.rematch]);
  const ending = view.ending;
  if (words === null || cards === null || ending === null || seen === state.rematch) return null;
  const watched = props.watched && seen === undefined;
  return <Ended {...props} watched={watched} words={words} ending={ending} onClose={() => setSeen(state.rematch)} />;
}

interface EndedProps extends Props {
  words: Words;
  ending: NonNullable<IceCoolView["ending"]>;
  onClose: () => void;
}

function Ended({ session, state, view, names, promos, watched, words, ending, onClose }: EndedProps) {
  const hands = handsOf(view);
  const played = view.options.drill === "none";
  const nameOf = (seat: number) => words.name(seat, names);
  const told = async (done: Promise<Result<unknown>>) => {
    const result = await done;
    if (!result.ok) toast(words.failure(result.failure));
  };
  const standing = (seat: number): Standing => ({
    seat,
    name: nameOf(seat),
    you: ownSeats(state).includes(seat),
    score: played ? (promos?.raceScore(words, view, seat) ?? scoreText(words, view, seat)) : roundText(words, view),
    more: hands[seat] !== undefined && (
      <span class="end-cards">
        {[...hands[seat].up, ...hands[seat].down].map((card, number) => (
          <CardFace key={number} words={words} card={card} />
        ))}
      </span>
    ),
  });
  const turning = watched && toTurn(hands) > 0 && !motionReduced();
  const close = played ? closeness(ending.ranking, ending.points) : null;
  return (
    <EndScreen
      words={words}
      table={session.table}
      title={words.outcome(ending, names)}
      aside={close === null || hands.length === 0 ? null : words.say("web-ending-close", { points: close })}
      ranking={ending.ranking.map((group) => group.map(standing))}
      before={turning ? (done) => <CardReveal words={words} hands={hands} nameOf={nameOf} onDone={done} /> : null}
      awarded={played}
      replay={`/replay/${session.table}`}
      onRecord={() => void told(saveRecord(session.table))}
      onRematch={state.welcome?.role === "host" ? () => void told(rematch(session.table)) : null}
      next={state.rematch}
      onClose={onClose}
    />
  );
}
