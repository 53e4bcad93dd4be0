/** The ICECOOL table: the school fills the window, everything else lies over its edges. */

import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { Plan } from "../school/types.ts";
import { settings } from "../settings/settings.ts";
import type { Session } from "../table/session/session.ts";
import { useSession } from "../table/session/useSession.ts";
import { ownSeats, passTo } from "../table/state/seats.ts";
import { showing } from "../table/state/tableState.ts";
import { playerNames } from "../table-ui/players.ts";
import { Refusal } from "../table-ui/Refusal.tsx";
import { TableFrame } from "../table-ui/TableFrame.tsx";
import { TakeBackAsked } from "../table-ui/TakeBack.tsx";
import { FetchedWhere } from "../table-ui/where/FetchedWhere.tsx";
import { Button } from "../ui/controls/Button.tsx";
import { Spinner } from "../ui/controls/Spinner.tsx";
import { Lazy, loadAhead } from "../ui/page/Lazy.tsx";
import { useStore } from "../ui/page/store.ts";
import { Icon } from "../ui/pictures/icons.tsx";
import { isIceCool } from "../wire/game.ts";
import type { IceCoolAction, IceCoolOffer } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import { type Choosing, isAction, type Pick } from "./input/begun.ts";
import type { Drawn } from "./input/gesture.ts";
import { FlickPad, PlayerArea } from "./panels/PlayerArea.tsx";
import { Board } from "./show/Board.tsx";
import "./icecool.css";
import { boxOf, middleOf, nearest, placedAt, placesOf } from "./input/placing.ts";
import { useFlick } from "./input/useFlick.ts";
import { useKeys } from "./input/useKeys.ts";
import { useChoosing } from "./loadChoosing.ts";
import { type Promos, usePromos } from "./loadPromos.ts";
import { OwnCards } from "./panels/Hand.tsx";
import { Players, Status, StoryPanel } from "./panels/StatusAndPlayers.tsx";
import { Tools } from "./panels/Tools.tsx";
import { isLarge } from "./show/standing.ts";
import { pauseAfter } from "./show/tempo.ts";
import { endsIn } from "./show/thinking.ts";
import { type Camera, useCamera } from "./show/useCamera.ts";

const loadCommand = async () => (await import("./panels/Command.tsx")).Command;
const loadWhere = async () => (await import("./where/StandsWhere.tsx")).StandsWhere;
const Think = async () => (await import("./panels/Think.tsx")).Think;
const Ending = async () => (await import("./ending/Ending.tsx")).Ending;
const RoundBoard = async () => (await import("./ending/RoundBoard.tsx")).RoundBoard;
const Flights = async () => (await import("./flights/Flights.tsx")).Flights;
const NONE: IceCoolOffer["choices"] = [];

/** The table, as soon as what its promos need is there. */
export function Table({ session }: { session: Session }) {
  const { view } = useSession(session).now;
  const words = useWords();
  const promos = usePromos(view !== null && isIceCool(view) ? view : null);
  if (promos === undefined) return <Spinner label={words.say("web-loading")} />;
  return <Playing session={session} promos={promos} />;
}

