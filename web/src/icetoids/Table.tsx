/** The IceToids table: the board, what can be done, and everybody around it. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { motionReduced } from "../settings/settings.ts";
import type { Session } from "../table/session/session.ts";
import { useSession } from "../table/session/useSession.ts";
import { isBot, ownSeats } from "../table/state/seats.ts";
import type { TableState } from "../table/state/tableState.ts";
import { playerNames } from "../table-ui/players.ts";
import { Refusal } from "../table-ui/Refusal.tsx";
import { Story } from "../table-ui/Story.tsx";
import { TableFrame } from "../table-ui/TableFrame.tsx";
import { TakeBackAsked } from "../table-ui/TakeBack.tsx";
import { FetchedWhere } from "../table-ui/where/FetchedWhere.tsx";
import { Spinner } from "../ui/controls/Spinner.tsx";
import { Lazy, loadAhead } from "../ui/page/Lazy.tsx";
import type { IceToidsOffer } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import { Bag } from "./Bag.tsx";
import { BoardArea } from "./board/BoardArea.tsx";
import { glowOf } from "./board/lights.ts";
import { sorted } from "./input/choices.ts";
import { actionSaid } from "./input/describe.ts";
import type { Key } from "./input/keys.ts";
import { type Action, markSeat, type View } from "./input/names.ts";
import { type HandUse, useHand } from "./input/useHand.ts";
import { Controls } from "./panels/Controls.tsx";
import { Players, Status } from "./panels/StatusAndPlayers.tsx";
import { Tools } from "./panels/Tools.tsx";
import { useMotion } from "./useMotion.ts";
import { lastEvents, useFacing, useNarration } from "./useStory.ts";
import "./icetoids.css";

const loadTyped = async () => (await import("./panels/Typed.tsx")).Typed;
const loadWhere = async () => (await import("./panels/StandsWhere.tsx")).StandsWhere;

export function Table({ session }: { session: Session }) {
  const state = useSession(session);
  const words = useWords();
  const { view } = state.now;
  if (view?.kind !== "icetoids-view") return <Spinner label={words.say("web-loading")} />;
  return <Playing session={session} state={state} view={view} />;
}

const End = async () => (await import("./panels/End.tsx")).End;

/** A tile that can lie in one way only lays itself, after a look at it. */
const LOOK_MS = 650;

