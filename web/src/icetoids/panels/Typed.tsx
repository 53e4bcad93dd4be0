/** The terminal's notation, matched against what is on offer; questions about the position are answered. */

import { TypedMoves } from "../../table-ui/TypedMoves.tsx";
import type { Answer } from "../../wire/game.ts";
import { useWords } from "../../words/index.ts";
import type { Choices } from "../input/choices.ts";
import type { Action, View } from "../input/names.ts";
import { read } from "../input/notation.ts";
import { answer } from "../where.ts";

interface Props {
  view: View;
  names: readonly string[];
  seat: number | null;
  choices: Choices | null;
  onAct: (action: Action) => Promise<Answer>;
  onClose: () => void;
}

const notation = async () => ["icetoids-notation"];

export function Typed({ view, names, seat, choices, onAct, onClose }: Props) {
  const words = useWords();
  async function command(text: string): Promise<string | null> {
    if (choices === null) return words.refusal({ code: view.phase === "over" ? "over" : "not-your-turn" });
    const found = read(view, choices.all, text);
    if ("found" in found) {
      const done = await onAct(found.found);
      return done.kind === "refused" ? words.refusal(done) : null;
    }
    const { fault, ...details } = found;
    return words.refusal({ code: fault, details } as Parameters<typeof words.refusal>[0]);
  }
  return (
    <TypedMoves
      label={words.say("web-icetoids-command")}
      help={words.say("web-icetoids-command-help")}
      send={words.say("web-icetoids-command-send")}
      notation={notation}
      onCommand={command}
      answer={(topic) => answer({ words, view, names, seat }, choices?.all ?? [], topic)}
      onClose={onClose}
    />
  );
}
