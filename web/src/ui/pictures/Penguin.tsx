/** The toy penguin, drawn flat: for buttons, cards and empty pages. Its scarf is a seat's. */

import { useId } from "preact/hooks";
import { PatternTile } from "./SeatMark.tsx";
import { markOf } from "./seatMarks.ts";

export type Pose = "stands" | "waves" | "slides" | "jumps";

const TURNS: Readonly<Record<Pose, string>> = {
  stands: "",
  waves: "rotate(-5 60 120)",
  slides: "translate(60 96) rotate(74) scale(0.86) translate(-60 -76)",
  jumps: "rotate(-16 60 80) translate(0 -12)",
};

export function Penguin({ seat = 0, pose = "stands" }: { seat?: number; pose?: Pose }) {
  const mark = markOf(seat);
  const id = useId();
  const high = pose === "jumps";
  return (
    <svg class="penguin" viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <defs>
        <PatternTile id={id} pattern={mark.pattern} scale={1.4} />
        <linearGradient id={`${id}b`} x1="0" x2="1">
          <stop offset="0" stop-color="#3a5166" />
          <stop offset="0.55" stop-color="#24384a" />
          <stop offset="1" stop-color="#172735" />
        </linearGradient>
      </defs>
      <ellipse cx="60" cy="139" rx={high ? 24 : 38} ry={high ? 5 : 8} fill="#12304a" opacity={high ? 0.12 : 0.18} />
      <g transform={TURNS[pose]}>
        <path d="M44 132q-13 1-15 7h23zM76 132q13 1 15 7H68z" fill="#f08a1d" />
        <path
          d={pose === "waves" || high ? "M93 70q22-14 21-34-18 6-27 22z" : "M92 66q15 16 10 42-11-4-14-20z"}
          fill="#1d2f3f"
        />
        <path d={high ? "M27 70Q5 56 6 36q18 6 27 22z" : "M28 66q-15 16-10 42 11-4 14-20z"} fill="#1d2f3f" />
        <path d="M60 12c22 0 33 19 36 56 3 40-10 68-36 68s-39-28-36-68c3-37 14-56 36-56z" fill={`url(#${id}b)`} />
        <path d="M60 66c18 0 26 16 26 36 0 22-10 32-26 32s-26-10-26-32c0-20 8-36 26-36z" fill="#ffffff" />
        <path d="M60 126c12 0 20-5 23-13-1 15-9 21-23 21s-22-6-23-21c3 8 11 13 23 13z" fill="#dbe8f1" />
        <path d="M42 30q8-8 17 0 9-8 18 0 5 12-2 19-8 5-16 2-8 3-16-2-6-8-1-19z" fill="#ffffff" />
        <circle cx="50" cy="39" r="4.6" fill="#14222e" />
        <circle cx="69" cy="39" r="4.6" fill="#14222e" />
        <circle cx="51.6" cy="37.4" r="1.5" fill="#ffffff" />
        <circle cx="70.6" cy="37.4" r="1.5" fill="#ffffff" />
        <path d="M50 48q10-6 20 0-3 9-10 11-7-2-10-11z" fill="#f7a02b" />
        <path d="M50 48q10 4 20 0-3 9-10 11-7-2-10-11z" fill="#e07a10" />
        <path d="M27 60q33 15 66 0 4 7 2 13-35 15-70 0-2-6 2-13z" fill={mark.colour} />
        <path d="M76 70l14-4 4 30-15 3z" fill={mark.colour} />
        <path d="M27 60q33 15 66 0 4 7 2 13-35 15-70 0-2-6 2-13zM76 70l14-4 4 30-15 3z" fill={`url(#${id})`} />
        <path d="M25 73q35 15 70 0" fill="none" stroke={mark.ink} stroke-opacity="0.5" stroke-width="1.5" />
      </g>
    </svg>
  );
}
