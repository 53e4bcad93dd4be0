/** A flick in its own time and in the watcher's: slow where it matters, a function of time alone. */

export interface Moment {
  /** Seconds after the flick. */
  readonly t: number;
}

export interface Timeline<M extends Moment> {
  /** Seconds of the flick. */
  readonly duration: number;
  /** Milliseconds that showing it takes. */
  readonly length: number;
  /** What is to be seen so many milliseconds after the show began. */
  at(ms: number): { readonly t: number; readonly rate: number; readonly moment: M | null };
}

/** How slow a decisive moment is, and the seconds of the flick before and after it that are slow. */
const SLOW = 0.2;
const BEFORE = 0.16;
const AFTER = 0.14;

interface Stretch<M> {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
  readonly moment: M | null;
}

/** The timeline of a flick. Moments closer together than their slow stretches share one. */
export function timeline<M extends Moment>(duration: number, moments: readonly M[], speed = 1): Timeline<M> {
  const stretches = stretchesOf(duration, moments, speed);
  const length = stretches.reduce((sum, each) => sum + ms(each), 0);
  return {
    duration,
    length,
    at(now) {
      let left = Math.max(0, now);
      for (const each of stretches) {
        if (left <= ms(each)) return { t: each.from + (left / 1000) * each.rate, rate: each.rate, moment: each.moment };
        left -= ms(each);
      }
      return { t: duration, rate: 0, moment: null };
    },
  };
}

function stretchesOf<M extends Moment>(duration: number, moments: readonly M[], speed: number): Stretch<M>[] {
  const found: Stretch<M>[] = [];
  let from = 0;
  for (const moment of [...moments].sort((a, b) => a.t - b.t)) {
    const begin = Math.max(from, moment.t - BEFORE);
    const end = Math.min(duration, moment.t + AFTER);
    if (end <= begin) continue;
    found.push({ from, to: begin, rate: speed, moment: null }, { from: begin, to: end, rate: SLOW * speed, moment });
    from = end;
  }
  found.push({ from, to: duration, rate: speed, moment: null });
  return found.filter((each) => each.to > each.from);
}

function ms(stretch: Stretch<unknown>): number {
  return (1000 * (stretch.to - stretch.from)) / stretch.rate;
}
