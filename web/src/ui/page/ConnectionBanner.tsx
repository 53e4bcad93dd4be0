/** The true state of the line to the server, for as long as it does not stand. What is shown meanwhile may be old. */

import { useEffect, useState } from "preact/hooks";
import { useWords } from "../../words/index.ts";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../pictures/icons.tsx";

interface Props {
  line: "connecting" | "open" | "lost" | "closed";
  /** Why it is lost: `restart` if the server said so. */
  cause: string;
  onRetry: () => void;
}

const SECOND = 1000;

/** Seconds since the line was lost; 0 while it stands. */
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

export function LineBanner({ line, cause, onRetry }: Props) {
  const words = useWords();
  const seconds = useSecondsLost(line === "lost");
  if (line === "open") return null;
  return (
    <div class={line === "closed" ? "line-banner line-banner-closed" : "line-banner"} data-line={line}>
      <Icon name="line" />
      <span role="status">{words.say(sentence(line, cause))}</span>
      {line === "lost" && seconds >= 5 && <span aria-hidden="true">{words.say("web-line-seconds", { seconds })}</span>}
      {line === "lost" && <Button onClick={onRetry}>{words.say("web-line-again")}</Button>}
    </div>
  );
}

function sentence(line: Props["line"], cause: string): string {
  if (line === "lost" && cause === "restart") return "web-line-restart";
  if (line !== "closed" && !navigator.onLine) return "web-line-offline";
  return `web-line-${line}`;
}
