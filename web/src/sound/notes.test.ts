import { expect, test } from "vitest";
import { hertzOf, lengthOf, ROUND, soundingsOf, TASK, type Tune, WIN } from "./notes.ts";

const beats = (tune: Tune) => Math.max(...tune.notes.map((note) => note.beat + note.length));

test("pitches are those of a piano in tune", () => {
  expect(hertzOf(69)).toBe(440);
  expect(hertzOf(81)).toBe(880);
  expect(hertzOf(60)).toBeCloseTo(261.63, 2);
});

test("the round ends with four whole bars, a win with two", () => {
  expect(beats(ROUND)).toBe(4 * ROUND.beatsInBar);
  expect(beats(WIN)).toBe(2 * WIN.beatsInBar);
  expect(lengthOf(ROUND)).toBeGreaterThan(5);
  expect(lengthOf(ROUND)).toBeLessThan(8);
  expect(lengthOf(TASK)).toBeLessThan(1);
});

test("every tune is in C major and ends on a C", () => {
  for (const tune of [ROUND, WIN, TASK]) {
    for (const note of tune.notes) expect([0, 2, 4, 5, 7, 9, 11]).toContain(note.pitch % 12);
    const end = beats(tune);
    const top = tune.notes.filter((note) => note.beat + note.length === end).sort((a, b) => b.pitch - a.pitch);
    expect((top[0]?.pitch ?? -1) % 12).toBe(0);
  }
});

test("the notes of one voice do not overlap", () => {
  for (const tune of [ROUND, WIN]) {
    for (let index = 1; index < tune.notes.length; index += 1) {
      const [before, note] = [tune.notes[index - 1], tune.notes[index]];
      if (before === undefined || note === undefined || note.beat === 0) continue;
      expect(note.beat).toBe(before.beat + before.length);
    }
  }
});

test("beats become seconds by the tempo", () => {
  const [first, second] = soundingsOf({ ...TASK, tempo: 60 });
  expect([first?.at, second?.at, first?.seconds]).toEqual([0, 0.5, 0.5]);
});
