/** Tunes as tables: our own, short, and cheerful. Times are in beats, pitches are numbers of MIDI (69 is 440 Hz). */

export interface Note {
  readonly beat: number;
  readonly length: number;
  readonly pitch: number;
  /** 0 to 1. */
  readonly gain: number;
}

export interface Tune {
  /** Beats a minute. */
  readonly tempo: number;
  readonly beatsInBar: number;
  readonly notes: readonly Note[];
}

/** A note as it is played: seconds, hertz. */
export interface Sounding {
  readonly at: number;
  readonly seconds: number;
  readonly hertz: number;
  readonly gain: number;
}

/** Notes that follow each other: `[pitch, length]`, a pitch of 0 is a rest. */
function voice(gain: number, ...notes: readonly (readonly [pitch: number, length: number])[]): Note[] {
  let beat = 0;
  return notes.flatMap(([pitch, length]) => {
    const note = { beat, length, pitch, gain };
    beat += length;
    return pitch === 0 ? [] : [note];
  });
}

/** The end of a round: four bars, down the slope and home. */
export const ROUND: Tune = {
  tempo: 152,
  beatsInBar: 4,
  notes: [
    ...voice(
      0.8,
      ...([
        [79, 1],
        [76, 0.5],
        [77, 0.5],
        [79, 1],
        [84, 1],
      ] as const),
      ...([
        [81, 1],
        [79, 0.5],
        [77, 0.5],
        [76, 1],
        [72, 1],
      ] as const),
      ...([
        [74, 1],
        [77, 0.5],
        [76, 0.5],
        [74, 1],
        [71, 1],
      ] as const),
      ...([
        [72, 0.5],
        [74, 0.5],
        [76, 0.5],
        [79, 0.5],
        [84, 2],
      ] as const),
    ),
    ...voice(0.5, [48, 2], [52, 2], [53, 2], [57, 2], [55, 2], [50, 2], [55, 1], [43, 1], [48, 2]),
  ],
};

/** A win: two bars of trumpets, as far as penguins have any. */
export const WIN: Tune = {
  tempo: 126,
  beatsInBar: 4,
  notes: [
    ...voice(
      0.8,
      [67, 0.5],
      [67, 0.25],
      [67, 0.25],
      [72, 1],
      [76, 0.5],
      [74, 0.5],
      [76, 1],
      [79, 1],
      [77, 0.5],
      [79, 0.5],
      [84, 2],
    ),
    ...voice(0.5, [60, 2], [60, 1], [64, 1], [64, 1], [65, 1], [67, 2]),
    ...voice(0.5, [48, 2], [48, 2], [53, 2], [48, 2]),
  ],
};

/** A task that was done: three steps up. */
export const TASK: Tune = { tempo: 240, beatsInBar: 3, notes: voice(0.7, [76, 0.5], [79, 0.5], [84, 2]) };

/** A tune as it is played. */
export function soundingsOf(tune: Tune): Sounding[] {
  const beat = 60 / tune.tempo;
  return tune.notes.map((note) => ({
    at: note.beat * beat,
    seconds: note.length * beat,
    hertz: hertzOf(note.pitch),
    gain: note.gain,
  }));
}

/** Seconds from the first note to the end of the last. */
export function lengthOf(tune: Tune): number {
  return Math.max(...soundingsOf(tune).map((note) => note.at + note.seconds));
}

export function hertzOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
