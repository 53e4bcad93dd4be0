/** The keyboard at a replay. Keys belong to it unless a field, a button or a window has the focus. */

import { useLayoutEffect } from "preact/hooks";
import type { Player } from "./player.ts";

/** What a key does; null for a key without a meaning here. */
export function keyOf(key: string): "toggle" | "next" | "back" | "first" | "last" | null {
  switch (key) {
    case " ":
    case "k":
      return "toggle";
    case "ArrowRight":
      return "next";
    case "ArrowLeft":
      return "back";
    case "Home":
      return "first";
    case "End":
      return "last";
    default:
      return null;
  }
}

function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === " ") return target?.closest("button, a, summary, select, dialog") != null;
  return target?.closest("input, select, textarea, dialog, [role=grid]") != null;
}

export function useKeys(player: Player, plies: number): void {
  // Before it is painted: a key that comes at once counts.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const does = isTaken(event) ? null : keyOf(event.key);
      if (does === null) return;
      event.preventDefault();
      const { playing, stepping } = player.playerState.get();
      if (does === "toggle") playing || stepping ? player.pause() : player.play();
      else if (does === "next") player.next();
      else if (does === "back") player.back();
      else player.seek(does === "first" ? 1 : plies);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [player, plies]);
}
