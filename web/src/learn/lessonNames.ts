/** The lessons by name, as they stand in addresses. */

/** Introductions of a minute: a promo each, and the race. */
export const SHORT_LESSONS = [
  "pawclaw",
  "emperor",
  "emerald",
  "portals",
  "blocked-door",
  "artifacts",
  "walruses",
  "race",
] as const;
const GAMES = ["icecool", "icetoids"] as const;

export type ShortLesson = (typeof SHORT_LESSONS)[number];
export type GameName = (typeof GAMES)[number];
export type LessonName = GameName | ShortLesson;

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

export function isLesson(name: string): name is LessonName {
  return isGame(name) || (SHORT_LESSONS as readonly string[]).includes(name);
}
