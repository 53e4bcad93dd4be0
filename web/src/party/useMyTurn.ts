/** One's turn comes while one looks at the big screen: the telephone shakes, and says it to those who listen. */

import { useEffect } from "preact/hooks";
import { announce } from "../ui/page/announce.tsx";
import { useWords } from "../words/index.ts";

/** Milliseconds of shaking, rest and shaking. */
const SHAKES = [70, 50, 70];

export function useMyTurn(mine: boolean): void {
  const words = useWords();
  useEffect(() => {
    if (!mine) return;
    announce(words.say("web-party-your-turn"), true);
    // A browser lets nothing shake that has not been touched.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKES);
  }, [mine, words]);
}
