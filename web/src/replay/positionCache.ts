/** The positions of a replay that were fetched, and those that will be wanted next. */

import type { Entry } from "../table/state/tableState.ts";
import type { Failure, Result } from "../wire/api.ts";
import type { Event, View } from "../wire/game.ts";
import type { Replayed } from "../wire/protocol.ts";

export type Found = { readonly entry: Entry } | { readonly failure: Failure };

/** So many are kept, the ones that were used last. */
const KEPT = 240;
/** So many are fetched before they are asked for. */
const AHEAD = 4;
/** A server that is asked too fast is asked again after so many milliseconds, so many times. */
const PAUSE_MS = 800;
const TRIES = 5;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class PositionCache {
  readonly plies: number;
  private readonly load: (ply: number) => Promise<Result<Replayed>>;
  private readonly wait: (ms: number) => Promise<void>;
  private readonly kept = new Map<number, Promise<Found>>();
  private ahead = 0;

  constructor(plies: number, load: (ply: number) => Promise<Result<Replayed>>, wait = sleep) {
    this.plies = plies;
    this.load = load;
    this.wait = wait;
  }

  /** The table after so many entries. Asking twice is one request; what failed can be asked for again. */
  get(ply: number): Promise<Found> {
    const found = this.kept.get(ply) ?? this.fetched(ply);
    this.kept.delete(ply);
    this.kept.set(ply, found);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
    return found;
  }

  /** Fetch what follows this ply, one after the other, until somebody looks elsewhere. */
  async expect(after: number): Promise<void> {
    this.ahead = after;
    for (let ply = after + 1; ply <= Math.min(after + AHEAD, this.plies); ply++) {
      const found = await this.get(ply);
      if (this.ahead !== after || "failure" in found) return;
    }
  }

  private async fetched(ply: number): Promise<Found> {
    const found = await this.patiently(ply);
    if (!found.ok) this.kept.delete(ply);
    return found.ok ? { entry: entryOf(found.value) } : { failure: found.failure };
  }

  private async patiently(ply: number): Promise<Result<Replayed>> {
    let found = await this.load(ply);
    for (let tries = 1; tries < TRIES && !found.ok && found.failure.code === "too-fast"; tries++) {
      await this.wait(PAUSE_MS);
      found = await this.load(ply);
    }
    return found;
  }
}

function entryOf(replayed: Replayed): Entry {
  const { ply, view, over, events, facts, stuck, frames } = replayed;
  return {
    after: { ply, view: view as unknown as View, offer: null, over, simulating: false },
    events: events as unknown as readonly Event[],
    facts,
    stuck,
    frames,
    showMs: 0,
  };
}
