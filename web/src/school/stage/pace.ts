/** Notices that drawing is too slow, from the times at which frames are drawn alone. */

/** So many frames are judged together; or fewer, when they have already taken so long. */
const FRAMES = 20;
const FEWEST = 4;
const LONG_MS = 1200;
const SLOW_MS = 45;
/** Longer pauses are no frames that were late, but times in which nothing was drawn. */
const PAUSE_MS = 900;

/** Frames that a trial looks at, after the first two, which also get everything ready. */
const TRIED = 8;
const WARM = 2;
/** Frames that come as fast leave time for more. */
const QUICK_MS = 25;

/** Finds out from the first frames whether a machine can do more than it was asked for. */
export class Trial {
  private last: number | null = null;
  private readonly gaps: number[] = [];

  /** Null until it is known. */
  quick(ms: number): boolean | null {
    if (this.last !== null) this.gaps.push(ms - this.last);
    this.last = ms;
    const tried = this.gaps.slice(WARM);
    if (tried.length < TRIED) return null;
    // The middle one: a single frame that is late says nothing.
    return (tried.sort((a, b) => a - b)[TRIED / 2] ?? 0) < QUICK_MS;
  }
}

export class Pace {
  private last: number | null = null;
  private late = 0;
  private count = 0;

  /** Answers whether the last frames came too slowly; then it starts anew. */
  slow(ms: number): boolean {
    const passed = this.last === null ? PAUSE_MS : ms - this.last;
    this.last = ms;
    if (passed >= PAUSE_MS || passed <= 0) return false;
    this.count += 1;
    this.late += passed;
    if (this.count < FRAMES && (this.count < FEWEST || this.late < LONG_MS)) return false;
    const slow = this.late / this.count > SLOW_MS;
    this.count = this.late = 0;
    return slow;
  }
}
