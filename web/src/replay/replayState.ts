/** A replay as the state of a table at which nobody can do anything: so everything that shows tables shows it. */

import { EMPTY, type StoryLine, type TableState } from "../table/state/tableState.ts";
import type { People, TableSummary } from "../wire/protocol.ts";
import type { PlayerState } from "./player.ts";

export function peopleOf(table: TableSummary): People {
  return {
    kind: "people",
    seats: table.seats.map((seat) => ({ ...seat, here: true, clock: null, away_ms: null, grace_ms: 0 })),
    watchers: 0,
    started: true,
    running: null,
    clock: null,
  };
}

/** The state of the table now. Its story is that of the entry that stands: what happened before was seen or left out. */
export function tableStateOf(people: People, lines: readonly StoryLine[], playerState: PlayerState): TableState {
  const now = playerState.now ?? EMPTY.now;
  const story = lines.filter((line) => line.ply === now.ply);
  return { ...EMPTY, connection: "open", people, now, queue: playerState.queue, known: now.ply, story };
}

/** The ply that an address asks for; the first if it asks for none. */
export function askedPly(search: string): number {
  const asked = Number(new URLSearchParams(search).get("at"));
  return Number.isInteger(asked) && asked > 0 ? asked : 1;
}
