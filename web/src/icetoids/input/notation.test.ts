import { expect, test } from "vitest";
import typed from "../typed.jsonl?raw";
import type { Action, View } from "./names.ts";
import { read, write } from "./notation.ts";

interface Case {
  turn: number;
  pyramids: string[];
  moves: [string, unknown[]][];
  typed: Record<string, number | string | string[]>;
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  "icetoids-choose-home": ["cell", "side"],
  "icetoids-point": ["piece", "way"],
  "icetoids-move": ["piece", "way", "push"],
  "icetoids-enter": ["push"],
  "icetoids-orient": ["way"],
};

function viewOf({ turn, pyramids }: Case): View {
  const stands = pyramids.map((text, piece) => {
    const [cell, facing] = text.split(" ");
    return { seat: Math.floor(piece / 3), cell: cell === "-" ? null : cell, facing };
  });
  return { turn, pyramids: stands } as unknown as View;
}

function actionOf([kind, ...values]: unknown[]): Action {
  const names = FIELDS[kind as string] ?? [];
  return { kind, ...Object.fromEntries(names.map((name, index) => [name, values[index]])) } as Action;
}

const CASES: Case[] = typed
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

test("every code of the game is in what the terminal wrote", () => {
  const moves = new Set(CASES.flatMap(({ moves }) => moves.map(([, action]) => JSON.stringify(action))));
  expect(moves.size).toBe(12 + 156 + 13 + 4 + 16);
});

test("every move is written as the terminal writes it", () => {
  for (const each of CASES) {
    for (const [written, action] of each.moves) expect(write(viewOf(each), actionOf(action))).toBe(written);
  }
});

test("every text means what it means to the terminal", () => {
  for (const each of CASES) {
    const offered = each.moves.map(([, action]) => actionOf(action));
    for (const [text, meaning] of Object.entries(each.typed)) {
      const found = read(viewOf(each), offered, text);
      if (typeof meaning === "number") expect(found).toEqual({ found: offered[meaning] });
      else if (Array.isArray(meaning)) expect(found).toEqual({ fault: "ambiguous", candidates: meaning });
      else expect(found, text).toMatchObject({ fault: meaning });
    }
  }
});
