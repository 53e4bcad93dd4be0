/** Windows that any screen can open over itself; the page's frame shows them. */

import { createStore } from "./store.ts";

export type Overlay =
  | { kind: "settings" }
  | { kind: "keys" }
  | { kind: "rule"; rule: string; said: string | undefined };

export const overlay = createStore<Overlay | null>(null);

export function openSettings(): void {
  overlay.set({ kind: "settings" });
}

export function openKeys(): void {
  overlay.set({ kind: "keys" });
}

/** Show a rule: the answer to "why?". `said` is what happened because of it. */
export function openRule(rule: string, said?: string): void {
  overlay.set({ kind: "rule", rule, said });
}

export function closeOverlay(): void {
  overlay.set(null);
}
