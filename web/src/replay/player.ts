/**
 * Plays a finished match: what stands, what is being shown, and what comes next. A show is played by the board, which
 * says when it is over; everything else goes on after a look at it.
 */

import type { Entry, Position } from "../table/state/tableState.ts";
import { createStore, type Store } from "../ui/page/store.ts";
import type { Failure } from "../wire/api.ts";
import type { Found, PositionCache } from "./positionCache.ts";
import { stopAfter, stopBefore } from "./scrubMarks.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlayerState {
  /** What stands on the table; null until the first position is there. */
  readonly now: Position | null;
  /** The entry that is being shown; it counts when it has been. */
  readonly queue: readonly Entry[];
  /** The ply that was asked for last: where the slider is. */
  readonly at: number;
  readonly playing: boolean;
  /** One entry is shown, and then it rests. */
  readonly stepping: boolean;
  readonly speed: Speed;
  readonly failure: Failure | null;
}

/** How long a position is looked at before the next (milliseconds, at usual speed). */
export const LOOK_MS = 1000;

interface Wish {
  readonly to: number;
  /** Show how it came to it, rather than jump there. */
  readonly show: boolean;
}

type Later = (ms: number, then: () => void) => () => void;

const later: Later = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

export class Player {
  readonly playerState: Store<PlayerState>;
  private readonly cache: PositionCache;
  private readonly stops: readonly number[];
  private readonly later: Later;
  private wish: Wish | null = null;
  private busy = false;
  private calm = () => {};

  constructor(cache: PositionCache, stops: readonly number[], wait: Later = later) {
    this.cache = cache;
    this.stops = stops;
    this.later = wait;
    this.playerState = createStore<PlayerState>({
      now: null,
      queue: [],
      at: 1,
      playing: false,
      stepping: false,
      speed: 1,
      failure: null,
    });
  }

  /** Go to the table after so many entries. Of several wishes in a row, the last is granted. */
  seek(ply: number): void {
    this.change({ stepping: false });
    void this.go({ to: this.within(ply), show: false });
  }

  /** Show what led to the table after so many entries, then rest there unless it plays anyway. */
  showTo(ply: number): void {
    this.change({ stepping: true });
    void this.go({ to: this.within(ply), show: true });
  }

  /** Show the next flick. */
  next(): void {
    const stop = stopAfter(this.stops, this.shownPly());
    if (stop === null) this.seek(this.cache.plies);
    else this.showTo(stop);
  }

  /** Back to the flick before. */
  back(): void {
    this.seek(stopBefore(this.stops, this.shownPly()) ?? 1);
  }

  /** Play on; at the end, from the beginning. */
  play(): void {
    const { now, queue } = this.playerState.get();
    this.change({ playing: true, stepping: false });
    if (queue.length > 0 || now === null || this.wish !== null) return;
    if (now.ply < this.cache.plies) this.advance();
    else this.seek(1);
  }

  pause(): void {
    this.calm();
    // Where somebody wants to be is still wanted; what would have been played next is not.
    if (this.wish?.show) this.wish = null;
    this.change({ playing: false, stepping: false, at: this.shownPly() });
  }

  setSpeed(speed: Speed): void {
    this.change({ speed });
  }

  /** The board has shown this ply to its end. */
  shown(ply: number): void {
    const [entry] = this.playerState.get().queue;
    if (entry?.after.ply === ply) this.stand(entry);
  }

  close(): void {
    this.pause();
  }

  private async go(wish: Wish): Promise<void> {
    this.calm();
    this.wish = wish;
    this.change({ at: wish.to });
    if (this.busy) return;
    this.busy = true;
    while (this.wish !== null) await this.grant(this.wish);
    this.busy = false;
  }

  private async grant(wish: Wish): Promise<void> {
    const before = wish.show && wish.to > 1 ? await this.cache.get(wish.to - 1) : null;
    const found = await this.cache.get(wish.to);
    if (this.wish !== wish) return;
    this.wish = null;
    this.arrive(before, found);
    void this.cache.expect(wish.to);
  }

  private arrive(before: Found | null, found: Found): void {
    if ("failure" in found) this.fail(found.failure);
    else if (before !== null && "failure" in before) this.fail(before.failure);
    else if (before === null || found.entry.frames === null) this.stand(found.entry);
    else this.change({ now: before.entry.after, queue: [found.entry], failure: null });
  }

  private fail(failure: Failure): void {
    this.change({ failure, playing: false, stepping: false });
  }

  private stand(entry: Entry): void {
    const { playing, speed } = this.playerState.get();
    const goesOn = playing && entry.after.ply < this.cache.plies;
    this.change({ now: entry.after, queue: [], failure: null, stepping: false, playing: goesOn });
    if (goesOn) this.calm = this.later(LOOK_MS / speed, () => this.advance());
  }

  private advance(): void {
    const { now, playing } = this.playerState.get();
    if (playing && now !== null && now.ply < this.cache.plies) void this.go({ to: now.ply + 1, show: true });
  }

  /** Where it is, or will be in a moment. */
  private shownPly(): number {
    const { queue, now } = this.playerState.get();
    return this.wish?.to ?? queue[0]?.after.ply ?? now?.ply ?? 1;
  }

  private within(ply: number): number {
    return Math.min(Math.max(1, Math.round(ply)), this.cache.plies);
  }

  private change(changes: Partial<PlayerState>): void {
    this.playerState.set({ ...this.playerState.get(), ...changes });
  }
}
