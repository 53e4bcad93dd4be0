/** Windows that any screen can open over itself; the page's frame shows them. */

import { createStore } from "./store.ts";

export type Overlay = { kind: "settings" } | { kind: "keys" } | { kind: "rule"; rule: string };

export const overlay = createStore<Overlay | null>(null);

export function openSettings(): void {
  overlay.set({ kind: "settings" });
}

export function openKeys(): void {
  overlay.set({ kind: "keys" });
}

/** Show a rule: the answer to "why?". */
export function openRule(rule: string): void {
  overlay.set({ kind: "rule", rule });
}

export function closeOverlay(): void {
  overlay.set(null);
}
