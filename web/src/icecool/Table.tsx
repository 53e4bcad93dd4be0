/** The ICECOOL table: the school fills the window, everything else lies over its edges. */

import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { CameraMode, Plan } from "../school/types.ts";
import { passTo } from "../table/seats.ts";
import type { Session } from "../table/session.ts";
import { showing } from "../table/state.ts";
import { useSession } from "../table/useSession.ts";
import { playerNames } from "../table-ui/players.ts";
import { Refusal } from "../table-ui/Refusal.tsx";
import { TableFrame } from "../table-ui/TableFrame.tsx";
import { isIceCool } from "../wire/game.ts";
import type { IceCoolAction, IceCoolOffer } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import { Board } from "./Board.tsx";
import { Deck, FlickPad } from "./Deck.tsx";
import { Ending } from "./Ending.tsx";
import type { Drawn } from "./gesture.ts";
import "./icecool.css";
import { PassDevice } from "./PassDevice.tsx";
import { boxOf, lineMarks, markedAction, middleOf, nearest, placedAt, placesOf } from "./placing.ts";
import { Players, Status, StoryPanel } from "./Sides.tsx";
import { Tools } from "./Tools.tsx";
import { useFlick } from "./useFlick.ts";
import { useKeys } from "./useKeys.ts";

const NONE: IceCoolOffer["choices"] = [];

export function Table({ session }: { session: Session }) {
  const state = useSession(session);
  const words = useWords();
  const view = state.now.view !== null && isIceCool(state.now.view) ? state.now.view : null;
  const moving = showing(state) !== null || state.now.simulating;
  const offer = moving ? null : (state.now.offer as IceCoolOffer | null);
  const choices = offer?.choices ?? NONE;
  const names = useMemo(() => playerNames(state, words), [state, words]);
  const [camera, setCamera] = useState<CameraMode>("overview");
  const aiming = useFlick(session, state, view, offer);
  const act = useCallback((action: IceCoolAction) => session.act(action), [session]);

  const places = useMemo(() => placesOf(choices), [choices]);
  const [place, setPlace] = useState<Plan | null>(null);
  const candidate = places === null ? null : nearest(places, place ?? middleOf(places));
  const stand = () => places !== null && candidate !== null && void act(placedAt(places, candidate));
  const marks = useMemo(
    () => [
      ...lineMarks(choices),
      ...(candidate === null || aiming.body !== null ? [] : [{ id: "place", at: candidate, state: "chosen" as const }]),
    ],
    [choices, candidate?.x, candidate?.y, aiming.body],
  );

  const region = useMemo(() => (aiming.body === null ? boxOf(places) : null), [places, aiming.body]);
  const typing = useKeys({ aiming, places, candidate, setPlace, stand, camera, setCamera, skip: () => session.skip() });
  useFacing(session, state);
  const pass = passTo(state);

  function tapped(at: Plan, mark: string | null): void {
    const action = mark === null ? null : markedAction(choices, mark);
    if (action !== null) void act(action);
    else if (places !== null && aiming.body !== null) void act(placedAt(places, nearest(places, at)));
    else if (places !== null) setPlace(nearest(places, at));
  }
  function drawn(gesture: Drawn | null): void {
    if (gesture !== null && !gesture.cancelled)
      aiming.setAim({ ...aiming.aim, yaw: gesture.yaw, power: gesture.power });
  }

  if (view === null) return null;
  return (
    <>
      <TableFrame
        fill
        status={<Status session={session} state={state} view={view} offer={offer} names={names} moving={moving} />}
        players={<Players session={session} state={state} view={view} />}
        board={
          <Board
            state={state}
            camera={camera}
            flickable={aiming.body}
            aim={aiming.spec}
            otherAim={otherAim(state.aims)}
            path={aiming.path}
            marks={marks}
            region={region}
            onDrawn={drawn}
            onFlick={(gesture) => aiming.fire({ ...aiming.aim, yaw: gesture.yaw, power: gesture.power })}
            onTap={tapped}
            onShown={(ply) => session.shown(ply)}
          />
        }
        pad={aiming.body !== null && <FlickPad aiming={aiming} seat={state.seat} />}
        controls={
          <>
            <Refusal refusal={state.refusal} onRead={() => session.readRefusal()} />
            <Deck
              state={state}
              view={view}
              choices={choices}
              names={names}
              onAct={(action) => void act(action)}
              onPlace={places !== null && aiming.body === null ? stand : null}
            />
          </>
        }
        tools={
          <Tools
            session={session}
            state={state}
            view={view}
            choices={choices}
            camera={camera}
            setCamera={setCamera}
            aiming={aiming}
            typing={typing}
            moving={moving}
          />
        }
        story={<StoryPanel state={state} view={view} names={names} />}
      />
      {state.now.over && !moving && <Ending session={session} state={state} view={view} names={names} />}
      {pass?.secret && (
        <PassDevice
          words={words}
          seat={pass.seat}
          name={words.name(pass.seat, names)}
          onReady={() => void session.face(pass.seat)}
        />
      )}
    </>
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
