/** How much this device may still send before the server refuses it; server/edge/limits.py counts in the same way. */

const CAPACITY = 200;
const REFILL_PER_S = 25;
/** Kept for what matters: moves, emotes, a new hello. */
const RESERVE = 60;

export const AIM_COST = 1;
export const FIT_COST = 10;
export const PREVIEW_COST = 20;

export class Credits {
  private held = CAPACITY;
  private at = 0;

  /** Pay for something that can be left out, if there is enough beside the reserve. */
  spend(cost: number, now: number): boolean {
    if (this.wait(cost, now) > 0) return false;
    this.held -= cost;
    return true;
  }

  /** Milliseconds until that can be paid for. */
  wait(cost: number, now: number): number {
    this.held = Math.min(CAPACITY, this.held + (REFILL_PER_S * Math.max(0, now - this.at)) / 1000);
    this.at = now;
    return Math.max(0, (1000 * (cost + RESERVE - this.held)) / REFILL_PER_S);
  }
}
