/** The end of a round: who has which fish, who caught whom, who is Catcher next. For three seconds, or until it is skipped. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { TableState } from "../../table/state/tableState.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import type { IceCoolView } from "../../wire/protocol.ts";
import type { Words } from "../../words/index.ts";
import { useNeeded } from "../../words/needed.ts";
import { Fish } from "../panels/Facts.tsx";
import { BOARD_MS } from "../show/tempo.ts";
import { type RoundFacts, roundFacts } from "./roundFacts.ts";
import "./round.css";

interface Props {
  state: TableState;
  view: IceCoolView;
  names: readonly string[];
  /** It is over, or was skipped. */
  onDone: () => void;
}

export function RoundBoard({ state, view, names, onDone }: Props) {
  const words = useNeeded("web-ending");
  const [facts, close] = useRound(state, view, onDone);
  if (words === null || facts === null) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, and so does the button
    <section class="round panel" aria-label={words.say("web-ending-round", { round: facts.round })} onClick={close}>
      <div class="round-head">
        <h2>{words.say("web-ending-round", { round: facts.round })}</h2>
        <Button onClick={close}>{words.say("web-ending-skip")}</Button>
      </div>
      <Rows words={words} facts={facts} names={names} />
      <p class="round-next">
        {facts.next.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
        {words.say("web-ending-next", {
          names: words.joined(facts.next.map((seat) => words.name(seat, names))),
          count: facts.next.length,
        })}
      </p>
      <span class="round-left" aria-hidden="true" style={{ animationDuration: `${BOARD_MS}ms` }} />
    </section>
  );
}

function Rows({ words, facts, names }: { words: Words; facts: RoundFacts; names: readonly string[] }) {
  return (
    <ul class="round-rows">
      {facts.rows.map(({ seat, fish, fishOf, catches, catcher }) => (
        <li key={seat} class="round-row">
          <SeatMark seat={seat} />
          <span class="player-name">{words.name(seat, names)}</span>
          {fishOf > 0 && <Fish words={words} seat={seat} taken={fish} of={fishOf} />}
          {(catcher || catches > 0) && (
            <span class="round-catches">{words.say("web-ending-catches", { catches })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The round that has just ended, for as long as its board is to be seen; and what closes it. Escape does as well. */
function useRound(state: TableState, view: IceCoolView, onDone: () => void): [RoundFacts | null, () => void] {
  const [facts, setFacts] = useState<RoundFacts | null>(null);
  const last = useRef({ view, ply: state.now.ply, line: state.story.at(-1)?.id ?? -1 });
  const { ply } = state.now;
  useEffect(() => {
    const before = last.current;
    last.current = { view, ply, line: state.story.at(-1)?.id ?? -1 };
    const fresh = state.story.filter((line) => line.id > before.line);
    // Where something was missed, nobody knows who had what.
    if (fresh[0]?.ply === before.ply + 1) {
      const found = roundFacts(before.view, fresh, view);
      if (found !== null) setFacts(found);
    }
  }, [ply, view, state.story]);
  const close = () => {
    setFacts(null);
    onDone();
  };
  useEffect(() => {
    if (facts === null) return;
    const timer = setTimeout(close, BOARD_MS);
    const pressed = (event: KeyboardEvent) => event.key === "Escape" && close();
    addEventListener("keydown", pressed);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", pressed);
    };
  }, [facts]);
  return [facts, close];
}
