/** IceToids in a replay: the table's own board, at which nobody can do anything. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { BoardArea } from "../icetoids/board/BoardArea.tsx";
import { EMPTY_HAND } from "../icetoids/input/hand.ts";
import "../icetoids/icetoids.css";
import { glowOf } from "../icetoids/board/lights.ts";
import { CELLS, markSeat, type View } from "../icetoids/input/names.ts";
import { Facts } from "../icetoids/panels/StatusAndPlayers.tsx";
import { useMotion } from "../icetoids/useMotion.ts";
import { lastEvents } from "../icetoids/useStory.ts";
import type { TableState } from "../table/state/tableState.ts";
import type { GameReplay, StageProps } from "./gameReplay.ts";

const NOWHERE = { cell: null, slot: null, push: null };
const nothing = () => {};

function viewOf(state: TableState): View | null {
  return state.now.view?.kind === "icetoids-view" ? state.now.view : null;
}

function Stage({ state }: StageProps) {
  const view = viewOf(state);
  useEffect(() => {
    if (view !== null) document.documentElement.dataset.ready = "1";
  }, [view]);
  return view === null ? null : <Standing state={state} view={view} />;
}

function Standing({ state, view }: { state: TableState; view: View }) {
  const events = useMemo(() => lastEvents(state), [state.story]);
  const moving = useMotion(view, events, () => 0);
  const [cursor, setCursor] = useState(CELLS[0] ?? "");
  return (
    <BoardArea
      view={view}
      choices={null}
      moving={moving}
      glow={glowOf(view, null, EMPTY_HAND, NOWHERE, events)}
      turning={0}
      cursor={cursor}
      onCursor={setCursor}
      onTap={nothing}
      onHover={nothing}
      onHome={nothing}
      onHoverHome={nothing}
      onEntry={null}
      onPoint={nothing}
      onKey={nothing}
      onTurn={nothing}
    />
  );
}

export const ICETOIDS: GameReplay = {
  Stage,
  facts: (state, seat) => {
    const view = viewOf(state);
    return view === null ? null : <Facts view={view} seat={seat} />;
  },
  mark: markSeat,
  cameras: [],
  fill: false,
};
