/** Loads what promos add to the table, a chunk and texts of their own, only where one is played. */

import { useEffect, useState } from "preact/hooks";
import type { IceCoolView } from "../wire/protocol.ts";
import { PROMO_TEXTS, useWords, type Words } from "../words/index.ts";

export type Promos = typeof import("./promos/index.ts");

/** The rule families that have something of their own to show, and to say. */
const NAMED = new Set(["emerald_fish", "pawclaw", "emperor", "portals", "blocked_door", "artifacts", "race"]);
/** More players than these need the larger school. */
const FEW = 4;

let there: Promos | null = null;
const spoken = new WeakSet<Words>();

/** Whether a match has promos, or more players than a box has. */
export function hasPromos(view: IceCoolView): boolean {
  return view.seats > FEW || view.options.modules.some((name) => NAMED.has(name));
}

/** What promos add to this match: null if nothing, undefined while it loads. Throws to the error boundary. */
export function usePromos(view: IceCoolView | null): Promos | null | undefined {
  const words = useWords();
  const wanted = view !== null && hasPromos(view);
  const [, redraw] = useState(0);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!wanted || (there !== null && spoken.has(words))) return;
    Promise.all([import("./promos/index.ts"), words.need(...PROMO_TEXTS)]).then(([found]) => {
      there = found;
      spoken.add(words);
      redraw((count) => count + 1);
    }, setError);
  }, [wanted, words]);
  if (error !== null) throw error;
  if (!wanted) return null;
  return spoken.has(words) ? (there ?? undefined) : undefined;
}
