import { useEffect, useState } from "preact/hooks";

const TICK_MS = 200;

/** The time by that clock, anew a few times a second as long as something depends on it. */
export function useNow(clock: () => number, ticking: (now: number) => boolean): number {
  const [now, setNow] = useState(clock);
  const moves = ticking(clock());
  useEffect(() => {
    setNow(clock());
    if (!moves) return;
    const timer = setInterval(() => setNow(clock()), TICK_MS);
    return () => clearInterval(timer);
  }, [moves, clock]);
  return moves ? now : clock();
}
