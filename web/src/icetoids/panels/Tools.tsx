/** Small things beside the board: a hint, taking back, feelings, keys, and moves as text. */

import { useState } from "preact/hooks";
import type { Session } from "../../table/session/session.ts";
import { ownSeats, takeBackTarget } from "../../table/state/seats.ts";
import type { TableState } from "../../table/state/tableState.ts";
import { EmoteBar } from "../../table-ui/Emotes.tsx";
import { MenuButtons } from "../../table-ui/MenuButtons.tsx";
import { TakeBackButton } from "../../table-ui/TakeBack.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useWords } from "../../words/index.ts";
import type { Action } from "../input/names.ts";

interface Props {
  session: Session;
  state: TableState;
  /** Something has to be decided at this device. */
  mine: boolean;
  onHint: (action: Action) => void;
  /** The field for typed moves is there. */
  typing: boolean;
  onTyping: (open: boolean) => void;
}

export function Tools(props: Props) {
  const { session, state, typing, onTyping } = props;
  const words = useWords();
  const to = takeBackTarget(state);
  const { back } = state;
  const sits = ownSeats(state).length > 0;
  return (
    <>
      <MenuButtons />
      {sits && <EmoteBar onEmote={(emote) => void session.emote(emote)} />}
      {props.mine && state.welcome?.help === "full" && <HintButton {...props} />}
      {!state.now.over && back === null && (
        <TakeBackButton onAsk={to === null ? null : () => void session.takeBack(to)} />
      )}
      {sits && (
        <Button look="quiet" aria-expanded={typing} onClick={() => onTyping(!typing)} data-acts>
          {words.say("web-icetoids-command")}
        </Button>
      )}
    </>
  );
}

function HintButton({ session, onHint }: Props) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  async function ask(): Promise<void> {
    setBusy(true);
    const answer = await session.hint();
    setBusy(false);
    if (answer.kind === "hinted") onHint(answer.action as Action);
  }
  return (
    <Button onClick={ask} disabled={busy} data-hint data-acts>
      {words.say(busy ? "web-icetoids-hint-thinking" : "web-table-hint")}
    </Button>
  );
}
