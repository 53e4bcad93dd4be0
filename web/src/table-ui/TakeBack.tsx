/** Taking a move back: ask for it, and agree when somebody asks. */

import type { Session } from "../table/session/session.ts";
import { isAskedToTakeBack } from "../table/state/seats.ts";
import type { TableState } from "../table/state/tableState.ts";
import { Button } from "../ui/controls/Button.tsx";
import { useWords } from "../words/index.ts";
import { playerNames } from "./players.ts";

interface ButtonProps {
  /** Given where this device has made a move that still stands. */
  onAsk: (() => void) | null;
}

export function TakeBackButton({ onAsk }: ButtonProps) {
  const words = useWords();
  if (onAsk === null) return null;
  return (
    <Button onClick={onAsk} data-acts>
      {words.say("web-table-back")}
    </Button>
  );
}

/** Somebody asks to take a move back: shown to everybody, with a button for those who have to agree. */
export function TakeBackAsked({ session, state }: { session: Session; state: TableState }) {
  const words = useWords();
  const { back } = state;
  if (back === null) return null;
  const names = playerNames(state, words);
  const waiting = back.waiting.map((seat) => words.name(seat, names));
  const asked = isAskedToTakeBack(state);
  return (
    <div class="back-asked" role="status">
      <span>
        {asked
          ? words.say("web-table-back-asked", { name: words.name(back.seat, names) })
          : words.say("web-table-back-waiting", { names: words.joined(waiting) })}
      </span>
      {asked && (
        <Button look="primary" onClick={() => void session.takeBack(back.to_ply)}>
          {words.say("web-table-back-agree")}
        </Button>
      )}
    </div>
  );
}
