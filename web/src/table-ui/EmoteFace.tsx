/** The small penguin that shows a feeling. Drawn, so that it looks alike on every device. */

import type { Emote } from "../wire/game.ts";

interface Look {
  /** Eyes: open, wide, shut with joy, shut with sorrow. */
  readonly eyes: "open" | "wide" | "happy" | "sad";
  readonly beak: "shut" | "open" | "round";
  /** Something beside the head. */
  readonly extra: string;
}

const LOOKS: Readonly<Record<Emote, Look>> = {
  hello: { eyes: "open", beak: "open", extra: "M28 10q3 2 2 6M31 7q4 4 2 10" },
  wow: { eyes: "wide", beak: "round", extra: "" },
  nice: { eyes: "happy", beak: "open", extra: "M30 4v6M27 7h6" },
  oops: { eyes: "wide", beak: "shut", extra: "M31 6q4 6 0 8q-4-2 0-8" },
  thanks: { eyes: "happy", beak: "shut", extra: "M31 12l-4-4a2.4 2.4 0 0 1 4-2.500a2.4 2.4 0 0 1 4 2.5z" },
  sorry: { eyes: "sad", beak: "shut", extra: "M9 22q-3 4 0 6q3-2 0-6" },
  hurry: { eyes: "open", beak: "shut", extra: "M31 4a6 6 0 1 0 .1 0M31 7v3l2 2" },
  bye: { eyes: "happy", beak: "open", extra: "M28 26q4-1 5-5M30 30q5-2 6-7" },
};
const EYES: Readonly<Record<Look["eyes"], string>> = {
  open: "M13.5 15v2M22.5 15v2",
  wide: "M13.5 14.500v.01M22.5 14.500v.01",
  happy: "M11.5 17q2-3.5 4 0M20.5 17q2-3.5 4 0",
  sad: "M11.5 15q2 3 4 0M20.5 15q2 3 4 0",
};
const BEAKS: Readonly<Record<Look["beak"], string>> = {
  shut: "M14.5 21h7l-3.5 3.500z",
  open: "M14 20.500h8l-4 6.500z",
  round: "M18 20a3 3.5 0 1 0 .01 0z",
};

export function EmoteFace({ emote }: { emote: Emote }) {
  const { eyes, beak, extra } = LOOKS[emote];
  return (
    <svg class="emote-face" viewBox="0 0 38 36" aria-hidden="true" focusable="false">
      <circle cx="18" cy="19" r="15" fill="#1c3a54" />
      <path d="M18 11q-3-4-8 0t-3 12q3 9 11 9t11-9q2-8-3-12t-8 0z" fill="#fff" />
      <path
        d={EYES[eyes]}
        fill="none"
        stroke="#12304a"
        stroke-width={eyes === "wide" ? 5 : 2.6}
        stroke-linecap="round"
      />
      <path d={BEAKS[beak]} fill="#f28c28" stroke="#c9660a" stroke-width="1" stroke-linejoin="round" />
      <path d={extra} fill="none" stroke="#0b67a8" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
