/**
 * Has textures painted by a web worker, so that the page's own thread stays free. It needs no three.js, so the first
 * textures are painted while three.js is still loading.
 */

import type { Subject } from "./painters.ts";
import type { PaintRequest, PaintResult } from "./paintWorker.ts";

/** What every school needs, whatever it looks like. */
const EVERYWHERE: readonly Subject[] = [{ what: "paper" }, { what: "skins" }];

type Taker = (picture: ImageData | null) => void;

const waiting = new Map<number, Taker>();
const ahead = new Map<string, Promise<ImageData | null>>();
let worker: Worker | null = null;
let broken = false;
let last = 0;

/** Starts to paint the textures that every school needs, in that size. */
export function paintAhead(pixels: number): void {
  for (const subject of EVERYWHERE) ahead.set(nameOf(subject, pixels), requested(subject, pixels));
}

/** A texture in that size, once it is painted; null where no worker can paint, and the page has to. */
export function pictureOf(subject: Subject, pixels: number): Promise<ImageData | null> {
  const name = nameOf(subject, pixels);
  const found = ahead.get(name);
  // Whoever takes it has it for itself.
  ahead.delete(name);
  return found ?? requested(subject, pixels);
}

function nameOf({ what }: Subject, pixels: number): string {
  return `${what} ${pixels}`;
}

function requested(subject: Subject, pixels: number): Promise<ImageData | null> {
  return new Promise((taken) => {
    const painter = startedWorker();
    if (painter === null) return taken(null);
    last += 1;
    waiting.set(last, taken);
    painter.postMessage({ id: last, subject, pixels } satisfies PaintRequest);
  });
}

function startedWorker(): Worker | null {
  if (worker !== null || broken || typeof OffscreenCanvas === "undefined") return worker;
  worker = new Worker(new URL("./paintWorker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: { id, picture } }: MessageEvent<PaintResult>) => {
    waiting.get(id)?.(picture);
    waiting.delete(id);
  };
  worker.onerror = dismiss;
  return worker;
}

/** The worker could not be loaded, or could not paint. Nobody waits for it any longer. */
function dismiss(): void {
  worker?.terminate();
  worker = null;
  broken = true;
  for (const taken of waiting.values()) taken(null);
  waiting.clear();
}
