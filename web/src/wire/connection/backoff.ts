/** Seconds between attempts to come back: from the first, longer and longer, to the longest. */
const FIRST_MS = 200;
const LONGEST_MS = 5000;
const GROWTH = 1.5;

/** How long to wait before attempt `tries` (0 is the first). `luck` from 0 to 1, so that not all come back at once. */
export function waitBefore(tries: number, luck: number): number {
  const wait = Math.min(FIRST_MS * GROWTH ** tries, LONGEST_MS);
  return wait * (0.8 + 0.4 * luck);
}
