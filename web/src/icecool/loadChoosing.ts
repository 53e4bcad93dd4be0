/** Loads what is chosen beside the flick, a chunk and texts of their own: before the first flick there is nothing of it. */

import { useEffect, useState } from "preact/hooks";
import type { IceCoolView } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import type { Words } from "../words/words.ts";
import type { Choices } from "./input/begun.ts";
import { sliceOf } from "./show/standing.ts";

export type Choosers = typeof import("./choosing/index.ts");

/** What needs no choice of its own: a flick, a place on the floor, the end of a turn. */
const PLAIN = /-(flick|end-turn|place-catcher|place-freely)$/;
const spoken = new WeakMap<Words, Choosers>();

/**
 * What chooses and shows cards, once there is something to choose, somebody has cards, or `soon` will have; null until it
 * is there. Throws to the boundary.
 */
export function useChoosing(view: IceCoolView | null, choices: Choices, soon: boolean): Choosers | null {
  const words = useWords();
  const [, redraw] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const wanted = choices.some(({ action }) => !PLAIN.test(action.kind)) || (view !== null && hasCards(view));
  useEffect(() => {
    if (!(wanted || soon) || spoken.has(words)) return;
    Promise.all([import("./choosing/index.ts"), words.need("web-choices", "web-icecool-aside")]).then(
      ([found]) => {
        spoken.set(words, found);
        redraw((count) => count + 1);
      },
      (fault) => wanted && setError(fault),
    );
  }, [wanted, soon, words]);
  if (error !== null) throw error;
  return spoken.get(words) ?? null;
}

function hasCards(view: IceCoolView): boolean {
  return sliceOf(view, "icecool-cards-seen")?.hands.some(({ down, up }) => down + up.length > 0) ?? false;
}
