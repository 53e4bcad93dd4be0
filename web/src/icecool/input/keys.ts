/** Which key does what at the ICECOOL table. */

import { type Flick, steered } from "./flick.ts";

export type Wish =
  | { readonly kind: "aim"; readonly aim: Flick }
  | { readonly kind: "flick" | "cancel" | "camera" | "command" };

const WISHES: Readonly<Record<string, "flick" | "cancel" | "camera" | "command">> = {
  Enter: "flick",
  Escape: "cancel",
  c: "camera",
  "/": "command",
};

/** What a key means while a flick may be aimed from there; null for a key without a meaning. */
export function wishOf(key: string, fine: boolean, aim: Flick): Wish | null {
  const wish = WISHES[key.length === 1 ? key.toLowerCase() : key];
  if (wish !== undefined) return { kind: wish };
  const next = steered(aim, key, fine);
  return next === null ? null : { kind: "aim", aim: next };
}

const FIELDS = "input, textarea, select, dialog, ol";
const BUTTONS = "button, a, summary";

/** Whether a key belongs to the field or button that has the focus, and not to the table. Escape is always the table's. */
export function isTyped(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement) || key === "Escape") return false;
  if (target.closest(FIELDS) !== null) return true;
  return (key === "Enter" || key === " ") && target.closest(BUTTONS) !== null;
}
