/** A seat's mark: its colour, its pattern and its sign in one small picture. */

import { useId } from "preact/hooks";
import { markOf, type Pattern, type Sign } from "./seatMarks.ts";

/** The patterns, on a tile of 8 by 8. */
const PATTERNS: Readonly<Record<Pattern, string>> = {
  dots: "M4 2.4a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2z",
  stripes: "M0 0h2l6 6v2h-2l-6-6zM0 6l2 2H0zM6 0h2v2z",
  checks: "M0 0h4v4H0zM4 4h4v4H4z",
  zigzag: "M0 3l2-2 2 2 2-2 2 2v2L6 3 4 5 2 3 0 5z",
  diamonds: "M4 0.6l2.4 3.4-2.4 3.4L1.6 4z",
  waves: "M0 3q2-3 4 0t4 0v2q-2 3-4 0t-4 0z",
  hearts: "M4 7L1 4a1.7 1.7 0 0 1 3-2 1.7 1.7 0 0 1 3 2z",
  crosses: "M3.2 1h1.6v2.2H7v1.6H4.8V7H3.2V4.8H1V3.2h2.2z",
};

/** The signs, on a field of 24 by 24 around 12, 12. */
const SIGNS: Readonly<Record<Sign, string>> = {
  circle: "M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z",
  triangle: "M12 4.5l7.5 13.5h-15z",
  square: "M6.2 6.2h11.6v11.6H6.2z",
  star: "M12 3.8l2.5 5.5 6 .7-4.5 4.1 1.2 6-5.2-3-5.2 3 1.2-6L3.5 10l6-.7z",
  diamond: "M12 3.8l6.5 8.2-6.5 8.2L5.5 12z",
  wave: "M3.5 10.5q4.250-6 8.5-1.5t8.5-1.5v5.5q-4.250 6-8.5 1.5t-8.5 1.5z",
  heart: "M12 19.5l-7-7a4.2 4.2 0 0 1 7-4.5 4.2 4.2 0 0 1 7 4.5z",
  cross: "M9.7 4.5h4.6v5.2h5.2v4.6h-5.2v5.2H9.7v-5.2H4.5V9.7h5.2z",
};

/** What a pattern looks like in a tile of 8 by 8 of a user's own coordinates. */
export function PatternTile({ id, pattern, scale = 1 }: { id: string; pattern: Pattern; scale?: number }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
      <path d={PATTERNS[pattern]} fill="#ffffff" fill-opacity="0.42" />
    </pattern>
  );
}

/** The mark of a seat. It is decoration beside a name; `label` gives it words of its own. */
export function SeatMark({ seat, label }: { seat: number; label?: string }) {
  const mark = markOf(seat);
  const id = useId();
  return (
    <svg
      class="mark"
      viewBox="0 0 36 36"
      focusable="false"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <defs>
        <PatternTile id={id} pattern={mark.pattern} />
      </defs>
      <rect x="1" y="1" width="34" height="34" rx="11" fill={mark.colour} />
      <rect x="1" y="1" width="34" height="34" rx="11" fill={`url(#${id})`} />
      <circle cx="18" cy="18" r="11.5" fill="#ffffff" />
      <path d={SIGNS[mark.sign]} fill={mark.ink} transform="translate(9 9) scale(0.75)" />
    </svg>
  );
}
