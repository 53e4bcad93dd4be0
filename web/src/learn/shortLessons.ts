/** The introductions of a minute: what there is to do with each promo, and in the race. */

import type { Event } from "../wire/game.ts";
import type { ShortLesson } from "./lessonNames.ts";
import { ownEvent, type Step } from "./step.ts";

function anybodys(kind: Event["kind"]): NonNullable<Step["does"]> {
  return (event) => event.kind === kind;
}

/** A flick of ours of such a body. */
function flicked(which: (body: string, me: readonly number[]) => boolean): NonNullable<Step["does"]> {
  return (event, me) => event.kind === "icecool-flicked" && me.includes(event.seat) && which(event.body, me);
}

const isFirst = (body: string, me: readonly number[]) => me.some((seat) => body === `p${seat}`);

const USES = ["icecool-sundial-used", "icecool-trap-sprung", "icecool-teleport-used", "icecool-platform-used"] as const;

export const SHORT: Readonly<Record<ShortLesson, readonly Step[]>> = {
  pawclaw: [
    { id: "take", does: ownEvent(["icecool-honeycomb-taken"]) },
    { id: "spend", does: ownEvent(["icecool-honeycomb-spent"]) },
    { id: "flick", does: flicked((body) => body === "pawclaw") },
  ],
  emperor: [
    { id: "bump", does: ownEvent(["icecool-snowflake-gained"]) },
    { id: "spend", does: ownEvent(["icecool-snowflakes-spent"]) },
    { id: "keep", does: null },
  ],
  emerald: [
    { id: "hang", does: ownEvent(["icecool-emerald-hung"]) },
    { id: "take", does: anybodys("icecool-emerald-taken") },
    { id: "pass", does: anybodys("icecool-emerald-passed") },
    { id: "hold", does: null },
  ],
  portals: [
    { id: "through", does: ownEvent(["icecool-portal-passed"]) },
    { id: "tricks", does: null },
  ],
  "blocked-door": [
    { id: "block", does: ownEvent(["icecool-door-blocked"]) },
    { id: "bump", does: anybodys("icecool-block-bumped") },
    { id: "move", does: ownEvent(["icecool-block-moved", "icecool-block-lifted"]) },
  ],
  artifacts: [
    { id: "pick", does: ownEvent(["icecool-artifact-picked"]) },
    { id: "use", does: ownEvent(USES) },
    { id: "once", does: null },
  ],
  walruses: [
    { id: "knock", does: ownEvent(["icecool-walrus-fell"]) },
    { id: "again", does: null },
  ],
  race: [
    { id: "first", does: flicked(isFirst) },
    { id: "second", does: flicked((body, me) => !isFirst(body, me)) },
    { id: "fish", does: ownEvent(["icecool-team-token-taken"]) },
    { id: "home", does: null },
  ],
};
