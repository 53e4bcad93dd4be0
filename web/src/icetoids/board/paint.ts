/** How each colour is painted: tones of the mark's colour, so that board, panel and story look alike. */

import { markOf } from "../../ui/pictures/seatMarks.ts";
import { COLOURS, type Colour, markSeat } from "../input/names.ts";

export interface Paint {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  /** Carries white text. */
  readonly ink: string;
}

function paintOf(seat: number): Paint {
  const { colour, ink } = markOf(markSeat(seat));
  return { base: colour, light: mixed(colour, "#ffffff", 0.58), dark: mixed(colour, ink, 0.8), ink };
}

const PAINTS: Readonly<Record<Colour, Paint>> = {
  red: paintOf(0),
  yellow: paintOf(1),
  blue: paintOf(2),
  green: paintOf(3),
};

export function paint(colour: Colour): Paint {
  return PAINTS[colour];
}

export const ALL_PAINTS: readonly (readonly [Colour, Paint])[] = COLOURS.map((colour) => [colour, PAINTS[colour]]);

/** A tone between two colours (`#rrggbb`); `share` of the second. */
export function mixed(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** The tone of a face that gets this much light, 0 to 1. */
export function shade(tones: Paint, light: number): string {
  return light < 0.5 ? mixed(tones.dark, tones.base, light * 2) : mixed(tones.base, tones.light, light * 2 - 1);
}
