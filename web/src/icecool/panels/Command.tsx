/** Typed moves: the same words as in the terminal. What cannot be read is said beside the field. */

import { TypedMoves } from "../../table-ui/TypedMoves.tsx";
import type { Answer } from "../../wire/game.ts";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { useWords } from "../../words/index.ts";
import { hasPromos } from "../loadPromos.ts";

interface Props {
  game: string;
  view: IceCoolView;
  choices: IceCoolOffer["choices"];
  onAct: (action: IceCoolAction) => Promise<Answer>;
  onClose: () => void;
}

export function Command({ game, view, choices, onAct, onClose }: Props) {
  const words = useWords();
  async function notation(): Promise<readonly string[]> {
    await words.need("icecool-aside", "icecool-promos");
    return [`${game}-notation`, ...(hasPromos(view) ? ["icecool-promos-notation"] : [])];
  }
  async function send(text: string): Promise<string | null> {
    const [{ readCommand }, { PROMO_READERS }] = await Promise.all([
      import("../input/commands.ts"),
      import("../promos/commands.ts"),
    ]);
    const read = readCommand(view, choices, text, PROMO_READERS);
    if ("misread" in read) return words.refusal(read.misread);
    const answer = await onAct(read.action);
    return answer.kind === "refused" ? words.refusal(answer) : null;
  }
  return (
    <TypedMoves
      label={words.say("web-icecool-command")}
      help={words.say("web-icecool-command-help")}
      send={words.say("web-icecool-command-send")}
      notation={notation}
      onCommand={send}
      onClose={onClose}
    />
  );
}
