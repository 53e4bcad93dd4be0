/** How moves are written: the lines of the terminal's help; those with an example as a list. */

import { Dialog } from "../ui/controls/Dialog.tsx";
import { useWords } from "../words/index.ts";
import { notationBlocks } from "./notationBlocks.ts";
import "./typed-help.css";

interface Props {
  title: string;
  /** What is said, by its messages. */
  messages: readonly string[];
  onClose: () => void;
}

export function TypedHelp({ title, messages, onClose }: Props) {
  const words = useWords();
  return (
    <Dialog title={title} closeLabel={words.say("web-close")} onClose={onClose}>
      {messages.map((message) => (
        <Notation key={message} text={words.say(message)} />
      ))}
    </Dialog>
  );
}

function Notation({ text }: { text: string }) {
  return (
    <div class="command-help">
      {notationBlocks(text).map((block, index) =>
        typeof block === "string" ? (
          <p key={index}>{block}</p>
        ) : (
          <dl key={index}>
            {block.map(([written, meaning]) => (
              <div key={written}>
                <dt>{written}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        ),
      )}
    </div>
  );
}
