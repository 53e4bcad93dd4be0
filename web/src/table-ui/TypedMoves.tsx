/** The field for typed moves, over the board's edge, as long as it is wanted. "help" opens a window that says how. */

import { useState } from "preact/hooks";
import { IconButton } from "../ui/controls/Button.tsx";
import { Lazy } from "../ui/page/Lazy.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";
import { CommandField } from "./CommandField.tsx";

interface Props {
  label: string;
  help: string;
  send: string;
  /** Where moves are written down for people: messages, after whatever they are in has been loaded. */
  notation: () => Promise<readonly string[]>;
  /** Do what was typed: null when it was done, else why not. */
  onCommand: (text: string) => Promise<string | null>;
  onClose: () => void;
}

const HELP = "help";
const Help = async () => (await import("./TypedHelp.tsx")).TypedHelp;

export function TypedMoves({ label, help, send, notation, onCommand, onClose }: Props) {
  const words = useWords();
  const [told, setTold] = useState<readonly string[] | null>(null);
  async function typed(text: string): Promise<string | null> {
    if (text.trim().toLowerCase() !== HELP) return onCommand(text);
    setTold(await notation());
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
        <CommandField label={label} help={help} send={send} wanted onCommand={typed} />
        <IconButton label={words.say("web-close")} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {told !== null && <Lazy load={Help} props={{ title: label, messages: told, onClose: () => setTold(null) }} />}
    </>
  );
}
