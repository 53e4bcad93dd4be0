/** ICECOOL in a replay: the table's own board, at which nobody can do anything. */

import { Facts } from "../icecool/panels/Facts.tsx";
import { Board } from "../icecool/show/Board.tsx";
import "../icecool/icecool.css";
import { usePromos } from "../icecool/loadPromos.ts";
import { standings } from "../icecool/show/standing.ts";
import type { TableState } from "../table/state/tableState.ts";
import { Spinner } from "../ui/controls/Spinner.tsx";
import { isIceCool, type Seat } from "../wire/game.ts";
import type { IceCoolView } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import type { GameReplay, StageProps } from "./gameReplay.ts";

const NO_MARKS: readonly never[] = [];
const nothing = () => {};

/** The position of a state; null before there is one. */
function viewOf({ now: { view } }: TableState): IceCoolView | null {
  return view !== null && isIceCool(view) ? view : null;
}

function Stage({ state, camera, pace, onShown }: StageProps) {
  const words = useWords();
  const promos = usePromos(viewOf(state));
  if (promos === undefined) return <Spinner label={words.say("web-loading")} />;
  return (
    <Board
      // What promos add is known from the first picture on.
      key={promos === null ? "plain" : "promos"}
      state={state}
      promos={promos}
      camera={camera}
      pace={pace}
      flickable={null}
      aim={null}
      otherAim={null}
      path={null}
      marks={NO_MARKS}
      region={null}
      onDrawn={nothing}
      onFlick={nothing}
      onTap={nothing}
      onShown={onShown}
    />
  );
}

function SeatFacts({ state, seat }: { state: TableState; seat: Seat }) {
  const words = useWords();
  const view = viewOf(state);
  const promos = usePromos(view);
  const standing = view === null ? undefined : standings(view)[seat];
  if (view === null || standing === undefined) return null;
  return (
    <>
      <Facts words={words} standing={standing} />
      {promos && <promos.Facts words={words} view={view} seat={seat} />}
    </>
  );
}

export const ICECOOL: GameReplay = {
  Stage,
  facts: (state, seat) => <SeatFacts state={state} seat={seat} />,
  mark: (seat) => seat,
  cameras: ["overview", "top", "follow", "free"],
  fill: true,
};
