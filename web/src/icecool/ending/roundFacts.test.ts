import { expect, test } from "vitest";
import type { StoryLine } from "../../table/state/tableState.ts";
import type { Event } from "../../wire/game.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { roundFacts } from "./roundFacts.ts";

function view(more: object): IceCoolView {
  const slices = [
    {
      kind: "icecool-tokens",
      taken: [0, 1, 2],
      hung: [
        { seat: 1, door: "a" },
        { seat: 2, door: "b" },
      ],
    },
    { kind: "icecool-ids", holder: [0, 0, 2] },
  ];
  return { seats: 3, round: 1, catchers: [0], ending: null, options: { drill: "none" }, slices, ...more } as never;
}

function lines(...events: object[]): StoryLine[] {
  return events.map((event, id) => ({ id, ply: 9, event: event as Event, rule: null, seat: null }));
}

const ENDED = { kind: "icecool-round-ended", round: 1 };
const NEXT = view({ round: 2, catchers: [1] });

test("what the last flick has brought is counted with what lay there before", () => {
  const fresh = lines({ kind: "icecool-token-taken", seat: 2 }, { kind: "icecool-id-taken", seat: 2, by: 0 }, ENDED);
  expect(roundFacts(view({}), fresh, NEXT)).toEqual({
    round: 1,
    next: [1],
    rows: [
      { seat: 0, fish: 0, fishOf: 0, catches: 2, catcher: true },
      { seat: 1, fish: 1, fishOf: 2, catches: 0, catcher: false },
      { seat: 2, fish: 3, fishOf: 3, catches: 0, catcher: false },
    ],
  });
});

test("what follows the end of a round belongs to the next one", () => {
  const fresh = lines(ENDED, { kind: "icecool-token-taken", seat: 1 });
  expect(roundFacts(view({}), fresh, NEXT)?.rows[1]?.fish).toBe(1);
});

test("there is no board in the middle of a round, nor where the match ends", () => {
  expect(roundFacts(view({}), lines({ kind: "icecool-token-taken", seat: 1 }), NEXT)).toBe(null);
  expect(roundFacts(view({}), lines(ENDED), view({ ending: { ranking: [] } }))).toBe(null);
});
