/**
 * The field for typed moves, over the board's edge, as long as it is wanted. "help" opens a window that says how; "where" and
 * other questions about the position are answered below it, and read out.
 */

import { useState } from "preact/hooks";
import { IconButton } from "../ui/controls/Button.tsx";
import { announce } from "../ui/page/announce.tsx";
import { Lazy } from "../ui/page/Lazy.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";
import { CommandField } from "./CommandField.tsx";
import { type Topic, topicOf } from "./where/teller.ts";
import "./typed-answer.css";

interface Props {
  label: string;
  help: string;
  send: string;
  /** Where moves are written down for people: messages, after whatever they are in has been loaded. */
  notation: () => Promise<readonly string[]>;
  /** Do what was typed: null when it was done, else why not. */
  onCommand: (text: string) => Promise<string | null>;
  /** The answer to a question about the position, one sentence a line. */
  answer: (topic: Topic) => readonly string[];
  onClose: () => void;
}

const HELP = "help";
const Help = async () => (await import("./TypedHelp.tsx")).TypedHelp;

export function TypedMoves({ label, help, send, notation, onCommand, answer, onClose }: Props) {
  const words = useWords();
  const [told, setTold] = useState<readonly string[] | null>(null);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  async function typed(text: string): Promise<string | null> {
    setAnswered([]);
    if (text.trim().toLowerCase() === HELP) {
      setTold(await notation());
      return null;
    }
    await words.need("where");
    const topic = topicOf(words, text);
    if (topic === null) return onCommand(text);
    const lines = answer(topic);
    setAnswered(lines);
    announce(lines.join(" "));
    return null;
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any field inside */}
      <div
        class="typed panel"
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // It closes this, and does not skip what is shown.
          event.stopPropagation();
          onClose();
        }}
      >
        <div class="typed-text">
          <CommandField label={label} help={help} send={send} wanted onCommand={typed} />
          {answered.length > 0 && (
            <ul class="typed-answer" aria-label={words.say("where-answer")}>
              {answered.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
        <IconButton label={words.say("web-close")} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {told !== null && <Lazy load={Help} props={{ title: label, messages: told, onClose: () => setTold(null) }} />}
    </>
  );
}
