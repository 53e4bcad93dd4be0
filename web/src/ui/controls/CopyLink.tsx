/** A link to give away: to copy, to share, or to mark by hand where the browser lets a page do neither. */

import { useRef, useState } from "preact/hooks";
import { useWords } from "../../words/index.ts";
import { announce } from "../page/announce.tsx";
import { Icon } from "../pictures/icons.tsx";
import { Button } from "./Button.tsx";

const SHOWN_MS = 2500;

/** On plain http there is no clipboard; the old command still works in most browsers. */
async function copied(input: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    input.focus();
    input.select();
    return document.execCommand("copy");
  }
}

export function CopyLink({ label, link }: { label: string; link: string }) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<"web-copied" | "web-copy-by-hand" | null>(null);
  async function copy(): Promise<void> {
    if (input.current === null) return;
    const message = (await copied(input.current)) ? "web-copied" : "web-copy-by-hand";
    setSaid(message);
    announce(words.say(message));
    if (message === "web-copied") setTimeout(() => setSaid(null), SHOWN_MS);
  }
  return (
    <div class="field">
      <label class="field-label">
        <span>{label}</span>
        <input class="input link-input" readOnly ref={input} value={link} onFocus={() => input.current?.select()} />
      </label>
      <div class="row">
        <Button look="primary" onClick={copy}>
          <Icon name={said === "web-copied" ? "check" : "copy"} />
          {words.say(said === "web-copied" ? said : "web-copy")}
        </Button>
        {"share" in navigator && (
          <Button onClick={() => navigator.share({ url: link }).catch(() => undefined)}>
            <Icon name="link" />
            {words.say("web-share")}
          </Button>
        )}
      </div>
      {said === "web-copy-by-hand" && <span class="field-help">{words.say(said)}</span>}
    </div>
  );
}
