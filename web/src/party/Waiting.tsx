/** A telephone that has a seat, before the big screen begins. */

import type { Session } from "../table/session/session.ts";
import { ownSeats } from "../table/state/seats.ts";
import { namesOf, type TableState } from "../table/state/tableState.ts";
import { ConnectionBanner } from "../ui/page/ConnectionBanner.tsx";
import { Penguin } from "../ui/pictures/Penguin.tsx";
import { useWords } from "../words/index.ts";
import "./party.css";

export function Waiting({ session, state }: { session: Session; state: TableState }) {
  const words = useWords();
  const seat = ownSeats(state)[0] ?? 0;
  return (
    <div class="party-waiting">
      <ConnectionBanner connection={state.connection} cause={state.cause} onRetry={() => session.retry()} />
      <Penguin seat={seat} pose="waves" />
      <h1>{words.say("web-party-in", { name: words.name(seat, namesOf(state)) })}</h1>
      <p>{words.say("web-party-wait")}</p>
    </div>
  );
}
