/** The keyboard at the table. Keys are the table's unless a window is open, or a field or a button has the focus. */

import { useLayoutEffect, useState } from "preact/hooks";
import type { CameraMode, Plan } from "../../school/types.ts";
import { isTyped, wishOf } from "./keys.ts";
import { type Places, stepped } from "./placing.ts";
import type { Aiming } from "./useFlick.ts";

export const CAMERAS: readonly CameraMode[] = ["overview", "top", "aim", "follow", "free"];

interface Use {
  aiming: Aiming;
  places: Places | null;
  candidate: Plan | null;
  setPlace: (at: Plan) => void;
  stand: () => void;
  camera: CameraMode;
  setCamera: (mode: CameraMode) => void;
  skip: () => void;
}

/** The field for typed moves: whether it is there. */
export interface Typing {
  readonly open: boolean;
  setOpen(open: boolean): void;
}

export function useKeys(use: Use): Typing {
  const [open, setOpen] = useState(false);
  // Before it is painted: a key that comes at once finds what is offered now.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null) return;
      if (isTyped(event.target, event.key)) return;
      if (handled(event, use, setOpen)) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [use]);
  return { open, setOpen };
}

/** Do what a key is for; whether it was for anything. */
function handled(event: KeyboardEvent, use: Use, setTyping: (open: boolean) => void): boolean {
  const { aiming, places, candidate } = use;
  if (places !== null && candidate !== null && aiming.body === null) {
    const next = stepped(places, candidate, event.key, event.shiftKey);
    if (next !== null) {
      use.setPlace(next);
      return true;
    }
  }
  const wish = wishOf(event.key, event.shiftKey, aiming.aim);
  switch (wish?.kind) {
    case "aim":
      if (aiming.body === null) return false;
      aiming.setAim(wish.aim);
      return true;
    case "flick":
      if (aiming.body !== null) aiming.fire();
      else if (places !== null) use.stand();
      return true;
    case "cancel":
      use.skip();
      return true;
    case "camera":
      use.setCamera(CAMERAS[(CAMERAS.indexOf(use.camera) + 1) % CAMERAS.length] ?? "overview");
      return true;
    case "command":
      setTyping(true);
      document.querySelector<HTMLInputElement>("[data-command]")?.focus();
      return true;
    default:
      return false;
  }
}
