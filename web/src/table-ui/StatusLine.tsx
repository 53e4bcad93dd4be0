/** The one line at the top: whose turn it is, what can be done now, and the true state of the line to the server. */

import { Button } from "../ui/Button.tsx";
import { SeatMark } from "../ui/SeatMark.tsx";
import type { LineState } from "../wire/line.ts";
import { useWords } from "../words/index.ts";

interface Props {
  text: string;
  /** Whose turn it is, as a general mark; null for nobody. */
  mark: number | null;
  /** This device has to decide. */
  yours: boolean;
  line: LineState;
  cause: string;
  onRetry: () => void;
}

export function StatusLine({ text, mark, yours, line, cause, onRetry }: Props) {
  return (
    <div class="status" data-yours={yours}>
      {mark !== null && <SeatMark seat={mark} />}
      <h1 class="status-text">{text}</h1>
      {line !== "open" && <LineBanner line={line} cause={cause} onRetry={onRetry} />}
    </div>
  );
}

/** Nothing is hidden: what is shown may be old, and nothing that was done is lost. */
function LineBanner({ line, cause, onRetry }: Pick<Props, "cause" | "onRetry"> & { line: LineState }) {
  const words = useWords();
  const id = line === "lost" && cause === "restart" ? "web-line-restart" : `web-line-${line}`;
  return (
    <div class="line-banner" role="alert" data-line={line}>
      <span>{words.say(id)}</span>
      {line === "lost" && <Button onClick={onRetry}>{words.say("web-line-again")}</Button>}
    </div>
  );
}
