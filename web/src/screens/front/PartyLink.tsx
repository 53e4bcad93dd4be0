/** The way to a party, with texts of its own: this screen becomes the big one. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { toast } from "../../ui/page/toast.tsx";
import { useWords } from "../../words/index.ts";
import { makeParty, USUAL } from "../party/makeParty.ts";

export function PartyLink({ children }: { children: (title: string, about: string) => ComponentChildren }) {
  const words = useWords();
  const ready = useTexts(["web-party"]);
  const [making, setMaking] = useState(false);
  if (!ready) return null;
  async function begin(): Promise<void> {
    setMaking(true);
    const made = await makeParty(USUAL);
    setMaking(false);
    if (!made.ok) toast(words.failure(made.failure), true);
  }
  return (
    <li>
      <button type="button" class="more-link" disabled={making} onClick={() => void begin()}>
        {children(words.say("web-party"), words.say(making ? "web-party-making" : "web-party-about"))}
      </button>
    </li>
  );
}
