/** What follows from what was told: read it out, let it be heard, look as the seat whose turn it is. */

import { useEffect, useRef } from "preact/hooks";
import { sounds } from "../sound/sounds.ts";
import type { SoundKind } from "../sound/voices.ts";
import type { Session } from "../table/session/session.ts";
import { passTo } from "../table/state/seats.ts";
import { sentence } from "../table/state/story.ts";
import type { TableState } from "../table/state/tableState.ts";
import { announce } from "../ui/page/announce.tsx";
import { useWords } from "../words/index.ts";
import type { ToidsEvent } from "./input/names.ts";

/** The events of the entry that was shown last. */
export function lastEvents(state: TableState): readonly ToidsEvent[] {
  const lines = state.story.filter((line) => line.ply === state.now.ply && line.event !== null);
  return lines.map((line) => line.event as ToidsEvent);
}

/** Every new line is read out to those who listen. */
export function useNarration(state: TableState, names: readonly string[]): void {
  const words = useWords();
  const told = useRef(state.story.at(-1)?.id ?? -1);
  useEffect(() => {
    const fresh = state.story.filter((line) => line.id > told.current);
    if (fresh.length === 0) return;
    told.current = fresh.at(-1)?.id ?? told.current;
    announce(fresh.map((line) => sentence(words, line, names)).join(" "));
    for (const line of fresh) heard(line.event as ToidsEvent | null);
  }, [state.story, words, names]);
}

const HEARD: Partial<Record<ToidsEvent["kind"], SoundKind>> = {
  "icetoids-entered": "step",
  "icetoids-moved": "step",
  "icetoids-pointed": "step",
  "icetoids-pushed": "clack",
  "icetoids-pushed-off": "clack",
  "icetoids-tile-turned": "tile",
  "icetoids-tile-oriented": "tile",
  "icetoids-won": "win",
};

function heard(event: ToidsEvent | null): void {
  const kind = event === null ? undefined : HEARD[event.kind];
  if (kind !== undefined) sounds.play({ kind, strength: 0.75 });
}

/** Nobody has secrets here: a shared device looks as the seat whose turn it is, by itself. */
export function useFacing(session: Session, state: TableState): void {
  const seat = passTo(state)?.seat ?? null;
  const turning = state.turning;
  useEffect(() => {
    if (seat !== null && !turning) void session.face(seat);
  }, [session, seat, turning]);
}
