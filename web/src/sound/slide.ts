/** The slide: noise whose pitch and loudness follow the speed, and whose colour is that of the floor. */
import { noise } from "./tones.ts";

export interface SlideSound {
  /** Hertz of the middle of its band. */
  readonly hertz: number;
  /** 0 to 1. */
  readonly gain: number;
}

/** How high a floor hums: planks, tiles, a court, smooth stone, the ice of an air-hockey table. */
const FLOORS: Readonly<Record<string, number>> = {
  classroom: 1,
  kitchen: 1.35,
  gym: 0.8,
  lab: 1.2,
  "game-room": 1.55,
};
const FULL_SPEED = 2;
const LOUDEST = 0.16;

/** What a body sounds like that slides so fast (metres a second); `rate` below 1 is slow motion, and lower. */
export function slideSound(speed: number, rate: number, floor = "classroom"): SlideSound {
  if (speed <= 0.01 || rate <= 0) return { hertz: 300, gain: 0 };
  const share = Math.min(1, speed / FULL_SPEED);
  const pitch = (300 + 1100 * share) * (FLOORS[floor] ?? 1);
  return { hertz: pitch * (0.45 + 0.55 * Math.min(1, rate)), gain: LOUDEST * share ** 0.7 };
}

export class Slide {
  private readonly context: BaseAudioContext;
  private readonly band: BiquadFilterNode;
  private readonly level: GainNode;

  constructor(context: BaseAudioContext, out: AudioNode) {
    this.context = context;
    const source = context.createBufferSource();
    source.buffer = noise(context);
    source.loop = true;
    this.band = context.createBiquadFilter();
    this.band.type = "bandpass";
    this.band.Q.value = 0.9;
    this.level = context.createGain();
    this.level.gain.value = 0;
    source.connect(this.band).connect(this.level).connect(out);
    source.start();
  }

  /** Glide to this sound in a few hundredths of a second, so that nothing clicks. */
  follow(wanted: SlideSound): void {
    const now = this.context.currentTime;
    this.band.frequency.setTargetAtTime(wanted.hertz, now, 0.03);
    this.level.gain.setTargetAtTime(wanted.gain, now, 0.025);
  }
}
