/** What was said once in this browser and need not be said again. Where nothing can be kept, it is said again. */

const KEY = "coldsnap.said";

function kept(storage: () => Storage): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function isSaid(what: string, storage: () => Storage): boolean {
  return kept(storage).includes(what);
}

export function keepSaid(what: string, storage: () => Storage): void {
  try {
    storage().setItem(KEY, JSON.stringify([...new Set([...kept(storage), what])]));
  } catch {
    // It is said again next time.
  }
}
