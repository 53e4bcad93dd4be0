/** Typed moves: the same words as in the terminal. What cannot be read is said beside the field. */

import { TypedMoves } from "../../table-ui/TypedMoves.tsx";
import type { Answer } from "../../wire/game.ts";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { useWords } from "../../words/index.ts";
import { readCommand } from "../input/commands.ts";
import { hasPromos } from "../loadPromos.ts";
import { answer } from "../where/answer.ts";

interface Props {
  game: string;
  view: IceCoolView;
  names: readonly string[];
  choices: IceCoolOffer["choices"];
  onAct: (action: IceCoolAction) => Promise<Answer>;
  onClose: () => void;
}

export function Command({ game, view, names, choices, onAct, onClose }: Props) {
  const words = useWords();
  async function notation(): Promise<readonly string[]> {
    await words.need("icecool-aside", "icecool-promos");
    return [`${game}-notation`, ...(hasPromos(view) ? ["icecool-promos-notation"] : [])];
  }
  async function send(text: string): Promise<string | null> {
    const { PROMO_READERS } = await import("../promos/commands.ts");
    const read = readCommand(view, choices, text, PROMO_READERS);
    if ("misread" in read) return words.refusal(read.misread);
    const done = await onAct(read.action);
    return done.kind === "refused" ? words.refusal(done) : null;
  }
  return (
    <TypedMoves
      label={words.say("web-icecool-command")}
      help={words.say("web-icecool-command-help")}
      send={words.say("web-icecool-command-send")}
      notation={notation}
      onCommand={send}
      answer={(topic) => answer({ words, view, names }, choices, topic)}
      onClose={onClose}
    />
  );
}