function Playing({ session, state, view }: { session: Session; state: TableState; view: View }) {
  const words = useWords();
  const names = useMemo(() => playerNames(state, words), [state.people, words]);
  const offer = state.now.offer as IceToidsOffer | null;
  const choices = useMemo(() => sorted(view, offer), [view, offer]);
  const act = (action: Action) => void session.act(action);
  const hand = useHand(view, choices, state.now.ply, act);
  const events = useMemo(() => lastEvents(state), [state.story, state.now.ply]);
  const laid = useRef(0);
  const moving = useMotion(view, events, () => laid.current);
  laid.current = choices === null ? 0 : hand.turning;
  useNarration(state, names);
  useFacing(session, state);
  useEscape(hand.cancel);
  const only = choices?.orientations.length === 1 ? choices.orientations[0] : undefined;
  useEffect(() => {
    if (only === undefined) return;
    const timer = setTimeout(() => void session.act(only), motionReduced() ? 0 : LOOK_MS);
    return () => clearTimeout(timer);
  }, [session, only]);
  useReady();
  // Nobody has won before somebody has moved.
  const begun = state.now.ply > 1;
  useEffect(() => {
    if (begun) Promise.all([loadAhead(End), words.need("web-ending")]).catch(() => {});
  }, [begun, words]);
  const [hint, setHint] = useState<Action | null>(null);
  const [typing, setTyping] = useState(false);
  const playing = ownSeats(state).length > 0;
  const type = () => {
    setTyping(true);
    document.querySelector<HTMLElement>("[data-command]")?.focus();
  };
  // An advice is for one position.
  useEffect(() => setHint(null), [state.now.ply]);

  const glow = glowOf(view, choices, hand.hand, { ...hand.looked, cell: hand.looked.cell ?? hand.cursor }, events);
  return (
    <>
      <TableFrame
        status={<Status session={session} state={state} view={view} names={names} hand={hand.hand} choices={choices} />}
        players={<Players session={session} state={state} view={view} />}
        board={
          <BoardArea
            view={view}
            choices={choices}
            moving={moving}
            glow={glow}
            turning={hand.turning}
            cursor={hand.cursor}
            onCursor={hand.setCursor}
            onTap={hand.tap}
            onHover={(cell) => hand.look({ cell })}
            onHome={(home) => hand.act({ kind: "icetoids-choose-home", ...home })}
            onHoverHome={(slot) => hand.look({ slot })}
            onEntry={choices?.entry ? () => hand.setHand({ kind: "entry" }) : null}
            onKey={(key) => onKey(key, hand, () => choices?.entry && hand.step(choices.entry, null), type)}
            onTurn={hand.drag}
            onPoint={hand.point}
          />
        }
        controls={
          <>
            <Refusal refusal={state.refusal} onRead={() => session.readRefusal()} />
            <TakeBackAsked session={session} state={state} />
            {hint !== null && (
              <p class="toids-hint" role="status">
                {words.say("web-icetoids-hint", { move: actionSaid(words, view, hint) })}
              </p>
            )}
          </>
        }
        pad={
          playing ? (
            <div class="toids-controls">
              {choices !== null && (
                <Controls
                  view={view}
                  choices={choices}
                  hand={hand.hand}
                  top={hand.top}
                  all={hand.all}
                  onHand={hand.setHand}
                  onAct={hand.act}
                  onStep={hand.step}
                  onCancel={hand.cancel}
                  onAll={hand.showAll}
                  onHot={(cell) => hand.look({ cell })}
                  onPush={(push) => hand.look({ push })}
                  onTop={hand.turnTo}
                  onTurn={hand.turnBy}
                  onLay={hand.lay}
                />
              )}
            </div>
          ) : undefined
        }
        tools={
          <Tools
            session={session}
            state={state}
            onHint={setHint}
            mine={choices !== null}
            typing={typing}
            onTyping={setTyping}
          />
        }
        story={
          <>
            <Story lines={state.story} names={names} mark={markSeat} isBot={(seat) => isBot(state, seat)} />
            <Bag view={view} />
          </>
        }
        typed={
          playing &&
          typing && (
            <Lazy
              load={loadTyped}
              props={{
                view,
                names,
                seat: state.seat,
                choices,
                onAct: (action: Action) => session.act(action),
                onClose: () => setTyping(false),
              }}
            />
          )
        }
      />
      <FetchedWhere load={loadWhere} props={{ view, names, seat: state.seat, choices }} now={state.now.ply > 1} />
      {state.now.over && <Lazy load={End} props={{ session, state, view }} />}
    </>
  );
}

/** Escape puts back what the hand holds, wherever the focus is. */
function useEscape(cancel: () => void): void {
  // Before it is painted: a key that comes at once counts.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "Escape" && document.querySelector("dialog[open]") === null) cancel();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [cancel]);
}

function onKey(key: Exclude<Key, { do: "go" }>, hand: HandUse, enter: () => void, type: () => void): void {
  if (key.do === "choose") hand.tap(hand.cursor, []);
  else if (key.do === "cancel") hand.cancel();
  else if (key.do === "enter") enter();
  else if (key.do === "turn") hand.turnBy(key.by);
  else if (key.do === "point") hand.point(key.way);
  else if (key.do === "hint") document.querySelector<HTMLElement>("[data-hint]")?.click();
  else type();
}

/** Tells tests that the first picture is drawn. */
function useReady(): void {
  useEffect(() => {
    const drawn = requestAnimationFrame(() => {
      document.documentElement.dataset.ready = "1";
    });
    return () => cancelAnimationFrame(drawn);
  }, []);
}
