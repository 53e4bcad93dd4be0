/** The languages that there are texts in; the first is the default. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the setting, else the first of the browser's that there is, else English. */
export function pickLanguage(setting: string | null, browser: readonly string[]): Language {
  const wanted = [setting ?? "", ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? LANGUAGES[0];
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
