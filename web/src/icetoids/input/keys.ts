/** What a key means at the board. Single letters count only while the board has the focus. */

import type { Way } from "./names.ts";

export type Key =
  | { readonly do: "go"; readonly way: Way }
  | { readonly do: "point"; readonly way: Way }
  | { readonly do: "turn"; readonly by: 1 | -1 }
  | { readonly do: "choose" | "cancel" | "enter" | "command" | "hint" };

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: "north",
  ArrowRight: "east",
  ArrowDown: "south",
  ArrowLeft: "west",
};
const LETTERS: Readonly<Record<string, Way>> = { n: "north", e: "east", s: "south", w: "west" };
const OTHERS: Readonly<Record<string, Key>> = {
  Enter: { do: "choose" },
  " ": { do: "choose" },
  Escape: { do: "cancel" },
  i: { do: "enter" },
  h: { do: "hint" },
  "/": { do: "command" },
  "[": { do: "turn", by: -1 },
  "]": { do: "turn", by: 1 },
};

export function keyOf(event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) return { do: event.shiftKey ? "point" : "go", way: arrow };
  const letter = LETTERS[event.key.toLowerCase()];
  if (letter !== undefined) return { do: "point", way: letter };
  return OTHERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
