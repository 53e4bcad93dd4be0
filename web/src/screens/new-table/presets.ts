/** Tables that are made with one click, and what the form begins with. */

import type { ShortLesson } from "../../learn/lessonNames.ts";
import type { NewTable, SeatWish } from "../../wire/protocol.ts";

/** The bots' usual strength; every game has it. */
export const USUAL_LEVEL = "rookie";
const BOT: SeatWish = { kind: "bot", level: USUAL_LEVEL };
const ME: SeatWish = { kind: "person" };

/** The last bot catches first, so that the person who has just come is the first to flick. */
export const PLAY_NOW: NewTable = {
  game: "icecool2",
  seats: [ME, BOT, BOT, BOT],
  help: "bounce",
  options: { first_catcher: "4" },
};
/** IceToids at once: against one bot, with every help. */
export const PLAY_TOIDS: NewTable = { game: "icetoids", seats: [ME, BOT], help: "full" };
/** Practice is in the school in which one plays at once. */
const SCHOOL = "school-mirrored";
export const PRACTISE: NewTable = { game: "icecool-practice", seats: [ME], help: "full", options: { layout: SCHOOL } };

/** A drill, or a free day, alone in the school. */
export function drill(name: "straight" | "curve" | "jump" | "free" | "lap"): NewTable {
  return { game: "icecool-practice", seats: [ME], help: "full", options: { drill: name, layout: SCHOOL } };
}

/** The first game of IceToids: against a bot that hardly thinks. */
export const FIRST_TOIDS: NewTable = { game: "icetoids", seats: [ME, { kind: "bot", level: "pebble" }], help: "full" };

/** Lessons in which one begins as the Catcher, who hands things out; in the others one is the first to flick. */
const AS_CATCHER: readonly ShortLesson[] = ["emerald", "blocked-door"];

/** A short game with one promo, or a race, against a bot that hardly thinks. */
export function introduction(name: ShortLesson): NewTable {
  const seats: SeatWish[] = [ME, { kind: "bot", level: "pebble" }];
  if (name === "race") return { game: "icecool-race", seats, help: "full" };
  const first_catcher = AS_CATCHER.includes(name) ? "1" : "2";
  return { game: "icecool2", seats, help: "full", options: { [name.replaceAll("-", "_")]: "yes", first_catcher } };
}
