/**
 * One's turn ends by itself: how soon, and the button that keeps it open. A chunk with texts of its own, because nobody's
 * turn ends before the first flick. It is the same whatever the cards are, and only the server's time counts.
 */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../ui/controls/Button.tsx";
import { announce } from "../../ui/page/announce.tsx";
import type { Words } from "../../words/index.ts";
import { useNeeded } from "../../words/needed.ts";
import { isTyped } from "../input/keys.ts";
import "./think.css";

interface Props {
  /** Milliseconds until the turn ends, when this is first shown; null while the flick slides, after which it ends. */
  left: number | null;
  /** Something has been begun that takes its time. */
  busy: boolean;
  onThink: () => void;
}

/** What somebody touches who wants to do something: it must not go away under their hands. */
const HANDLED = ".table-controls, .table-foot, dialog";

export function Think({ left, busy, onThink }: Props) {
  const words = useNeeded("web-icecool-aside");
  useHands(onThink);
  useEffect(() => {
    if (busy) onThink();
  }, [busy]);
  // What cannot be loaded is not said: the turn ends all the same.
  if (words === null) return null;
  return (
    <Button class="think" onClick={onThink} aria-keyshortcuts="W">
      {words.say("web-icecool-think")}
      {left !== null && <Left words={words} ms={left} />}
    </Button>
  );
}

/** The time that is left: it is counted down, and told once to those who listen. */
function Left({ words, ms }: { words: Words; ms: number }) {
  const [until] = useState(() => performance.now() + ms);
  const [seconds, setSeconds] = useState(() => Math.ceil(ms / 1000));
  useEffect(() => {
    announce(words.say("web-icecool-think-spoken", { seconds }));
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 100);
    return () => clearInterval(timer);
  }, []);
  const [duration] = useState(() => `${ms}ms`);
  return (
    <span class="think-seconds" aria-hidden="true">
      <span class="think-left" style={{ animationDuration: duration }} />
      {words.say("web-icecool-think-left", { seconds })}
    </span>
  );
}

/** W, and whatever is touched among the cards and buttons. */
function useHands(onThink: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "w" && !isTyped(event.target, event.key)) onThink();
    };
    const touched = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(HANDLED) !== null) onThink();
    };
    addEventListener("keydown", pressed);
    addEventListener("pointerdown", touched);
    return () => {
      removeEventListener("keydown", pressed);
      removeEventListener("pointerdown", touched);
    };
  }, [onThink]);
}
