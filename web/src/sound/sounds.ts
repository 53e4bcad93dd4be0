/**
 * What is heard on this page. Nothing sounds before the first gesture: only then may a page make an audio context. With
 * the switch off none is made at all.
 */
import { Slide, slideSound } from "./slide.ts";
import { sound } from "./voices.ts";

export interface Heard {
  /** What there is no voice for is silent. */
  readonly kind: string;
  /** 0 to 1. */
  readonly strength: number;
}

/** The master's gain at full volume. It is quiet by default: half the volume is a quarter of this. */
const FULL = 0.7;
const GESTURES = ["pointerdown", "keydown"] as const;

export class Sounds {
  private readonly make: () => AudioContext;
  private readonly page: EventTarget | null;
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private sliding: Slide | null = null;
  private on = false;
  private volume = 50;
  private listening = false;

  constructor(make: () => AudioContext, page: EventTarget | null) {
    this.make = make;
    this.page = page;
  }

  /** The one switch. Switched on, the next gesture makes sound possible. */
  setOn(on: boolean): void {
    this.on = on;
    if (on) this.listen();
    this.level();
    if (!on) void this.context?.suspend().catch(() => {});
  }

  /** 0 to 100. */
  setVolume(volume: number): void {
    this.volume = Math.min(100, Math.max(0, volume));
    this.level();
  }

  /** Let something be heard now. */
  play(heard: Heard): void {
    const context = this.ready();
    if (context === null || this.master === null) return;
    sound(context, this.master, heard.kind, context.currentTime + 0.005, heard.strength);
  }

  /** The slide at this moment: how fast (metres a second), at which rate of time, on which floor (a room's name). */
  slide(speed: number, rate: number, floor?: string): void {
    const context = this.ready();
    if (context === null || this.master === null) return;
    if (this.sliding === null && speed > 0) this.sliding = new Slide(context, this.master);
    this.sliding?.follow(slideSound(speed, rate, floor));
  }

  /** A gesture has happened: sound may begin. A browser that has none stays silent. */
  unlock(): void {
    if (!this.on) return;
    try {
      this.context ??= this.opened();
      void this.context.resume().catch(() => {});
    } catch {
      this.on = false;
    }
  }

  private ready(): AudioContext | null {
    return this.on && this.context?.state === "running" ? this.context : null;
  }

  private opened(): AudioContext {
    const context = this.make();
    // Several loud things at once stay below what a speaker can do.
    const limiter = context.createDynamicsCompressor();
    this.master = context.createGain();
    this.master.connect(limiter).connect(context.destination);
    this.context = context;
    this.level();
    return context;
  }

  private level(): void {
    if (this.master === null || this.context === null) return;
    const wanted = this.on ? FULL * (this.volume / 100) ** 2 : 0;
    this.master.gain.setTargetAtTime(wanted, this.context.currentTime, 0.02);
  }

  private listen(): void {
    if (this.listening || this.page === null) return;
    this.listening = true;
    // Kept for good: a phone puts the context to sleep, and the next touch wakes it.
    for (const gesture of GESTURES) this.page.addEventListener(gesture, () => this.unlock(), { capture: true });
  }
}

/** The page's sounds. */
export const sounds = new Sounds(() => new AudioContext(), typeof window === "undefined" ? null : window);
