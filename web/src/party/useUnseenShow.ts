/** A telephone draws no school: it lets a flick pass in the time that the big screen takes to show it. */

import { useEffect } from "preact/hooks";
import type { Promos } from "../icecool/loadPromos.ts";
import { type BotPace, tempoOf } from "../icecool/show/tempo.ts";
import { timeline } from "../icecool/show/timeline.ts";
import { unpacked } from "../playback/frames.ts";
import { momentsOf } from "../playback/moments.ts";
import { motionReduced } from "../settings/settings.ts";
import type { Session } from "../table/session/session.ts";
import { isBot } from "../table/state/seats.ts";
import { type Entry, showing, type TableState } from "../table/state/tableState.ts";
import { isIceCool } from "../wire/game.ts";

/** Milliseconds that a flick takes on the big screen, slow motion included. */
async function lengthOf(entry: Entry, bots: BotPace | null, promos: Promos | null): Promise<number> {
  if (bots === "at-once") return 0;
  const motion = await unpacked(entry.frames ?? "");
  const found = motionReduced() ? [] : momentsOf(entry, motion, promos?.promoMoments);
  const { moments, speed } = tempoOf(motion.duration, found, entry.events, bots);
  return timeline(motion.duration, moments, speed).length;
}

export function useUnseenShow(session: Session, state: TableState, bots: BotPace, promos: Promos | null): void {
  const ply = showing(state)?.after.ply;
  useEffect(() => {
    const entry = showing(session.state);
    if (ply === undefined || entry === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const { view } = session.state.now;
    const flicker = view !== null && isIceCool(view) ? view.flicker : null;
    const pace = isBot(session.state, flicker ?? -1) ? bots : null;
    // A flick that cannot be read takes no time.
    void lengthOf(entry, pace, promos)
      .catch(() => 0)
      .then((ms) => {
        if (!gone) timer = setTimeout(() => session.shown(ply), ms);
      });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [session, ply, bots, promos]);
}
