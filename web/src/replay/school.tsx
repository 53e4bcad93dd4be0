/** ICECOOL in a replay: the table's own board, at which nobody can do anything. */

import { Board } from "../icecool/Board.tsx";
import { Facts } from "../icecool/Facts.tsx";
import "../icecool/icecool.css";
import { standings } from "../icecool/standing.ts";
import type { TableState } from "../table/state.ts";
import { isIceCool, type Seat } from "../wire/game.ts";
import { useWords } from "../words/index.ts";
import type { GameReplay, StageProps } from "./game.ts";

const NO_MARKS: readonly never[] = [];
const nothing = () => {};

function Stage({ state, camera, pace, onShown }: StageProps) {
  return (
    <Board
      state={state}
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
  const { view } = state.now;
  const standing = view !== null && isIceCool(view) ? standings(view)[seat] : undefined;
  return standing === undefined ? null : <Facts words={words} standing={standing} />;
}

export const SCHOOL: GameReplay = {
  Stage,
  facts: (state, seat) => <SeatFacts state={state} seat={seat} />,
  mark: (seat) => seat,
  cameras: ["overview", "top", "follow", "free"],
  fill: true,
};
