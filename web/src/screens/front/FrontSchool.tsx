/** The school behind the front page: a still picture first, and the live school over it where that is no burden. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Insets } from "../../school/types.ts";
import { motionReduced, settings, wantedQuality } from "../../settings/settings.ts";
import { useStore } from "../../ui/page/store.ts";
import picture from "./school.svg";
import { isWeakDevice } from "./weakDevice.ts";

const PATIENCE_MS = 1200;

/** Calls back when the page has nothing else to do; gives back how to stop that. */
function whenIdle(then: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(then, { timeout: 4 * PATIENCE_MS });
  return () => cancelIdleCallback(asked);
}

/** Where the words lie over the school: beside it on wide windows, below it on narrow ones. */
function covered(canvas: HTMLCanvasElement): Insets {
  const box = canvas.getBoundingClientRect();
  const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
  const [words, more] = [boxOf(".front-hero"), boxOf(".front-more")];
  if (words === undefined || more === undefined || words.top >= box.bottom) {
    return { top: 12, right: 12, bottom: 24, left: 12 };
  }
  const over = (pixels: number) => Math.max(12, pixels);
  return { top: 24, right: 32, bottom: over(box.bottom - more.top + 16), left: over(words.right - box.left) };
}

export function FrontSchool({ label }: { label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [live, setLive] = useState(false);
  const { quality, motion } = useStore(settings);
  useEffect(() => {
    const wanted = wantedQuality();
    if (wanted === "low" || (wanted === "auto" && isWeakDevice())) return;
    let stop = () => {};
    let gone = false;
    const idle = whenIdle(async () => {
      const { startSchool } = await import("./liveSchool.ts");
      const into = canvas.current;
      if (gone || into === null) return;
      const look = { quality: wanted, reducedMotion: motionReduced() };
      stop = startSchool(into, { ...look, insets: () => covered(into), shown: () => setLive(true) });
    });
    return () => {
      gone = true;
      idle();
      stop();
      setLive(false);
    };
  }, [quality, motion]);
  return (
    <div class={live ? "front-school front-live" : "front-school"}>
      <img src={picture} alt={label} />
      <canvas key={`${quality} ${motion}`} ref={canvas} />
    </div>
  );
}
