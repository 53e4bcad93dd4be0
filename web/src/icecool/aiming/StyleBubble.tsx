/** What a curve or a jump needs, said once in this browser: when it is first chosen. */

import { useEffect, useState } from "preact/hooks";
import { IconButton } from "../../ui/controls/Button.tsx";
import { announce } from "../../ui/page/announce.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import { useWords } from "../../words/index.ts";
import { isSaid, keepSaid } from "./saidOnce.ts";
import "./bubble.css";

export function StyleBubble({ style }: { style: "curve" | "jump" }) {
  const words = useWords();
  const [, redraw] = useState(0);
  const [open, setOpen] = useState(() => !isSaid(style, () => localStorage));
  const there = words.has("web-aim-curve");
  useEffect(() => void words.need("web-aim").then(() => redraw((count) => count + 1)), [words]);
  useEffect(() => {
    if (!open || !there) return;
    keepSaid(style, () => localStorage);
    announce(words.say(`web-aim-${style}`));
  }, [there]);
  if (!open || !there) return null;
  return (
    <div class="said-once">
      <p>{words.say(`web-aim-${style}`)}</p>
      <IconButton label={words.say("web-close")} onClick={() => setOpen(false)}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
