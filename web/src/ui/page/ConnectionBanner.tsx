/** The true state of the connection to the server, for as long as it is not open. What is shown meanwhile may be old. */

import { useEffect, useState } from "preact/hooks";
import { useWords } from "../../words/index.ts";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../pictures/icons.tsx";

interface Props {
  connection: "connecting" | "open" | "lost" | "closed";
  /** Why it is lost: `restart` if the server said so. */
  cause: string;
  onRetry: () => void;
}

const SECOND = 1000;

/** Seconds since the connection was lost; 0 while it is open. */
function useSecondsLost(lost: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    if (!lost) return;
    const from = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - from) / SECOND)), SECOND);
    return () => clearInterval(timer);
  }, [lost]);
  return seconds;
}

export function ConnectionBanner({ connection, cause, onRetry }: Props) {
  const words = useWords();
  const seconds = useSecondsLost(connection === "lost");
  if (connection === "open") return null;
  return (
    <div
      class={connection === "closed" ? "connection-banner connection-banner-closed" : "connection-banner"}
      data-connection={connection}
    >
      <Icon name="connection" />
      <span role="status">{words.say(sentence(connection, cause))}</span>
      {connection === "lost" && seconds >= 5 && (
        <span aria-hidden="true">{words.say("web-connection-seconds", { seconds })}</span>
      )}
      {connection === "lost" && <Button onClick={onRetry}>{words.say("web-connection-again")}</Button>}
    </div>
  );
}

function sentence(connection: Props["connection"], cause: string): string {
  if (connection === "lost" && cause === "restart") return "web-connection-restart";
  if (connection !== "closed" && !navigator.onLine) return "web-connection-offline";
  return `web-connection-${connection}`;
}
