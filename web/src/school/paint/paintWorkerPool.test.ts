import { beforeEach, expect, test, vi } from "vitest";
import type { PaintRequest, PaintResult } from "./paintWorker.ts";

/** A painter whose hand is a test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: PaintResult }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly asked: PaintRequest[] = [];
  gone = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(request: PaintRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.gone = true;
  }

  /** Delivers what was asked for as the n-th. */
  deliver(n: number): ImageData {
    const { id, pixels } = this.asked[n] as PaintRequest;
    const picture = { width: pixels } as ImageData;
    this.onmessage?.({ data: { id, picture } });
    return picture;
  }
}

async function freshPool() {
  vi.resetModules();
  return import("./paintWorkerPool.ts");
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("OffscreenCanvas", class {});
  return () => vi.unstubAllGlobals();
});

const painter = () => FakeWorker.all[0] as FakeWorker;
const whats = () => painter().asked.map(({ subject, pixels }) => `${subject.what} ${pixels}`);

test("each picture comes to whoever asked for it, in whatever order they are delivered", async () => {
  const { pictureOf } = await freshPool();
  const [table, paper] = [pictureOf({ what: "table" }, 160), pictureOf({ what: "paper" }, 320)];
  const last = painter().deliver(1);
  const first = painter().deliver(0);
  expect(await table).toBe(first);
  expect(await paper).toBe(last);
  expect(FakeWorker.all).toHaveLength(1);
});

test("what was painted ahead is not painted again, and goes to the first who asks for that size", async () => {
  const { paintAhead, pictureOf } = await freshPool();
  paintAhead(320);
  expect(whats()).toEqual(["paper 320", "skins 320"]);
  const skins = pictureOf({ what: "skins" }, 320);
  const finer = pictureOf({ what: "skins" }, 1024);
  const again = pictureOf({ what: "skins" }, 320);
  expect(whats()).toEqual(["paper 320", "skins 320", "skins 1024", "skins 320"]);
  const pictures = [1, 2, 3].map((n) => painter().deliver(n));
  expect(await Promise.all([skins, finer, again])).toEqual(pictures);
});

test("nobody waits for a worker that fails, and it is asked for nothing more", async () => {
  const { pictureOf } = await freshPool();
  const paper = pictureOf({ what: "paper" }, 320);
  painter().onerror?.();
  expect(await paper).toBeNull();
  expect(await pictureOf({ what: "skins" }, 320)).toBeNull();
  expect(painter().gone).toBe(true);
  expect(FakeWorker.all).toHaveLength(1);
});

test("a browser that has no canvas for workers is told so at once", async () => {
  vi.stubGlobal("OffscreenCanvas", undefined);
  const { pictureOf } = await freshPool();
  expect(await pictureOf({ what: "paper" }, 320)).toBeNull();
  expect(FakeWorker.all).toHaveLength(0);
});
