/** What sounds are made of: tones that fade and puffs of noise. Nothing is loaded, nothing is random. */

export interface Tone {
  readonly at: number;
  readonly seconds: number;
  readonly gain: number;
  /** Hertz at the beginning, and at the end if it glides. */
  readonly from: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
  /** Seconds until it is loudest. */
  readonly attack?: number;
}

export interface Puff {
  readonly at: number;
  readonly seconds: number;
  readonly gain: number;
  /** Hertz of the middle of its band, and at its end if it glides. */
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
}

const SILENCE = 0.0001;
const NOISE_SECONDS = 1;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

export function tone(context: BaseAudioContext, out: AudioNode, said: Tone): void {
  const source = context.createOscillator();
  source.type = said.wave ?? "sine";
  glide(source.frequency, said.at, said.seconds, said.from, said.to);
  source.connect(envelope(context, out, said.at, said.seconds, said.gain, said.attack ?? 0.002));
  source.start(said.at);
  source.stop(said.at + said.seconds + 0.02);
}

export function puff(context: BaseAudioContext, out: AudioNode, said: Puff): void {
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = said.q ?? 1;
  glide(band.frequency, said.at, said.seconds, said.from, said.to);
  source.connect(band).connect(envelope(context, out, said.at, said.seconds, said.gain, 0.001));
  source.start(said.at);
  source.stop(said.at + said.seconds + 0.02);
}

/** A second of noise, always the same. */
export function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, Math.ceil(NOISE_SECONDS * context.sampleRate), context.sampleRate);
  buffer.copyToChannel(noiseSamples(buffer.length), 0);
  noises.set(context, buffer);
  return buffer;
}

/** Numbers from -1 to 1 that look random and are the same every time (mulberry32). */
export function noiseSamples(length: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  let state = 0x5eed;
  for (let index = 0; index < length; index += 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    samples[index] = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  }
  return samples;
}

function glide(value: AudioParam, at: number, seconds: number, from: number, to: number = from): void {
  value.setValueAtTime(from, at);
  if (to !== from) value.exponentialRampToValueAtTime(to, at + seconds);
}

function envelope(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  seconds: number,
  gain: number,
  attack: number,
): GainNode {
  const node = context.createGain();
  const loudest = Math.max(gain, SILENCE);
  node.gain.setValueAtTime(SILENCE, at);
  node.gain.exponentialRampToValueAtTime(loudest, at + Math.min(attack, seconds / 2));
  node.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
  node.connect(out);
  return node;
}
