/** What every school needs, painted for its first picture while the server's answer is still on its way. */

import type { Ink } from "./canvas.ts";
import { paintPaper } from "./paper.ts";
import { COARSE, type Painter } from "./sizes.ts";
import { paintSkins } from "./skins.ts";

const ALL: readonly Painter[] = [paintPaper, paintSkins];
const painted = new Map<Painter, Ink>();
/** What nobody has asked for yet: who did and found nothing has painted it. */
const untaken = new Set(ALL);

/** Paint one after the other, with room for everything else between them. */
export async function paintAhead(): Promise<void> {
  for (const paint of ALL) {
    await new Promise((next) => setTimeout(next));
    if (untaken.has(paint)) painted.set(paint, paint(COARSE));
  }
}

/** What a painter has painted ahead in this size; whoever takes it has it for itself. */
export function takeAhead(paint: Painter, pixels: number): Ink | null {
  const found = painted.get(paint) ?? null;
  painted.delete(paint);
  untaken.delete(paint);
  return pixels === COARSE ? found : null;
}
