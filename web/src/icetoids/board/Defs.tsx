/** What the picture uses many times: gradients, the soft shadow, snowflake, arrow, and the symbols of the colours. */

import { type Colour, letterOf } from "../input/names.ts";
import { ALL_PAINTS, type Paint } from "./paint.ts";

export const ARROW =
  "M-7 -8 V-31 H-15.5 Q-18 -31 -16.4 -33.4 L-2 -53 Q0 -55.4 2 -53 L16.4 -33.4 Q18 -31 15.5 -31 H7 V-8 Z";
const BRANCH = "M0 0V-36M0 -14L-9 -22M0 -14L9 -22M0 -24L-7.5 -31M0 -24L7.5 -31";

const SHAPES: Readonly<Record<Colour, { readonly d: string; readonly letterY: number }>> = {
  red: { d: "M0 -27L24.5 15.5H-24.5Z", letterY: 9.5 },
  yellow: { d: "M0 -28L7.6 -9.6 27 -8.7 12.6 4.1 16.7 23 0 13.2-16.7 23-12.6 4.1-27 -8.7-7.6 -9.6Z", letterY: 8 },
  blue: { d: "M0 -22.5A22.5 22.5 0 0 1 0 22.5A22.5 22.5 0 0 1 0 -22.5Z", letterY: 8.6 },
  green: { d: "M-19 -19H19V19H-19Z", letterY: 8.6 },
};

/** The shape of a colour with its letter, in a ring so that nobody takes it for a pyramid. 40 across its half. */
function Badge({ colour, tones }: { colour: Colour; tones: Paint }) {
  const { d, letterY } = SHAPES[colour];
  return (
    <g id={`it-${colour}`}>
      <circle r="38" fill="#fff" />
      <circle r="38" fill={tones.base} opacity=".13" />
      <circle r="38" fill="none" stroke={tones.base} stroke-width="4.5" />
      <path d={d} fill={tones.base} stroke={tones.dark} stroke-width="3" stroke-linejoin="round" />
      <text y={letterY} class="toids-letter" font-size="24" fill={colour === "yellow" ? "#3a2e00" : "#fff"}>
        {letterOf(colour)}
      </text>
    </g>
  );
}

function Gradient({ id, stops, x2 = 1, y2 = 1 }: { id: string; stops: readonly string[]; x2?: number; y2?: number }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2={x2} y2={y2}>
      {stops.map((colour, index) => (
        <stop key={colour} offset={index / (stops.length - 1)} stop-color={colour} />
      ))}
    </linearGradient>
  );
}

export function Defs() {
  return (
    <defs>
      <Gradient id="it-wood" stops={["#e6c08f", "#d3a670", "#bb8a56"]} x2={0.35} />
      <Gradient id="it-wood-side" stops={["#a87848", "#7d5329"]} x2={0} />
      <Gradient id="it-felt" stops={["#5d4024", "#765232"]} x2={0.2} />
      <Gradient id="it-paper" stops={["#fffefb", "#f8f3e6", "#efe6d3"]} />
      <Gradient id="it-ice" stops={["#d9eefa", "#a9d2ea", "#7fb6d8"]} />
      <Gradient id="it-steel" stops={["#8fb2cf", "#5f86a8", "#43688a"]} x2={0.3} />
      <linearGradient id="it-gloss" x1="0" y1="0" x2=".25" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".85" />
        <stop offset=".45" stop-color="#fff" stop-opacity=".22" />
        <stop offset="1" stop-color="#fff" stop-opacity=".05" />
      </linearGradient>
      <linearGradient id="it-glint" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stop-color="#fff" stop-opacity=".5" />
        <stop offset=".35" stop-color="#fff" stop-opacity="0" />
      </linearGradient>
      <radialGradient id="it-spark">
        <stop offset="0" stop-color="#fff" stop-opacity=".95" />
        <stop offset="1" stop-color="#fff" stop-opacity="0" />
      </radialGradient>
      <filter id="it-soft" x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="3" />
      </filter>
      <filter id="it-softer" x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <g id="it-flake" fill="none" stroke="#fff" stroke-linecap="round">
        {[0, 60, 120, 180, 240, 300].map((angle) => (
          <path key={angle} d={BRANCH} transform={`rotate(${angle})`} />
        ))}
      </g>
      <path id="it-arrow" d={ARROW} />
      {ALL_PAINTS.map(([colour, tones]) => (
        <Badge key={colour} colour={colour} tones={tones} />
      ))}
    </defs>
  );
}
