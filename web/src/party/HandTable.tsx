/** What a telephone shows of a running game: what is asked of its player, what answers it, and the own cards. */

import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { type Choosing, isAction, type Pick } from "../icecool/input/begun.ts";
import { boxOf, middleOf, nearest, placedAt, placesOf } from "../icecool/input/placing.ts";
import { useFlick } from "../icecool/input/useFlick.ts";
import { useKeys } from "../icecool/input/useKeys.ts";
import { useChoosing } from "../icecool/loadChoosing.ts";
import type { Promos } from "../icecool/loadPromos.ts";
import { Command } from "../icecool/panels/Command.tsx";
import { OwnCards } from "../icecool/panels/Hand.tsx";
import { FlickPad, PlayerArea } from "../icecool/panels/PlayerArea.tsx";
import { Status } from "../icecool/panels/StatusAndPlayers.tsx";
import { pauseAfter } from "../icecool/show/tempo.ts";
import { endsIn } from "../icecool/show/thinking.ts";
import type { Plan } from "../school/types.ts";
import { settings } from "../settings/settings.ts";
import type { Session } from "../table/session/session.ts";
import { useSession } from "../table/session/useSession.ts";
import { ownSeats } from "../table/state/seats.ts";
import { showing } from "../table/state/tableState.ts";
import { playerNames } from "../table-ui/players.ts";
import { Refusal } from "../table-ui/Refusal.tsx";
import { TakeBackAsked } from "../table-ui/TakeBack.tsx";
import { Lazy } from "../ui/page/Lazy.tsx";
import { useStore } from "../ui/page/store.ts";
import { Penguin } from "../ui/pictures/Penguin.tsx";
import { penguinOf } from "../wire/game.ts";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import { PullZone } from "./PullZone.tsx";
import { SmallMap } from "./SmallMap.tsx";
import { useMyTurn } from "./useMyTurn.ts";
import { useUnseenShow } from "./useUnseenShow.ts";

const Think = async () => (await import("../icecool/panels/Think.tsx")).Think;
const NONE: IceCoolOffer["choices"] = [];
/** A telephone has no camera: the big screen shows the whole school. */
const NO_CAMERA = { mode: "overview", own: null, behind: false, setBehind() {}, setMode() {} } as const;

interface Props {
  session: Session;
  view: IceCoolView;
  promos: Promos | null;
}

export function HandTable({ session, view, promos }: Props) {
  const words = useWords();
  const state = useSession(session);
  const { bots, closing } = useStore(settings);
  useEffect(() => {
    session.pause = ({ story }, ply, skipped) => pauseAfter(story, ply, skipped ? "at-once" : bots);
    session.setClosing(closing);
  }, [session, bots, closing]);
  useUnseenShow(session, state, bots, promos);
  const moving = showing(state) !== null || state.now.simulating;
  const offer = moving ? null : (state.now.offer as IceCoolOffer | null);
  useMyTurn(offer !== null);
  const choices = offer?.choices ?? NONE;
  const names = useMemo(() => playerNames(state, words), [state, words]);
  const [choosing, setChoosing] = useState<Choosing>(null);
  const aimed = useFlick(session, state, view, offer);
  const aiming = choosing === null ? aimed : { ...aimed, body: null, spec: null, path: null };
  const act = useCallback((action: IceCoolAction) => void session.act(action), [session]);
  const placing = usePlacing(session, choices, state.now.ply);
  const { places, candidate } = placing;
  const stand = () => places !== null && candidate !== null && act(placedAt(places, candidate));
  const skip = () => session.skip();
  const typing = useKeys({ aiming, places, candidate, setPlace: placing.setPlace, stand, camera: NO_CAMERA, skip });
  useEffect(() => setChoosing(null), [state.now.ply]);
  const ends = endsIn(state, closing, session.now());
  const think = useCallback(() => void session.wait(), [session]);
  const seat = ownSeats(state)[0] ?? 0;
  const choosers = useChoosing(view, choices, moving);
  const spots = useMemo(
    () => [
      ...(choosers?.spotsOf(words, view, choices, choosing) ?? []),
      ...(promos?.spotsOf(view, choices, choosing) ?? []),
    ],
    [words, view, choices, choosing, choosers, promos],
  );
  const mapped = (places !== null && aiming.body === null) || spots.length > 0;

  function tapped(at: Plan): void {
    const spot = spots.find((each) => Math.hypot(each.at.x - at.x, each.at.y - at.y) < NEAR);
    if (spot !== undefined) pick(spot.pick);
    else if (places !== null) placing.setPlace(nearest(places, at));
  }
  function pick(what: Pick): void {
    if (isAction(what)) act(what);
    else setChoosing(what);
  }

  return (
    <div class="party-hand-table" data-yours={offer !== null}>
      <Status
        session={session}
        state={state}
        view={view}
        offer={offer}
        names={names}
        moving={moving}
        promos={promos}
        asked={choosers !== null && choosing !== null ? choosers.askOf(choosing) : null}
        ends={ends !== undefined}
      />
      <div class="party-ground">
        {aiming.body !== null && <PullZone aiming={aiming} penguin={penguinOf(aiming.body) ?? seat} />}
        {aiming.body === null && mapped && (
          <SmallMap
            view={view}
            region={boxOf(places)}
            place={candidate}
            points={spots.map(({ at }) => at)}
            onTap={tapped}
          />
        )}
        {aiming.body === null && !mapped && (
          <div class="party-look">
            <Penguin seat={seat} pose={state.now.over ? "jumps" : "stands"} />
            <p>{words.say(offer === null ? "web-party-look" : "web-party-choose")}</p>
          </div>
        )}
      </div>
      <div class="party-controls table-controls">
        <Refusal refusal={state.refusal} onRead={() => session.readRefusal()} />
        <TakeBackAsked session={session} state={state} />
        <PlayerArea
          view={view}
          choices={choices}
          names={names}
          onAct={act}
          onPlace={places !== null && aiming.body === null ? stand : null}
          placing={places?.action.kind ?? null}
          promos={promos}
          choosers={choosers}
          choosing={choosing}
          onChoose={setChoosing}
          think={
            ends !== undefined && (
              <Lazy
                quiet
                key={state.closes?.at}
                load={Think}
                props={{ left: ends, busy: choosing !== null, onThink: think }}
              />
            )
          }
        />
        {typing.open && (
          <Command
            game={state.welcome?.game ?? ""}
            view={view}
            names={names}
            choices={choices}
            onAct={(action) => session.act(action)}
            onClose={() => typing.setOpen(false)}
          />
        )}
        {aiming.body !== null && <FlickPad aiming={aiming} seat={state.seat} view={view} names={names} />}
      </div>
      <div class="party-cards table-foot">
        <OwnCards state={state} view={view} choosers={choosers} />
      </div>
    </div>
  );
}

/** Millimetres around an offered point in which a finger means it. */
const NEAR = 60;

/** Where something is to be put: shown on the big screen while one thinks. */
function usePlacing(session: Session, choices: IceCoolOffer["choices"], ply: number) {
  const places = useMemo(() => placesOf(choices), [choices]);
  const [wanted, setWanted] = useState<Plan | null>(null);
  useEffect(() => setWanted(null), [ply]);
  const candidate = places === null ? null : nearest(places, wanted ?? middleOf(places));
  function setPlace(at: Plan): void {
    setWanted(at);
    if (places !== null) session.aim(placedAt(places, nearest(places, at)));
  }
  return { places, candidate, setPlace };
}
