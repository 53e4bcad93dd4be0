/** The place of one's own cards. The cards themselves come with the first of them. */

import { isShared } from "../../table/state/seats.ts";
import type { TableState } from "../../table/state/tableState.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { useWords } from "../../words/index.ts";
import type { Choosers } from "../loadChoosing.ts";
import { standings } from "../show/standing.ts";

interface Props {
  state: TableState;
  view: IceCoolView;
  choosers: Choosers | null;
}

/** The cards of whoever this device looks at; their place stays, as long as it looks at nobody. */
export function OwnCards({ state, view, choosers }: Props) {
  const words = useWords();
  const all = standings(view);
  const { seat } = state;
  const hand = seat === null ? null : (all[seat]?.hand ?? null);
  if (hand === null) return all.some((each) => each.hand !== null) ? <div class="hand" /> : null;
  if (hand.down + hand.up.length > 0 && choosers !== null)
    return <choosers.Hand words={words} hand={hand} shared={isShared(state)} key={seat} />;
  return (
    <div class="hand">
      {hand.down + hand.up.length === 0 && <p class="hand-none">{words.say("web-icecool-no-cards")}</p>}
    </div>
  );
}
