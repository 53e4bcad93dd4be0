/** What a drill asks for, on the board itself: in words, as a glow on its door or room, and after a miss what was off. */

import { useEffect, useRef, useState } from "preact/hooks";
import { unpacked } from "../../playback/frames.ts";
import { type Entry, showing, type TableState } from "../../table/state/tableState.ts";
import { announce } from "../../ui/page/announce.tsx";
import type { IceCoolView } from "../../wire/protocol.ts";
import { useNeeded } from "../../words/needed.ts";
import type { Scene } from "../show/scene.ts";
import { drillOf, sliceOf } from "../show/standing.ts";
import "./drills.css";
import { type Miss, missOf } from "./miss.ts";

/** Successes after which a drill is done. */
const GOAL = 5;

interface Props {
  scene: Scene;
  state: TableState;
  view: IceCoolView;
}

export function DrillBanner({ scene, state, view }: Props) {
  const words = useNeeded("web-drills");
  const plan = drillOf(view);
  const verdict = useVerdict(state, view);
  useEffect(() => {
    const over = view.options.layout.rooms.find(({ id }) => id === plan?.over)?.box ?? null;
    scene.stage.setGoal(plan === undefined ? null : { door: plan.door, room: over });
    scene.refresh();
    return () => scene.stage.setGoal(null);
  }, [scene, plan?.id, view.options.layout.name]);
  // On a telephone it takes room from the board.
  useEffect(() => scene.fit());
  const said = verdict === null || words === null ? null : words.say(`web-drill-${verdict}`);
  useEffect(() => {
    if (said !== null) announce(said);
  }, [said, view.flicks]);
  if (plan === undefined || words === null) return null;
  const { successes = 0, tries = 0 } = sliceOf(view, "icecool-drill") ?? {};
  return (
    <div class="drill" data-verdict={verdict === null ? "none" : verdict === "good" ? "good" : "miss"}>
      <p class="drill-goal">{words.say(`web-drill-goal-${goalOf(plan)}`)}</p>
      <p class="drill-marks" role="img" aria-label={words.say("web-drill-progress", { successes, tries })}>
        {Array.from({ length: GOAL }, (_, number) => (
          <span key={number} data-done={number < successes} />
        ))}
      </p>
      {said !== null && <p class="drill-verdict">{said}</p>}
    </div>
  );
}

/** What the drill wants, whatever it is called. */
function goalOf(plan: NonNullable<ReturnType<typeof drillOf>>): string {
  if (plan.over !== null) return "jump";
  return plan.guards.length > 0 ? "curve" : "straight";
}

/** How the last try went, as soon as it has been shown; null before the first. */
function useVerdict(state: TableState, view: IceCoolView): Miss | "good" | null {
  const [verdict, judge] = useState<Miss | "good" | null>(null);
  const last = useRef<Entry | null>(null);
  const entry = showing(state);
  if (entry !== null) last.current = entry;
  useEffect(() => {
    const shown = last.current;
    if (entry !== null || shown === null) return;
    last.current = null;
    let gone = false;
    void verdictOf(shown, view).then((found) => {
      if (!gone && found !== null) judge(found);
    });
    return () => {
      gone = true;
    };
  }, [entry]);
  return verdict;
}

async function verdictOf({ events, facts, stuck, frames }: Entry, view: IceCoolView): Promise<Miss | "good" | null> {
  const tried = events.find((event) => event.kind === "icecool-drill-tried");
  const plan = drillOf(view);
  if (tried === undefined || plan === undefined) return null;
  if (tried.done) return "good";
  const motion = await unpacked(frames ?? "");
  return missOf(view.options.layout, plan, { motion, facts, stuck }, view.wanted ?? { power: 0 });
}
