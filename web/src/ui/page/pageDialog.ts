/** Windows (settings, keys, a rule) that any screen can open over itself; `app/App.tsx` shows them. */

import { createStore } from "./store.ts";

export type PageDialog =
  | { kind: "settings" }
  | { kind: "keys" }
  | { kind: "rule"; rule: string; said: string | undefined };

export const pageDialog = createStore<PageDialog | null>(null);

export function openSettings(): void {
  pageDialog.set({ kind: "settings" });
}

export function openKeys(): void {
  pageDialog.set({ kind: "keys" });
}

/** Show a rule: the answer to "why?". `said` is what happened because of it. */
export function openRule(rule: string, said?: string): void {
  pageDialog.set({ kind: "rule", rule, said });
}

export function closePageDialog(): void {
  pageDialog.set(null);
}
