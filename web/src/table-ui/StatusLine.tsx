/** The one line at the top: whose turn it is, what can be done now, and the true state of the connection to the server. */

import { ConnectionBanner } from "../ui/page/ConnectionBanner.tsx";
import { SeatMark } from "../ui/pictures/SeatMark.tsx";
import type { ConnectionState } from "../wire/connection/connection.ts";

interface Props {
  text: string;
  /** The same in so few words that they fit one line of a telephone; null where `text` does. */
  brief?: string | null;
  /** Whose turn it is, as a general mark; null for nobody. */
  mark: number | null;
  /** Where the game is: the round. */
  aside?: string;
  /** This device has to decide. */
  yours: boolean;
  connection: ConnectionState;
  cause: string;
  onRetry: () => void;
}

export function StatusLine({ text, brief = null, mark, aside = "", yours, connection, cause, onRetry }: Props) {
  return (
    <>
      <ConnectionBanner connection={connection} cause={cause} onRetry={onRetry} />
      <div class="status" data-yours={yours}>
        {mark !== null && <SeatMark seat={mark} />}
        <h1 class="status-text" title={text}>
          {brief === null ? text : <span class="status-whole">{text}</span>}
          {brief !== null && <span class="status-brief">{brief}</span>}
        </h1>
        {aside !== "" && <p class="status-aside">{aside}</p>}
      </div>
    </>
  );
}
