/** Typed moves: the same words as in the terminal. What cannot be read is said beside the field. */

import { useState } from "preact/hooks";
import { CommandField } from "../../table-ui/CommandField.tsx";
import type { Answer } from "../../wire/game.ts";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { useWords } from "../../words/index.ts";
import { readCommand } from "../input/commands.ts";
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
  const [help, setHelp] = useState(false);
  const notations = [`${game}-notation`, ...(hasPromos(view) ? ["icecool-promos-notation"] : [])];
  async function send(text: string): Promise<string | null> {
    if (text.trim().toLowerCase() === "help") {
      await words.need("icecool-aside", "icecool-promos");
      setHelp(true);
      return null;
    }
    const { PROMO_READERS } = await import("../promos/commands.ts");
    const read = readCommand(view, choices, text, PROMO_READERS);
    if ("misread" in read) return words.refusal(read.misread);
    const answer = await onAct(read.action);
    return answer.kind === "refused" ? words.refusal(answer) : null;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any field inside
    <div
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // It closes this, and does not skip what is shown.
        event.stopPropagation();
        onClose();
      }}
    >
      <CommandField
        label={words.say("web-icecool-command")}
        help={words.say("web-icecool-command-help")}
        send={words.say("web-icecool-command-send")}
        wanted
        onCommand={send}
      />
      {help && <pre class="command-help">{notations.map((id) => words.say(id)).join("\n")}</pre>}
    </div>
  );
}
