/** Feelings from the fixed list: a small bar to show one, and the bubble that the others see. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Button, IconButton } from "../ui/controls/Button.tsx";
import type { Emote } from "../wire/game.ts";
import { useWords } from "../words/index.ts";
import { EmoteFace } from "./EmoteFace.tsx";

export const EMOTES: readonly Emote[] = ["hello", "wow", "nice", "oops", "thanks", "sorry", "hurry", "bye"];

export function Bubble({ emote }: { emote: Emote }) {
  const words = useWords();
  return (
    <span class="bubble">
      <EmoteFace emote={emote} /> {words.say(`web-emote-${emote}`)}
    </span>
  );
}

/** A button that opens the list. It closes when one is shown, with Esc, and when the focus leaves it. */
export function EmoteBar({ onEmote }: { onEmote: (emote: Emote) => void }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) list.current?.querySelector("button")?.focus();
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only closes what is in it
    <div
      class="emotes"
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      onFocusOut={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOpen(false)}
    >
      <IconButton label={words.say("web-table-emote")} aria-expanded={open} onClick={() => setOpen(!open)}>
        <EmoteFace emote="hello" />
      </IconButton>
      {open && (
        <div class="emotes-list" ref={list}>
          {EMOTES.map((emote) => (
            <Button
              key={emote}
              look="quiet"
              data-acts
              onClick={() => {
                setOpen(false);
                onEmote(emote);
              }}
            >
              <EmoteFace emote={emote} /> {words.say(`web-emote-${emote}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
