import { expect, test } from "vitest";
import { notationBlocks } from "./notationBlocks.ts";

const HELP = `Moves are words and numbers. Doors have names such as 1-3, rooms and
players have numbers.
  flick 35 power 60        flick to 35 degrees with 60 % of full power
                           (0 is east, 90 north)
  end                      end your turn
Without power it is half of full power.`;

test("sentences stay together, and what is written stands beside all of its meaning", () => {
  expect(notationBlocks(HELP)).toEqual([
    "Moves are words and numbers. Doors have names such as 1-3, rooms and players have numbers.",
    [
      ["flick 35 power 60", "flick to 35 degrees with 60 % of full power (0 is east, 90 north)"],
      ["end", "end your turn"],
    ],
    "Without power it is half of full power.",
  ]);
});
