/** Every sound of the table, synthesised into any audio context: the page's own, or an offline one that a test renders. */
import { lengthOf, ROUND, soundingsOf, TASK, type Tune, WIN } from "./notes.ts";
import { puff, tone } from "./tones.ts";

export type SoundKind =
  | "tick"
  | "knock"
  | "clack"
  | "land"
  | "topple"
  | "fish"
  | "catch"
  | "card"
  | "task"
  | "tile"
  | "step"
  | "round"
  | "win";

/** One sound into `out`, beginning `at` seconds of the context's time; `strength` from 0 to 1. */
export type Voice = (context: BaseAudioContext, out: AudioNode, at: number, strength: number) => void;

const VOICES: Record<string, Voice> = {
  tick: (context, out, at, strength) => {
    puff(context, out, { at, seconds: 0.02, gain: 0.5 + 0.5 * strength, from: 3600, q: 3 });
    tone(context, out, { at, seconds: 0.04, gain: 0.3 * strength, from: 1900, to: 900 });
  },
  knock: (context, out, at, strength) => {
    tone(context, out, { at, seconds: 0.13, gain: 0.9 * strength, from: 150 + 60 * strength, to: 85 });
    puff(context, out, { at, seconds: 0.03, gain: 0.6 * strength, from: 1400, q: 1.5 });
  },
  clack: (context, out, at, strength) => {
    tone(context, out, { at, seconds: 0.06, gain: 0.4 * strength, from: 1150 });
    tone(context, out, { at, seconds: 0.045, gain: 0.3 * strength, from: 1730 });
    puff(context, out, { at, seconds: 0.012, gain: 0.5 * strength, from: 4200, q: 2 });
  },
  land: (context, out, at, strength) => {
    tone(context, out, { at, seconds: 0.14, gain: 0.7 * strength, from: 130, to: 65 });
  },
  topple: (context, out, at, strength) => {
    for (const [late, pitch] of [
      [0, 880],
      [0.09, 740],
    ] as const) {
      tone(context, out, { at: at + late, seconds: 0.05, gain: 0.35 * strength, from: pitch, to: 0.8 * pitch });
    }
  },
  fish: (context, out, at, strength) => {
    for (const [ratio, gain, seconds] of [
      [1, 0.5, 1.1],
      [2, 0.25, 0.8],
      [2.76, 0.18, 0.5],
      [5.4, 0.08, 0.25],
    ] as const) {
      tone(context, out, { at, seconds, gain: gain * strength, from: 1318.5 * ratio });
    }
  },
  catch: (context, out, at, strength) => {
    for (let trill = 0; trill < 14; trill += 1) {
      const pitch = trill % 2 === 0 ? 2080 : 2230;
      tone(context, out, { at: at + 0.03 * trill, seconds: 0.04, gain: 0.35 * strength, from: pitch, attack: 0.008 });
    }
    puff(context, out, { at, seconds: 0.44, gain: 0.12 * strength, from: 2150, q: 4 });
  },
  card: (context, out, at, strength) => {
    puff(context, out, { at, seconds: 0.09, gain: 0.8 * strength, from: 1800, to: 5200, q: 1.2 });
    puff(context, out, { at: at + 0.085, seconds: 0.015, gain: 0.9 * strength, from: 2600, q: 2 });
  },
  task: (context, out, at, strength) => play(context, out, at, strength, TASK, "triangle"),
  tile: (context, out, at, strength) => {
    puff(context, out, { at, seconds: 0.018, gain: 0.8 * strength, from: 2300, q: 1.5 });
    tone(context, out, { at, seconds: 0.07, gain: 0.5 * strength, from: 620, to: 480, wave: "triangle" });
  },
  step: (context, out, at, strength) => {
    tone(context, out, { at, seconds: 0.08, gain: 0.45 * strength, from: 520, to: 330, wave: "triangle" });
  },
  round: (context, out, at, strength) => play(context, out, at, strength, ROUND, "triangle"),
  win: (context, out, at, strength) => play(context, out, at, strength, WIN, "sawtooth"),
};

/** Seconds that a sound lasts at most. */
const SHORT = 0.2;
const LENGTHS: Partial<Record<SoundKind, number>> = {
  fish: 1.1,
  catch: 0.5,
  task: lengthOf(TASK),
  round: lengthOf(ROUND),
  win: lengthOf(WIN),
};

export const SOUND_KINDS = Object.keys(VOICES) as readonly SoundKind[];

/** Sounds that only some tables have. */
export function addVoices(more: Readonly<Record<string, Voice>>): void {
  Object.assign(VOICES, more);
}

export function secondsOf(kind: SoundKind): number {
  return LENGTHS[kind] ?? SHORT;
}

/** Let something be heard; nothing is, if there is no voice for it. */
export function sound(context: BaseAudioContext, out: AudioNode, kind: string, at: number, strength: number): void {
  if (strength > 0) VOICES[kind]?.(context, out, at, Math.min(strength, 1));
}

function play(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  strength: number,
  tune: Tune,
  wave: OscillatorType,
): void {
  // A saw is much louder than a triangle of the same height.
  const level = (wave === "sawtooth" ? 0.2 : 0.32) * strength;
  for (const note of soundingsOf(tune)) {
    tone(context, out, {
      at: at + note.at,
      seconds: note.seconds,
      gain: level * note.gain,
      from: note.hertz,
      wave,
      attack: 0.015,
    });
  }
}
