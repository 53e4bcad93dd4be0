import { describe, expect, it } from "vitest";
import cases from "../../../tests/fixtures/icecool_commands.json";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { PROMO_READERS, writePromo } from "../promos/commands.ts";
import { type Read, readCommand, writeCommand } from "./commands.ts";

interface Case {
  position: string;
  view: IceCoolView;
  choices: IceCoolOffer["choices"];
  read: Record<string, Read>;
  written: string[];
  silent: Record<string, Read>;
}

describe.each(cases as unknown as Case[])(
  "typed moves in position $position",
  ({ view, choices, read, written, silent }) => {
    it.each(Object.entries(read))("reads “%s” as Python does", (text, expected) => {
      expect(readCommand(view, choices, text, PROMO_READERS)).toEqual(expected);
    });

    it("writes what is offered as Python does, and reads it back", () => {
      expect(choices.map((choice) => typed(choice.action))).toEqual(written);
      expect(written.length).toBeGreaterThan(0);
      for (const { action } of choices)
        expect(stripped(readCommand(view, choices, typed(action) ?? "", PROMO_READERS))).toBe(true);
    });

    it("says so when nothing is offered", () => {
      for (const [text, expected] of Object.entries(silent))
        expect(readCommand(view, [], text, PROMO_READERS)).toEqual(expected);
    });
  },
);

function typed(action: IceCoolAction): string | null {
  return writeCommand(action) ?? writePromo(action);
}

function stripped(read: Read): boolean {
  return "action" in read && (read.action satisfies IceCoolAction) !== undefined;
}
