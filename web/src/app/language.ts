/** The words that the page speaks with, and how they change without loading the page anew. */

import { useEffect, useState } from "preact/hooks";
import { settings } from "../settings/settings.ts";
import { createStore, type Store } from "../ui/page/store.ts";
import { type Language, loadWords, pickLanguage, useWords, type Words } from "../words/index.ts";

/** Files that some screen asked for: the next language comes with all of them. */
const wanted = new Set<string>();
const loaded = new WeakMap<Words, Set<string>>();

/** The words of now; null until the first are there. */
export const words: Store<Words | null> = createStore<Words | null>(null);

export function currentLanguage(): Language {
  return pickLanguage(settings.get().language, navigator.languages ?? []);
}

/** Speak the language of the settings, as soon as its words are there. */
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

/** Make sure that these files of words are there, for a screen that comes. */
export async function loadTexts(files: readonly string[]): Promise<void> {
  for (const file of files) wanted.add(file);
  const now = words.get();
  if (now !== null) await load(now, files);
}

function has(of: Words, files: readonly string[]): boolean {
  return files.every((file) => loaded.get(of)?.has(file));
}

/** Whether these files of words are there; they are loaded if not. Throws into the page's boundary if that fails. */
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
