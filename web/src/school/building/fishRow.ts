/** How fish hang side by side on a door. Millimetres. */

export const LENGTH = 27;
/** How much wider than its door a row of fish may be. */
const OVERHANG = 16;

/** From one fish to the next, of so many on a door of that width. */
export function rowStep(width: number, count: number): number {
  return Math.min(LENGTH * 0.98, (width + OVERHANG) / count);
}
