/** Lessons as steps that are ticked off by what happens at a real table. Pure: nothing here knows the page. */

import type { Event, Seat } from "../wire/game.ts";
import type { Flick } from "../wire/protocol.ts";
import type { LessonName } from "./lessonNames.ts";
import { SHORT } from "./shortLessons.ts";
import { ownEvent, type Step } from "./step.ts";

/** How far somebody is: the table of the lesson, and the steps that are done or were skipped. */
export interface Progress {
  readonly table: string;
  readonly done: readonly string[];
}

/** From here (of 100) a hit counts as a curve, and as a jump. */
const CURVED = 15;
const HIGH = 45;

function flicked(how: (flick: Flick) => boolean): NonNullable<Step["does"]> {
  return (event, me) => event.kind === "icecool-flicked" && me.includes(event.seat) && how(event.wanted);
}

const ICECOOL: readonly Step[] = [
  { id: "flick", does: flicked(() => true) },
  { id: "cancel", does: null },
  { id: "door", does: ownEvent(["icecool-room-reached", "icecool-lap-done"]) },
  { id: "curve", does: flicked((flick) => Math.abs(flick.side ?? 0) >= CURVED) },
  { id: "jump", does: flicked((flick) => (flick.height ?? 0) >= HIGH) },
  { id: "line", does: ownEvent(["icecool-placed-on-line"]) },
  { id: "lap", does: ownEvent(["icecool-lap-done"]) },
];

const ICETOIDS: readonly Step[] = [
  { id: "home", does: ownEvent(["icetoids-home-chosen"]) },
  { id: "enter", does: ownEvent(["icetoids-entered"]) },
  { id: "tile", does: ownEvent(["icetoids-tile-oriented"]) },
  {
    id: "arrow",
    does: (event, me) => ownEvent(["icetoids-moved"])(event, me) && "by" in event && event.by === "arrow",
  },
  { id: "point", does: ownEvent(["icetoids-pointed"]) },
  { id: "push", does: ownEvent(["icetoids-pushed", "icetoids-pushed-off"]) },
  { id: "goal", does: (event) => event.kind === "icetoids-won" || event.kind === "icetoids-drawn" },
];

export const LESSONS: Readonly<Record<LessonName, readonly Step[]>> = {
  icecool: ICECOOL,
  icetoids: ICETOIDS,
  ...SHORT,
};

/** The step that is being learnt; null when all are done. */
export function current(steps: readonly Step[], progress: Progress): Step | null {
  return steps.find((step) => !progress.done.includes(step.id)) ?? null;
}

/** Something happened: the first open step that it shows is done, be it the current one or a later one. */
export function happened(steps: readonly Step[], progress: Progress, event: Event, me: readonly Seat[]): Progress {
  const step = steps.find(({ id, does }) => does !== null && !progress.done.includes(id) && does(event, me));
  return step === undefined ? progress : passed(progress, step.id);
}

/** A step was read, done or skipped. */
export function passed(progress: Progress, id: string): Progress {
  return progress.done.includes(id) ? progress : { ...progress, done: [...progress.done, id] };
}

const KEY = "coldsnap.lesson.";

/** How far this browser is in a lesson; null if it was not begun, or nothing can be kept here. */
export function keptProgress(name: LessonName, storage: () => Storage): Progress | null {
  try {
    const found = JSON.parse(storage().getItem(KEY + name) ?? "null") as Partial<Progress> | null;
    if (typeof found?.table !== "string" || !Array.isArray(found.done)) return null;
    const known = LESSONS[name].map((step) => step.id);
    return { table: found.table, done: found.done.filter((id) => known.includes(id)) };
  } catch {
    return null;
  }
}

/** Keep it; null forgets it. */
export function keepProgress(name: LessonName, progress: Progress | null, storage: () => Storage): void {
  try {
    if (progress === null) storage().removeItem(KEY + name);
    else storage().setItem(KEY + name, JSON.stringify(progress));
  } catch {
    // Without storage, a lesson lasts as long as its page.
  }
}
