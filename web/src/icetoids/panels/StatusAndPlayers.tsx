/** Who plays, and whose turn it is to do what. */

import type { Session } from "../../table/session/session.ts";
import { waitedFor } from "../../table/state/seats.ts";
import type { TableState } from "../../table/state/tableState.ts";
import { PlayersPanel } from "../../table-ui/PlayersPanel.tsx";
import { isTicking, playerRows } from "../../table-ui/players.ts";
import { StatusLine } from "../../table-ui/StatusLine.tsx";
import { useNow } from "../../table-ui/useNow.ts";
import { useWords } from "../../words/index.ts";
import { paint } from "../board/paint.ts";
import type { Choices } from "../input/choices.ts";
import { colourSaid } from "../input/describe.ts";
import type { Hand } from "../input/hand.ts";
import { colourOf, markSeat, onSymbols, type View, waiting } from "../input/names.ts";
import { statusOf } from "./status.ts";

interface Props {
  session: Session;
  state: TableState;
  view: View;
}

export function Players({ session, state, view }: Props) {
  const words = useWords();
  const now = useNow(
    () => session.now(),
    (at) => isTicking(state, at),
  );
  const isHost = state.welcome?.role === "host";
  return (
    <PlayersPanel
      rows={playerRows(state, words, now)}
      mark={markSeat}
      facts={(seat) => <Facts view={view} seat={seat} />}
      onHost={isHost ? (what, seat) => void session.host(what, seat) : undefined}
      watchers={state.people?.watchers ?? 0}
    />
  );
}

/** A snowball for each own symbol that is taken, and how many pyramids wait. */
export function Facts({ view, seat }: { view: View; seat: number }) {
  const words = useWords();
  if (seat >= view.seats) return null;
  const ready = onSymbols(view, seat);
  const tones = paint(colourOf(seat));
  const said = words.say("web-icetoids-facts", {
    colour: colourSaid(words, seat),
    ready,
    waiting: waiting(view, seat),
    home: view.homes[seat]?.cell ?? "no",
  });
  return (
    <>
      <span class="sr-only">{said}</span>
      <span class="toids-facts" aria-hidden="true">
        <b style={{ background: tones.ink }}>{colourOf(seat).charAt(0).toUpperCase()}</b>
        {[0, 1, 2].map((index) => (
          <i key={index} style={{ borderColor: tones.ink, background: index < ready ? tones.ink : "#fff" }} />
        ))}
      </span>
    </>
  );
}

interface StatusProps extends Props {
  names: readonly string[];
  choices: Choices | null;
  hand: Hand;
}

export function Status({ session, state, view, names, choices, hand }: StatusProps) {
  const words = useWords();
  const actor = waitedFor(state.now);
  const said = statusOf(view, choices, hand);
  const args = {
    name: words.name(view.actor, names),
    colour: words.say(`colour-${colourOf(view.actor)}`),
    cell: view.pending ?? "",
  };
  const watching = state.welcome?.role === "watcher" ? ` ${words.say("web-table-watching")}` : "";
  return (
    <StatusLine
      text={words.say(said, args) + watching}
      brief={words.brief(said, args)}
      mark={actor === null ? null : markSeat(actor)}
      yours={choices !== null}
      connection={state.connection}
      cause={state.cause}
      onRetry={() => session.retry()}
    />
  );
}
