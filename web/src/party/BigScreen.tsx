/**
 * The big screen of a running game: the school alone, and over its edges in large letters whose turn it is, what has
 * happened, how everybody stands, and the code for telephones. It faces nobody: no card that lies face down ever gets here.
 */

import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { type Promos, usePromos } from "../icecool/loadPromos.ts";
import { Players, Status } from "../icecool/panels/StatusAndPlayers.tsx";
import { Board } from "../icecool/show/Board.tsx";
import { pauseAfter } from "../icecool/show/tempo.ts";
import { settings } from "../settings/settings.ts";
import type { Session } from "../table/session/session.ts";
import { useSession } from "../table/session/useSession.ts";
import { showing } from "../table/state/tableState.ts";
import { playerNames } from "../table-ui/players.ts";
import { Spinner } from "../ui/controls/Spinner.tsx";
import { Lazy } from "../ui/page/Lazy.tsx";
import { useStore } from "../ui/page/store.ts";
import { isIceCool, type Seat } from "../wire/game.ts";
import type { IceCoolView } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import { aimedBy, placesAimed } from "./aims.ts";
import { Captions } from "./Captions.tsx";
import { FullScreenButton } from "./FullScreenButton.tsx";
import { HandOver } from "./HandOver.tsx";
import { JoinCode } from "./JoinCode.tsx";
import "./party.css";

const RoundBoard = async () => (await import("../icecool/ending/RoundBoard.tsx")).RoundBoard;
const Ending = async () => (await import("../icecool/ending/Ending.tsx")).Ending;

interface Props {
  session: Session;
  /** What telephones open; null where this page may not invite. */
  code: string | null;
  /** The address that takes a seat over with a secret. */
  linkTo: (seat: Seat, token: string) => string;
}

export function BigScreen(props: Props) {
  const { view } = useSession(props.session).now;
  const words = useWords();
  const seen = view !== null && isIceCool(view) ? view : null;
  const promos = usePromos(seen);
  if (seen === null || promos === undefined) return <Spinner label={words.say("web-loading")} />;
  return <Shown {...props} view={seen} promos={promos} />;
}

function Shown({ session, code, linkTo, view, promos }: Props & { view: IceCoolView; promos: Promos | null }) {
  const words = useWords();
  const state = useSession(session);
  const { bots } = useStore(settings);
  useEffect(() => {
    session.pause = ({ story }, ply, skipped) => pauseAfter(story, ply, skipped ? "at-once" : bots);
  }, [session, bots]);
  const goOn = useCallback(() => session.goOn(), [session]);
  const moving = showing(state) !== null || state.now.simulating;
  const [watched, setWatched] = useState(false);
  useEffect(() => {
    if (moving) setWatched(true);
  }, [moving]);
  const names = useMemo(() => playerNames(state, words), [state, words]);
  const aim = useMemo(() => (moving ? null : aimedBy(state.aims)), [moving, state.aims]);
  const marks = useMemo(() => placesAimed(state.aims), [state.aims]);
  return (
    <div class="party-big">
      <Board
        state={state}
        promos={promos}
        bots={bots}
        camera="overview"
        flickable={null}
        aim={aim}
        otherAim={null}
        path={null}
        marks={marks}
        region={null}
        onDrawn={nothing}
        onFlick={nothing}
        onTap={nothing}
        onShown={(ply) => session.shown(ply)}
      />
      <div class="party-top">
        <Status
          session={session}
          state={state}
          view={view}
          offer={null}
          names={names}
          moving={moving}
          promos={promos}
          asked={null}
          ends={false}
        />
      </div>
      <div class="party-corner">
        {code !== null && <JoinCode link={code} about={words.say("web-party-again")} />}
        <HandOver session={session} state={state} names={names} linkTo={linkTo} />
        <FullScreenButton />
      </div>
      <div class="table-sight" />
      <Captions state={state} names={names} />
      <div class="party-players">
        <Players session={session} state={state} view={view} promos={promos} />
      </div>
      {watched && <Lazy quiet load={RoundBoard} props={{ state, view, names, onDone: goOn }} />}
      {state.now.over && !moving && <Lazy load={Ending} props={{ session, state, view, names, promos, watched }} />}
    </div>
  );
}

/** Hands are elsewhere: what is done to the school on this screen means nothing. */
function nothing(): void {}
