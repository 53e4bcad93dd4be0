/** What is seen slowly and heard of a flick where promos are played: from their events, and from what physics saw. */

import { type Cue, loudness } from "../../playback/cues.ts";
import type { Found } from "../../playback/moments.ts";
import { crossingOf, factsOf, penguin, type Shot, touchOf } from "../../playback/shot.ts";
import type { Event } from "../../wire/game.ts";

const BEAR = "pawclaw";
const EMPEROR = "emperor";
/** Metres a second below which a touch of the bear is not heard. */
const AUDIBLE = 0.05;

type Moment = Found["message"];

/** The decisive moments that promos add. */
export function promoMoments(shot: Shot): Found[] {
  return shot.events.flatMap((event) => momentOf(shot, event) ?? []);
}

function momentOf(shot: Shot, event: Event): Found | null {
  switch (event.kind) {
    case "icecool-honeycomb-taken":
      return at(entered(shot, event.spot), penguin(event.seat), event.rule, "moment-honeycomb", 72);
    case "icecool-snowflake-gained":
      return at(
        touchOf(shot, penguin(event.seat), EMPEROR)?.t,
        penguin(event.seat),
        event.rule,
        "moment-snowflake",
        72,
      );
    case "icecool-emerald-taken":
      return at(
        crossingOf(shot, penguin(event.seat), event.door)?.t,
        penguin(event.seat),
        event.rule,
        "moment-emerald",
        95,
      );
    case "icecool-emerald-passed":
      return at(
        touchOf(shot, penguin(event.seat), penguin(event.frm))?.t,
        penguin(event.seat),
        event.rule,
        "moment-emerald-passed",
        88,
      );
    case "icecool-portal-passed":
      return at(entered(shot, event.frm), event.placed.id, event.rule, "moment-portal", 78);
    case "icecool-block-bumped":
      return at(bumped(shot, event.door), event.body, event.rule, "moment-bumped", 76);
    case "icecool-trap-sprung":
      return at(entered(shot, "trap"), event.body, event.rule, "moment-trap", 92);
    default:
      return null;
  }
}

function at(t: number | undefined, body: string, rule: string, message: Moment, weight: number): Found | null {
  return t === undefined ? null : { t, body, rule, message, weight };
}

/** What is heard of the promos, in the middle of the motion and after it. */
export function promoCues(shot: Shot, duration: number): Cue[] {
  return [
    ...shot.events.flatMap((event) => during(shot, event)),
    ...bears(shot),
    ...promoSounds(shot.events, duration),
  ];
}

/** What is heard of events that come without motion, or after it. */
export function promoSounds(events: readonly Event[], t = 0): Cue[] {
  const kinds = new Set(events.flatMap((event) => AFTER[event.kind] ?? []));
  return [...kinds].map((kind) => ({ t, kind, strength: 1 }));
}

const AFTER: Readonly<Partial<Record<Event["kind"], Cue["kind"]>>> = {
  "icecool-honeycomb-spent": "bear",
  "icecool-snowflakes-spent": "ice",
  "icecool-emerald-hung": "sparkle",
  "icecool-emerald-won": "sparkle",
  "icecool-portal-passed": "whoosh",
  "icecool-door-blocked": "stone",
  "icecool-block-moved": "stone",
  "icecool-block-lifted": "stone",
  "icecool-trap-laid": "net",
  "icecool-teleport-laid": "sparkle",
  "icecool-teleport-used": "whoosh",
  "icecool-platform-used": "stone",
  "icecool-sundial-used": "sparkle",
};

function during(shot: Shot, event: Event): Cue[] {
  switch (event.kind) {
    case "icecool-honeycomb-taken":
      return heard(entered(shot, event.spot), "sparkle", 0.7);
    case "icecool-snowflake-gained":
      return heard(touchOf(shot, penguin(event.seat), EMPEROR)?.t, "ice");
    case "icecool-emerald-taken":
      return heard(crossingOf(shot, penguin(event.seat), event.door)?.t, "sparkle");
    case "icecool-emerald-passed":
      return heard(touchOf(shot, penguin(event.seat), penguin(event.frm))?.t, "sparkle");
    case "icecool-block-bumped":
      return heard(bumped(shot, event.door), "stone");
    case "icecool-trap-sprung":
      return heard(entered(shot, "trap"), "net");
    default:
      return [];
  }
}

function heard(t: number | undefined, kind: Cue["kind"], strength = 1): Cue[] {
  return t === undefined ? [] : [{ t, kind, strength }];
}

/** A thump for everything that the bear runs into. */
function bears(shot: Shot): Cue[] {
  return factsOf(shot, "fact-touched")
    .filter((fact) => (fact.a === BEAR || fact.b === BEAR) && fact.speed > AUDIBLE)
    .map((fact) => ({ t: fact.t, kind: "bear", strength: loudness(fact.speed) }));
}

function entered(shot: Shot, zone: string): number | undefined {
  return factsOf(shot, "fact-entered").find((fact) => fact.zone === zone)?.t;
}

function bumped(shot: Shot, door: string): number | undefined {
  return factsOf(shot, "fact-hit-wall").find((fact) => fact.wall === `plug-${door}`)?.t;
}
