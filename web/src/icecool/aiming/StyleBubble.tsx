/** What a curve or a jump needs, said once in this browser: when it is first chosen. */

import { useEffect, useState } from "preact/hooks";
import { IconButton } from "../../ui/controls/Button.tsx";
import { announce } from "../../ui/page/announce.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import { useNeeded } from "../../words/needed.ts";
import { isSaid, keepSaid } from "./saidOnce.ts";
import "./bubble.css";

export function StyleBubble({ style }: { style: "curve" | "jump" }) {
  const words = useNeeded("web-aim");
  const [open, setOpen] = useState(() => !isSaid(style, () => localStorage));
  useEffect(() => {
    if (!open || words === null) return;
    keepSaid(style, () => localStorage);
    announce(words.say(`web-aim-${style}`));
  }, [words]);
  if (!open || words === null) return null;
  return (
    <div class="said-once">
      <p>{words.say(`web-aim-${style}`)}</p>
      <IconButton label={words.say("web-close")} onClick={() => setOpen(false)}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
