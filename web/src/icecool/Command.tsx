/** A field for typed moves: the same words as in the terminal. What cannot be read is said beside it. */

import { useState } from "preact/hooks";
import { Submit } from "../ui/Button.tsx";
import { TextField } from "../ui/fields.tsx";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../wire/protocol.ts";
import type { Words } from "../words/words.ts";
import { readCommand } from "./commands.ts";

interface Props {
  words: Words;
  game: string;
  view: IceCoolView;
  choices: IceCoolOffer["choices"];
  onAct: (action: IceCoolAction) => void;
}

export function Command({ words, game, view, choices, onAct }: Props) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const [help, setHelp] = useState(false);
  const send = () => {
    if (text.trim().toLowerCase() === "help") {
      setHelp(true);
      return;
    }
    const read = readCommand(view, choices, text);
    if ("misread" in read) {
      setWrong(words.refusal({ code: read.misread.code, details: plain(read.misread.details) }));
      return;
    }
    setWrong(undefined);
    setText("");
    onAct(read.action);
  };
  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={words.say("web-icecool-command")}
        help={words.say("web-icecool-command-help")}
        value={text}
        maxLength={80}
        wrong={wrong}
        onInput={setText}
      />
      <Submit>{words.say("web-icecool-command-send")}</Submit>
      {help && <pre class="command-help">{words.say(`${game}-notation`)}</pre>}
    </form>
  );
}

function plain(details: Readonly<Record<string, string | number | readonly string[]>>) {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === "object" ? [...value] : value]),
  );
}
