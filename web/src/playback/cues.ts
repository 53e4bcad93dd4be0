/** When something is to be heard of a flick, and how loud: from what physics saw and what the game made of it. */
import type { Event } from "../wire/game.ts";
import type { Motion } from "./frames.ts";
import { crossingOf, penguin, type Shot, touchOf } from "./shot.ts";

export type CueKind =
  | "tick"
  | "knock"
  | "clack"
  | "land"
  | "topple"
  | "fish"
  | "catch"
  | "card"
  | "task"
  | "step"
  | "round"
  | "win"
  | PromoKind;

/** What is heard only where promos are played. */
type PromoKind = "bear" | "ice" | "sparkle" | "whoosh" | "net" | "stone";

export interface Cue {
  /** Seconds after the flick. */
  readonly t: number;
  readonly kind: CueKind;
  /** 0 to 1. */
  readonly strength: number;
}

/** The speed (metres a second) that sounds as loud as it gets: that of a flick of full power. */
const LOUDEST = 2.0;
/** Contacts that are slower than this are not heard, and of two within so many seconds only the first is. */
const AUDIBLE = 0.03;
const TOGETHER = 0.02;
/** Metres a second at which a body has to come down to be heard. */
const LANDING = 0.25;

/** Finds what else is heard of a flick that takes so many seconds. */
type More = (shot: Shot, duration: number) => Cue[];

/** Everything that is heard of a flick, in the order of time. What follows it is heard at its end. */
export function cuesOf(shot: Shot, motion: Motion, more: More = () => []): Cue[] {
  const heard = [
    { t: 0, kind: "tick", strength: loudness(motion.speedAt(0.5 / motion.hz)) } as const,
    ...contacts(shot),
    ...landings(motion),
    ...more(shot, motion.duration),
    ...shot.events.flatMap((event) => during(shot, event)),
    ...eventCues(shot.events).map((cue) => ({ ...cue, t: motion.duration })),
  ];
  return heard.filter((cue) => cue.t <= motion.duration).sort((a, b) => a.t - b.t);
}

/** What is heard of ICECOOL's events that come without motion, or after it; all at the same time. */
export function eventCues(events: readonly Event[]): Cue[] {
  const kinds = new Set(events.flatMap((event) => after(event)));
  // A win drowns the end of the round, which drowns the cards.
  const kept = kinds.has("win") ? ["win" as const] : kinds.has("round") ? ["round" as const] : [...kinds];
  return kept.map((kind) => ({ t: 0, kind, strength: 1 }));
}

/** How loud a speed is: soft things are still heard. */
export function loudness(speed: number): number {
  return Math.min(1, Math.sqrt(Math.max(0, speed) / LOUDEST));
}

function contacts(shot: Shot): Cue[] {
  const cues: Cue[] = [];
  const last = new Map<string, number>();
  for (const fact of shot.facts) {
    const cue = contactOf(fact);
    if (cue === null || cue.t - (last.get(cue.kind) ?? -1) < TOGETHER) continue;
    last.set(cue.kind, cue.t);
    cues.push(cue);
  }
  return cues;
}

function contactOf(fact: Shot["facts"][number]): Cue | null {
  switch (fact.kind) {
    case "fact-hit-wall":
      return fact.speed < AUDIBLE ? null : { t: fact.t, kind: "knock", strength: loudness(fact.speed) };
    case "fact-touched":
      return fact.speed < AUDIBLE ? null : { t: fact.t, kind: "clack", strength: loudness(fact.speed) };
    case "fact-toppled":
      return { t: fact.t, kind: "topple", strength: 0.5 };
    default:
      return null;
  }
}

/** Where a body came down: it fell in one frame and does not in the next. */
function landings(motion: Motion): Cue[] {
  const cues: Cue[] = [];
  const step = 1 / motion.hz;
  for (const body of motion.bodies) {
    let falling = 0;
    let height = motion.poseAt(body, 0)?.z ?? 0;
    for (let t = step; t <= motion.duration; t += step) {
      const z = motion.poseAt(body, t)?.z ?? height;
      const down = (height - z) / step;
      if (falling > LANDING && down < falling / 2) cues.push({ t, kind: "land", strength: loudness(falling) });
      [falling, height] = [down, z];
    }
  }
  return cues;
}

/** What an event lets be heard in the middle of the motion. */
function during(shot: Shot, event: Event): Cue[] {
  if (event.kind === "icecool-token-taken") {
    const fact = crossingOf(shot, penguin(event.seat), event.door, (each) => each.how === "through" && !each.began_in);
    return fact ? [{ t: fact.t, kind: "fish", strength: 1 }] : [];
  }
  if (event.kind === "icecool-id-taken" || event.kind === "icecool-caught-again") {
    const fact = touchOf(shot, penguin(event.seat), penguin(event.by));
    return fact ? [{ t: fact.t, kind: "catch", strength: 1 }] : [];
  }
  return [];
}

function after(event: Event): CueKind[] {
  switch (event.kind) {
    case "icecool-card-drawn":
    case "icecool-cards-turned":
    case "icecool-card-counted":
      return ["card"];
    case "icecool-task-done":
    case "icecool-lap-done":
      return ["task"];
    case "icecool-drill-tried":
      return event.done ? ["task"] : [];
    case "icecool-catcher-placed":
    case "icecool-placed-on-line":
    case "icecool-placed-freely":
    case "icecool-put-on-circle":
    case "icecool-returned":
      return ["step"];
    case "icecool-round-ended":
      return ["round"];
    case "icecool-ended":
      return ["win"];
    default:
      return [];
  }
}
