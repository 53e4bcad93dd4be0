/** Notices that drawing is too slow, from the times at which frames are drawn alone. */

/** So many frames are judged together; or fewer, when they have already taken so long. */
const FRAMES = 20;
const FEWEST = 4;
const LONG_MS = 1200;
const SLOW_MS = 45;
/** Longer pauses are no frames that were late, but times in which nothing was drawn. */
const PAUSE_MS = 900;

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
