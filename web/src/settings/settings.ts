/** What a person has chosen on this device. Kept in the browser's storage; where that is closed, until the page is left. */

import { createStore } from "../ui/page/store.ts";
import { askedQuality, KEY, type Settings, storedSettings } from "./storedSettings.ts";

export type { Settings } from "./storedSettings.ts";

export const settings = createStore<Settings>(storedSettings());

/** Change some settings and keep them. */
export function changeSettings(changes: Partial<Settings>): void {
  const next = { ...settings.get(), ...changes };
  settings.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is closed or full: they hold until the page is left.
  }
}

/** What the page was opened with holds on all its screens. */
const OPENED_WITH = typeof location === "undefined" ? "" : location.search;

/** The quality that is wanted: the address' (`?quality=low`), else the setting's. */
export function wantedQuality(search: string = location.search): Settings["quality"] {
  return askedQuality(search) ?? askedQuality(OPENED_WITH) ?? settings.get().quality;
}

/** Whether nothing should move that need not. */
export function motionReduced(): boolean {
  const { motion } = settings.get();
  return motion === "reduced" || (motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}
