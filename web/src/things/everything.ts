/** All that this browser keeps of Coldsnap, whatever wrote it: as a file, or gone. */

/** What everything of ours is called by: `coldsnap.settings`, `coldsnap:table:...`. */
const OURS = /^coldsnap[.:]/;
const FORMAT = 1;

type Storages = readonly (() => Storage)[];

function keysOf(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => OURS.test(key));
}

/** Everything that the browser keeps, as the text of a file. Values that are JSON stay readable. */
export function exported(storage: () => Storage, now: Date): string {
  const kept: Record<string, unknown> = {};
  try {
    for (const key of keysOf(storage()).sort()) kept[key] = readable(storage().getItem(key));
  } catch {
    // Storage is closed: then nothing is kept.
  }
  return `${JSON.stringify({ coldsnap: FORMAT, exported: now.toISOString(), kept }, null, 2)}\n`;
}

/** Forgets everything. What cannot be reached keeps nothing anyway. */
export function forgetEverything(storages: Storages): void {
  for (const storage of storages) {
    try {
      for (const key of keysOf(storage())) storage().removeItem(key);
    } catch {
      // Closed.
    }
  }
}

function readable(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}
