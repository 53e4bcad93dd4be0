/** The status line at the top, the players and the story. */

import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../settings/settings.ts";
import type { Session } from "../../table/session/session.ts";
import { isBot, ownSeats } from "../../table/state/seats.ts";
import { spoken } from "../../table/state/story.ts";
import type { StoryLine, TableState } from "../../table/state/tableState.ts";
import { PlayersPanel } from "../../table-ui/PlayersPanel.tsx";
import { isTicking, playerRows } from "../../table-ui/players.ts";
import { StatusLine } from "../../table-ui/StatusLine.tsx";
import { Story } from "../../table-ui/Story.tsx";
import { useNow } from "../../table-ui/useNow.ts";
import { announce } from "../../ui/page/announce.tsx";
import { useStore } from "../../ui/page/store.ts";
import type { IceCoolEvent, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { useWords, type Words } from "../../words/index.ts";
import type { Promos } from "../loadPromos.ts";
import { inTurn, sliceOf, standings } from "../show/standing.ts";
import { type Said, statusOf } from "../show/status.ts";
import { Facts } from "./Facts.tsx";

interface StatusProps {
  session: Session;
  state: TableState;
  view: IceCoolView;
  offer: IceCoolOffer | null;
  names: readonly string[];
  moving: boolean;
  promos: Promos | null;
  /** What somebody here has begun to choose; null if nothing. */
  asked: Said | null;
  /** One's turn ends by itself. */
  ends: boolean;
}

export function Status({ session, state, view, offer, names, moving, promos, asked, ends }: StatusProps) {
  const words = useWords();
  const { flick } = useStore(settings);
  const said =
    asked ??
    (moving ? null : promos?.promoStatus(view, offer)) ??
    statusOf({ view, offer, moving, ends, style: flick });
  const more = { ...said?.more, name: said === null || said.seat === null ? "" : words.name(said.seat, names) };
  const text =
    said === null
      ? words.outcome(view.ending ?? { ranking: [], reason: "icecool-board-setting-up" }, names)
      : words.say(said.id, more);
  return (
    <StatusLine
      text={text}
      brief={words.brief(said?.id ?? "", more)}
      mark={promos?.penguinInTurn(view)?.penguin ?? (moving ? said?.seat : null) ?? inTurn(view)}
      aside={roundText(words, view)}
      yours={offer !== null}
      connection={state.connection}
      cause={state.cause}
      onRetry={() => session.retry()}
    />
  );
}

/** How far the match is: the round, or what has been practised; a drill counts on the board. */
export function roundText(words: Words, view: IceCoolView): string {
  const lap = sliceOf(view, "icecool-lap");
  if (lap !== undefined) {
    // The fourth room is the one where the lap began.
    const count = lap.rooms.length + (lap.done ? 1 : 0);
    return words.say("web-icecool-lap-progress", { count, flicks: lap.flicks });
  }
  if (view.options.drill !== "none") return words.say("web-icecool-practice");
  // A race is one round.
  return view.rounds === 1 ? "" : words.say("web-icecool-round", { round: view.round, rounds: view.rounds });
}

interface PlayersProps {
  session: Session;
  state: TableState;
  view: IceCoolView;
  promos: Promos | null;
}

export function Players({ session, state, view, promos }: PlayersProps) {
  const words = useWords();
  const now = useNow(session.now.bind(session), (at) => isTicking(state, at));
  const all = standings(view);
  const isHost = state.welcome?.role === "host";
  return (
    <PlayersPanel
      rows={playerRows(state, words, now)}
      facts={(seat) => {
        const standing = all[seat];
        return (
          <>
            {standing !== undefined && <Facts words={words} standing={standing} />}
            {promos !== null && <promos.Facts words={words} view={view} seat={seat} />}
          </>
        );
      }}
      onHost={isHost ? (what, seat) => void session.host(what, seat) : undefined}
      onTake={(seat) => void session.takeSeat(seat)}
      watchers={state.people?.watchers ?? 0}
    />
  );
}

interface StoryProps {
  state: TableState;
  view: IceCoolView;
  names: readonly string[];
}

/** Reads out what has happened; what came of a flick in one sentence, whose words are fetched with the first of them. */
async function speak(
  words: Words,
  state: TableState,
  view: IceCoolView,
  names: readonly string[],
  fresh: readonly StoryLine[],
): Promise<void> {
  const events = fresh.flatMap((line) => (line.event === null ? [] : [line.event as IceCoolEvent]));
  const rested = events.some((event) => event.kind === "icecool-came-to-rest");
  // Without them everything is told line by line.
  const fetched = () => Promise.all([import("../where/resultSaid.ts"), words.need("where")]).catch(() => []);
  const [told] = rested ? await fetched() : [];
  const result = told?.resultSaid(words, view, names, events) ?? null;
  const others = result === null ? fresh : fresh.filter(({ event }) => event === null || !told?.isFolded(event));
  const said = others.map((line) => spoken(words, line, names, view.owners));
  const end = view.ending === null ? [] : [words.outcome(view.ending, names)];
  announce(
    [...(result === null ? [] : [result]), ...said, ...end].join(" "),
    ownSeats(state).length > 0 && state.now.over,
  );
}

/** The story, which is also read out to those who listen; at the end, who has won as well. */
export function StoryPanel({ state, view, names }: StoryProps) {
  const words = useWords();
  const told = useRef(state.story.at(-1)?.id ?? -1);
  useEffect(() => {
    const fresh = state.story.filter((line) => line.id > told.current);
    if (fresh.length === 0) return;
    told.current = fresh.at(-1)?.id ?? told.current;
    void speak(words, state, view, names, fresh);
  }, [state, view, names, words]);
  return <Story lines={state.story} names={names} owners={view.owners} isBot={(seat) => isBot(state, seat)} />;
}
