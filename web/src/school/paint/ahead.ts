/** What every school needs, painted for its first picture while the server's answer is still on its way. */

import type { Ink } from "./canvas.ts";
import { paintPaper } from "./paper.ts";
import { COARSE, type Painter } from "./sizes.ts";
import { paintSkins } from "./skins.ts";

const ALL: readonly (readonly [Painter, number])[] = [
  [paintPaper, COARSE],
  [paintSkins, COARSE],
];
const painted = new Map<Painter, { readonly pixels: number; readonly ink: Ink }>();
let begun = false;

/** Paint one after the other, with room for everything else between them. Once is enough. */
export async function paintAhead(): Promise<void> {
  if (begun) return;
  begun = true;
  for (const [paint, pixels] of ALL) {
    await new Promise((next) => setTimeout(next));
    if (!begun) return;
    painted.set(paint, { pixels, ink: paint(pixels) });
  }
}

/** What a painter has painted ahead in this size; whoever takes it has it for itself. */
export function takeAhead(paint: Painter, pixels: number): Ink | null {
  const found = painted.get(paint);
  painted.delete(paint);
  return found?.pixels === pixels ? found.ink : null;
}
