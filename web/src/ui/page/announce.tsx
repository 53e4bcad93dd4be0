/** What is read out to those who listen. Polite waits for a pause, assertive does not. */

import { createStore, useStore } from "./store.ts";

interface Announcement {
  text: string;
  /** The same words twice are still two things to say. */
  turn: number;
}

const NOTHING: Announcement = { text: "", turn: 0 };
const polite = createStore(NOTHING);
const assertive = createStore(NOTHING);

/** Have something read out. */
export function announce(text: string, urgent = false): void {
  const store = urgent ? assertive : polite;
  store.set({ text, turn: store.get().turn + 1 });
}

/** The two places that screen readers listen to. Once on a page. */
export function LiveRegions() {
  const calm = useStore(polite);
  const urgent = useStore(assertive);
  return (
    <div class="sr-only">
      <div aria-live="polite">{calm.text !== "" && <span key={calm.turn}>{calm.text}</span>}</div>
      <div aria-live="assertive">{urgent.text !== "" && <span key={urgent.turn}>{urgent.text}</span>}</div>
    </div>
  );
}
