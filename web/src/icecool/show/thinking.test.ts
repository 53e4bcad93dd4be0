import { expect, test } from "vitest";
import { EMPTY, type TableState } from "../../table/state/tableState.ts";
import type { Offer } from "../../wire/game.ts";
import { endsIn } from "./thinking.ts";

const END = { kind: "icecool-end-turn" } as const;
const offer = (...more: object[]) =>
  ({ seat: 0, choices: [...more, { kind: "one-of", action: END }], lapse: END, closing_move: END }) as unknown as Offer;
const HANDS = [offer(), offer({ kind: "one-of", action: { kind: "icecool-use-skates", cards: ["1", "1"] } })];

function table(now: object, show: object | null = null, more: Partial<TableState> = {}): TableState {
  const queue = show === null ? [] : [{ after: { ...EMPTY.now, ...show } } as TableState["queue"][number]];
  return { ...EMPTY, now: { ...EMPTY.now, ...now }, queue, ...more };
}

test.each(HANDS)("a turn ends as soon as the server says, whatever is offered", (offered) => {
  const state = table({ ply: 7, offer: offered }, null, { closes: { ply: 7, at: 1000, ms: 3000 } });
  expect(endsIn(state, "soon", 1500)).toBe(2500);
  expect(endsIn(state, "soon", 9000)).toBe(0);
  expect(endsIn({ ...state, closes: null }, "soon", 1500)).toBeUndefined();
  expect(endsIn({ ...state, closes: { ply: 6, at: 1000, ms: 3000 } }, "soon", 1500)).toBeUndefined();
});

test.each(HANDS)(
  "one that is to end at once can be kept open while the flick is shown, whatever is offered",
  (offered) => {
    const state = table({ ply: 5, simulating: true }, { ply: 7, offer: offered });
    expect(endsIn(state, "at-once", 0)).toBeNull();
    expect(endsIn(state, "soon", 0)).toBeUndefined();
    expect(endsIn({ ...state, closes: { ply: 7, at: 0, ms: null } }, "at-once", 0)).toBeUndefined();
  },
);

test("a turn does not end by itself in which something has to be chosen, nor that of somebody else", () => {
  expect(
    endsIn(table({ ply: 5 }, { ply: 7, offer: { ...HANDS[0], closing_move: undefined } }), "at-once", 0),
  ).toBeUndefined();
  expect(endsIn(table({ ply: 5 }, { ply: 7, offer: null }), "at-once", 0)).toBeUndefined();
});

test("a turn that is kept open does not end by itself any more", () => {
  const state = table({ ply: 7, offer: HANDS[0] }, null, { closes: { ply: 7, at: 0, ms: null } });
  expect(endsIn(state, "soon", 100)).toBeUndefined();
});