function Playing({ session, promos }: { session: Session; promos: Promos | null }) {
  const state = useSession(session);
  const words = useWords();
  const view = state.now.view !== null && isIceCool(state.now.view) ? state.now.view : null;
  const moving = showing(state) !== null || state.now.simulating;
  const offer = moving ? null : (state.now.offer as IceCoolOffer | null);
  const choices = offer?.choices ?? NONE;
  const { bots, closing } = useStore(settings);
  useEffect(() => {
    session.pause = ({ story }, ply, skipped) => pauseAfter(story, ply, skipped ? "at-once" : bots);
    session.setClosing(closing);
  }, [session, bots, closing]);
  const ends = endsIn(state, closing, session.now());
  const think = useCallback(() => void session.wait(), [session]);
  const goOn = useCallback(() => session.goOn(), [session]);
  // Neither turn nor game ends before somebody has flicked.
  const [watched, setWatched] = useState(false);
  useEffect(() => {
    if (!moving) return;
    setWatched(true);
    Promise.all([
      loadAhead(Think),
      loadAhead(Ending),
      loadAhead(RoundBoard),
      loadAhead(Flights),
      words.need("web-ending"),
    ]).catch(() => {});
  }, [moving, words]);
  const names = useMemo(() => playerNames(state, words), [state, words]);
  const [gaze, setGaze] = useState<Plan | null>(null);
  const [choosing, setChoosing] = useState<Choosing>(null);
  const aimed = useFlick(session, state, view, offer);
  // Whoever chooses does not flick: the board is whole, the pad gives way to the question, and no key lets go.
  const aiming = choosing === null ? aimed : { ...aimed, body: null, spec: null, path: null };
  const camera = useCamera(state, view, aiming.body, moving);
  const act = useCallback((action: IceCoolAction) => session.act(action), [session]);

  const places = useMemo(() => placesOf(choices), [choices]);
  const [place, setPlace] = useState<Plan | null>(null);
  const candidate = places === null ? null : nearest(places, place ?? middleOf(places));
  const stand = () => places !== null && candidate !== null && void act(placedAt(places, candidate));
  const choosers = useChoosing(view, choices, moving);
  const spots = useMemo(
    () =>
      view === null
        ? []
        : [
            ...(choosers?.spotsOf(words, view, choices, choosing) ?? []),
            ...(promos?.spotsOf(view, choices, choosing) ?? []),
          ],
    [words, view, choices, choosing, choosers, promos],
  );
  const marks = useMemo(
    () => [
      ...spots,
      ...(candidate === null || aiming.body !== null ? [] : [{ id: "place", at: candidate, state: "chosen" as const }]),
    ],
    [spots, candidate?.x, candidate?.y, aiming.body],
  );
  // What was begun to be chosen, and where one looked, is of the past as soon as something happens.
  useEffect(() => {
    setChoosing(null);
    setGaze(null);
  }, [state.now.ply]);

  // Where one puts something is seen, too, if the camera shows a part of the school.
  const placeSeen = useMemo(
    () => (places === null || view === null || !isLarge(view) ? null : middleOf(places)),
    [places, view],
  );
  const region = useMemo(() => (aiming.body === null ? boxOf(places) : null), [places, aiming.body]);
  const typing = useKeys({ aiming, places, candidate, setPlace, stand, camera, skip: () => session.skip() });
  useFacing(session, state);
  const pass = passTo(state);

  function tapped(at: Plan, mark: string | null): void {
    const spot = spots.find(({ id }) => id === mark);
    if (spot !== undefined) pick(spot.pick);
    else if (places !== null && aiming.body !== null) void act(placedAt(places, nearest(places, at)));
    else if (places !== null) setPlace(nearest(places, at));
    else aiming.target(at);
  }
  function pick(what: Pick): void {
    if (isAction(what)) void act(what);
    else setChoosing(what);
  }
  function look(at: Plan): void {
    setGaze(at);
    camera.setMode("follow");
  }
  function drawn(gesture: Drawn | null): void {
    if (gesture !== null && !gesture.cancelled) aiming.pull(gesture);
  }

  if (view === null) return null;
  const playing = ownSeats(state).length > 0;
  return (
    <>
      <TableFrame
        fill
        status={
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
        }
        players={<Players session={session} state={state} view={view} promos={promos} />}
        board={
          <>
            <Board
              state={state}
              promos={promos}
              bots={bots}
              camera={camera.mode}
              own={camera.own}
              gaze={gaze ?? placeSeen}
              flickable={aiming.body}
              aim={aiming.spec}
              aimed={aiming.touched}
              otherAim={otherAim(state.aims)}
              path={aiming.path}
              marks={marks}
              region={region}
              over={(scene) => choosers !== null && <choosers.Tags scene={scene} marks={marks} />}
              onDrawn={drawn}
              onFlick={aiming.fire}
              onTap={tapped}
              onShown={(ply) => session.shown(ply)}
            />
            {playing && <BehindButton camera={camera} />}
            {promos !== null && isLarge(view) && <promos.Minimap view={view} onGaze={look} />}
            {moving && (
              <Button class="skip-show" onClick={() => session.skip()}>
                {words.say("web-icecool-skip")}
              </Button>
            )}
          </>
        }
        pad={
          playing
            ? aiming.body !== null && <FlickPad aiming={aiming} seat={state.seat} view={view} names={names} />
            : undefined
        }
        foot={playing && <OwnCards state={state} view={view} choosers={choosers} />}
        typed={
          playing &&
          typing.open && (
            <Lazy
              load={loadCommand}
              props={{
                game: state.welcome?.game ?? "",
                view,
                names,
                choices,
                onAct: (action: IceCoolAction) => session.act(action),
                onClose: () => typing.setOpen(false),
              }}
            />
          )
        }
        controls={
          <>
            <Refusal refusal={state.refusal} onRead={() => session.readRefusal()} />
            <TakeBackAsked session={session} state={state} />
            {pass?.secret && choosers !== null && (
              <choosers.PassDevice
                key={pass.seat}
                words={words}
                seat={pass.seat}
                name={words.name(pass.seat, names)}
                onReady={() => void session.face(pass.seat)}
              />
            )}
            <PlayerArea
              view={view}
              choices={choices}
              names={names}
              onAct={(action) => void act(action)}
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
          </>
        }
        tools={
          <Tools
            session={session}
            state={state}
            view={view}
            camera={camera.mode}
            setCamera={(mode) => {
              setGaze(null);
              camera.setMode(mode);
            }}
            gaze={gaze}
            onGaze={look}
            aiming={aiming}
            typing={typing}
          />
        }
        story={<StoryPanel state={state} view={view} names={names} />}
      />
      <FetchedWhere load={loadWhere} props={{ view, names, choices }} now={moving} />
      {watched && <Lazy quiet load={Flights} props={{ story: state.story }} />}
      {watched && <Lazy quiet load={RoundBoard} props={{ state, view, names, onDone: goOn }} />}
      {state.now.over && !moving && <Lazy load={Ending} props={{ session, state, view, names, promos, watched }} />}
    </>
  );
}

/** The best view of one's own flick, with one large button. */
function BehindButton({ camera }: { camera: Camera }) {
  const words = useWords();
  return (
    <Button
      class="behind"
      aria-pressed={camera.behind}
      aria-label={words.say("web-icecool-camera-aim")}
      onClick={() => camera.setBehind(!camera.behind)}
    >
      <Icon name="eye" />
      <span>{words.say("web-icecool-camera-aim")}</span>
    </Button>
  );
}

/** The device turns to whoever of its people has to decide; through nobody, where there are cards to hide. */
function useFacing(session: Session, state: ReturnType<typeof useSession>): void {
  const pass = passTo(state);
  const seat = pass?.seat ?? null;
  const secret = pass?.secret ?? false;
  useEffect(() => {
    if (seat === null || state.turning) return;
    if (!secret) void session.face(seat);
    else if (state.seat !== null) void session.face(null);
  }, [session, seat, secret, state.seat, state.turning]);
}

function otherAim(aims: ReturnType<typeof useSession>["aims"]) {
  for (const { action } of aims.values()) {
    if (action.kind !== "icecool-flick") continue;
    return {
      from: action.body,
      yaw: action.yaw,
      power: action.power,
      side: action.side ?? 0,
      height: action.height ?? 0,
    };
  }
  return null;
}
