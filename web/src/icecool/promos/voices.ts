/** The sounds of the promos: a bear's thump, the Emperor's ice, sparkles, a whoosh, a net, stone on stone. */

import { puff, tone } from "../../sound/tones.ts";
import type { Voice } from "../../sound/voices.ts";

export const PROMO_VOICES = {
  bear: (context, out, at, strength) => {
    tone(context, out, { at, seconds: 0.34, gain: 0.5 * strength, from: 105, to: 52, wave: "triangle", attack: 0.02 });
    tone(context, out, { at, seconds: 0.26, gain: 0.12 * strength, from: 82, to: 58, wave: "sawtooth", attack: 0.03 });
    puff(context, out, { at, seconds: 0.16, gain: 0.7 * strength, from: 260, to: 120, q: 1.2 });
  },
  ice: (context, out, at, strength) => {
    [2093, 2637, 3136, 4186].forEach((pitch, i) => {
      tone(context, out, { at: at + 0.055 * i, seconds: 0.75 - 0.1 * i, gain: 0.22 * strength, from: pitch });
    });
  },
  sparkle: (context, out, at, strength) => {
    [1568, 2349, 1976, 2960, 2489, 3951].forEach((pitch, i) => {
      tone(context, out, { at: at + 0.045 * i, seconds: 0.28, gain: 0.2 * strength, from: pitch, to: 1.02 * pitch });
    });
    puff(context, out, { at, seconds: 0.4, gain: 0.14 * strength, from: 5200, to: 8200, q: 2 });
  },
  whoosh: (context, out, at, strength) => {
    puff(context, out, { at, seconds: 0.5, gain: 0.75 * strength, from: 320, to: 3200, q: 2.2 });
    tone(context, out, { at, seconds: 0.5, gain: 0.18 * strength, from: 300, to: 1250, attack: 0.08 });
  },
  net: (context, out, at, strength) => {
    puff(context, out, { at, seconds: 0.12, gain: 0.8 * strength, from: 2600, to: 700, q: 1.4 });
    for (const late of [0.1, 0.16, 0.2]) {
      puff(context, out, { at: at + late, seconds: 0.03, gain: 0.4 * strength, from: 900, q: 3 });
    }
  },
  stone: (context, out, at, strength) => {
    tone(context, out, { at, seconds: 0.09, gain: 0.75 * strength, from: 240, to: 150, wave: "triangle" });
    puff(context, out, { at, seconds: 0.07, gain: 0.7 * strength, from: 620, q: 2 });
    puff(context, out, { at: at + 0.06, seconds: 0.12, gain: 0.25 * strength, from: 1700, to: 900, q: 1 });
  },
} satisfies Readonly<Record<string, Voice>>;
