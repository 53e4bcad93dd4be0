/**
 * Where things are at a table. Wide: players left, story right, the board between them, controls below it. Narrow: the
 * board on top, everything else below in the order in which a thumb needs it; the story is a page of its own. What a hand
 * holds all the time (the pad) lies below the story, so that the board keeps its height.
 */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../ui/controls/Button.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";
import "./table-ui.css";

interface Props {
  status: ComponentChildren;
  players: ComponentChildren;
  board: ComponentChildren;
  controls?: ComponentChildren;
  pad?: ComponentChildren;
  story: ComponentChildren;
  /** Small buttons: emotes, take-back, help. */
  tools: ComponentChildren;
  /** The board is the whole window's ground, and the panels lie over it. */
  fill?: boolean;
}

export function TableFrame({ status, players, board, controls, pad, story, tools, fill = false }: Props) {
  const words = useWords();
  const [open, setOpen] = useState(true);
  return (
    <div class="table-frame" data-fill={fill} data-story={open}>
      <div class="table-status">{status}</div>
      <div class="table-players">{players}</div>
      <div class="table-board">{board}</div>
      {pad && <div class="table-pad">{pad}</div>}
      {controls && <div class="table-controls">{controls}</div>}
      <div class="table-tools">{tools}</div>
      <section class="table-story" aria-label={words.say("web-table-story")}>
        <Button class="story-toggle" look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="book" />
          {words.say("web-table-story")}
        </Button>
        {open && story}
      </section>
    </div>
  );
}
