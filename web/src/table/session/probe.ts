/**
 * What tests see of the page, as `window.coldsnap`: the table as this page knows it, and what the school draws. It only
 * reads, and holds nothing that the page would not hold without it.
 */

import type { TableState } from "../state/tableState.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of the stage: how much it draws, camera, path, and where a body or a point of the floor (millimetres) is seen. */
interface Drawing {
  readonly camera: string;
  readonly path: unknown;
  /** What can be tapped, and whose fish are lit. */
  readonly marks: readonly { readonly id: string }[];
  readonly lit: number | null;
  counts(): { readonly drawCalls: number; readonly triangles: number };
  project(what: string | Point, z?: number): Point | null;
}

interface Probe {
  state?: () => TableState;
  stage?: Drawing;
}

declare global {
  var coldsnap: Probe | undefined;
}

/** Show something for as long as it is there; gives back how to hide it. */
export function probe(shown: Probe): () => void {
  globalThis.coldsnap = { ...globalThis.coldsnap, ...shown };
  return () => {
    const left: Record<string, unknown> = { ...globalThis.coldsnap };
    for (const [name, value] of Object.entries(shown)) if (left[name] === value) delete left[name];
    globalThis.coldsnap = left;
  };
}
