/** The texts of the current language, and how the language changes without a reload of the page. */

import { useEffect, useState } from "preact/hooks";
import { settings } from "../settings/settings.ts";
import { createStore, type Store } from "../ui/page/store.ts";
import { type Language, loadWords, pickLanguage, useWords, type Words } from "../words/index.ts";

/** Text files that a screen has asked for: when the language changes, the same files are loaded in the new one. */
const wanted = new Set<string>();
const loaded = new WeakMap<Words, Set<string>>();

/** The texts of the current language; null until the first are loaded. */
export const words: Store<Words | null> = createStore<Words | null>(null);

export function currentLanguage(): Language {
  return pickLanguage(settings.get().language, navigator.languages ?? []);
}

/** Loads the texts of the language in the settings, and shows the page in it once they are there. */
export async function loadLanguage(): Promise<void> {
  const language = currentLanguage();
  if (words.get()?.language === language) return;
  const next = await loadWords(language);
  await load(next, [...wanted]);
  if (currentLanguage() !== language) return;
  document.documentElement.lang = language;
  words.set(next);
}

async function load(into: Words, files: readonly string[]): Promise<void> {
  await into.need(...files);
  loaded.set(into, new Set([...(loaded.get(into) ?? []), ...files]));
}

/** Loads these text files for a screen that is about to be shown. */
export async function loadTexts(files: readonly string[]): Promise<void> {
  for (const file of files) wanted.add(file);
  const now = words.get();
  if (now !== null) await load(now, files);
}

function has(of: Words, files: readonly string[]): boolean {
  return files.every((file) => loaded.get(of)?.has(file));
}

/** Whether these text files are loaded; if not, loads them and draws again. A failure is thrown to the error boundary. */
export function useTexts(files: readonly string[]): boolean {
  const now = useWords();
  const [, redraw] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const key = files.join();
  useEffect(() => {
    for (const file of files) wanted.add(file);
    if (has(now, files)) return;
    load(now, files).then(() => redraw((count) => count + 1), setError);
  }, [now, key]);
  if (error !== null) throw error;
  return has(now, files);
}
