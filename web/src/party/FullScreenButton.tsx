/** The whole screen for the school, where the browser gives it. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../ui/controls/Button.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";

export function FullScreenButton() {
  const words = useWords();
  const [whole, setWhole] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => setWhole(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
  if (whole || !document.fullscreenEnabled) return null;
  // A browser that says no after all leaves everything as it is.
  const ask = () => document.documentElement.requestFullscreen().catch(() => {});
  return (
    <Button onClick={ask}>
      <Icon name="eye" />
      {words.say("web-party-full-screen")}
    </Button>
  );
}
