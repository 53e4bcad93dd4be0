/**
 * The large screens (front page, tables, replay, lessons), each in a chunk that is loaded when the screen is opened. All but
 * the front page are found by the paths in `OPTIONAL`; where a file is not there, no link leads to its screen.
 */

import type { ComponentType } from "preact";
import type { LessonName } from "../learn/lessonNames.ts";
import { motionReduced, wantedQuality } from "../settings/settings.ts";
import type { Session } from "../table/session/session.ts";
import { loadAhead } from "../ui/page/Lazy.tsx";
import { filesOf } from "../words/index.ts";
import { fluentSource } from "../words/sources.ts";
import { currentLanguage, loadTexts } from "./language.ts";

type Found<Name extends string, Props> = () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>;

const OPTIONAL = import.meta.glob([
  "../icecool/Table.tsx",
  "../icetoids/Table.tsx",
  "../screens/Replay.tsx",
  "../screens/rules-and-lessons/Learn.tsx",
]);

function part<Name extends string, Props>(path: string, name: Name): (() => Promise<ComponentType<Props>>) | null {
  const load = OPTIONAL[path] as Found<Name, Props> | undefined;
  return load === undefined ? null : async () => (await load())[name];
}

export const Replay = part<"Replay", { table: string }>("../screens/Replay.tsx", "Replay");
export const Learn = part<"Learn", { lesson: LessonName | null }>("../screens/rules-and-lessons/Learn.tsx", "Learn");
const IceCool = part<"Table", { session: Session }>("../icecool/Table.tsx", "Table");
const IceToids = part<"Table", { session: Session }>("../icetoids/Table.tsx", "Table");

export const Front = async () => (await import("../screens/front/Front.tsx")).Front;

/** The table of a game, or null if this client has none for it. */
export function tableOf(game: string): (() => Promise<ComponentType<{ session: Session }>>) | null {
  return game.startsWith("icetoids") ? IceToids : IceCool;
}

/** Starts to load all that a game's table needs, before the table is there. What fails is loaded again later. */
export function preloadTable(game: string): void {
  const wanted: Promise<unknown>[] = filesOf(game).map((file) => fluentSource(currentLanguage(), file));
  const load = tableOf(game);
  if (load !== null) wanted.push(load());
  if (load === IceCool) wanted.push(stageAhead());
  void Promise.allSettled(wanted);
}

/** Whether a game's table has a school to be drawn. */
export function hasSchool(game: string): boolean {
  return tableOf(game) === IceCool;
}

/** Creates the 3D stage before the page around it is drawn. */
async function stageAhead(): Promise<void> {
  const { prepareStage } = await import("../school/stage/stages.ts");
  prepareStage({ quality: wantedQuality(), reducedMotion: motionReduced() });
}

/** Loads the front page for the first drawing of the page, while its texts are on their way. */
export async function prepareFront(): Promise<void> {
  await Promise.allSettled([loadAhead(Front)]);
}

/** Loads the texts and the table of a game for the first drawing of the page. The language has been chosen. */
export async function prepareTable(game: string): Promise<void> {
  const load = tableOf(game);
  // The frame around the page is not shown at a table: so it never is, and its pictures are not fetched.
  document.documentElement.dataset.full = "1";
  await Promise.allSettled([loadTexts(filesOf(game)), load === null ? null : loadAhead(load)]);
}
