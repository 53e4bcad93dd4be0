/** What a screen reader says. The polite region waits for a pause, the assertive one interrupts. */

import { createStore, useStore } from "./store.ts";

interface Announcement {
  text: string;
  /** The same words twice are still two things to say. */
  turn: number;
}

const NOTHING: Announcement = { text: "", turn: 0 };
const polite = createStore(NOTHING);
const assertive = createStore(NOTHING);

/** Makes a screen reader say a text. */
export function announce(text: string, urgent = false): void {
  const store = urgent ? assertive : polite;
  store.set({ text, turn: store.get().turn + 1 });
}

/** Nothing is left to be read of what was said: of a table that one has left. */
export function hush(): void {
  polite.set(NOTHING);
  assertive.set(NOTHING);
}

/** The two live regions that screen readers listen to. Once on a page. */
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
