/**
 * The places around a board, and how they are arranged (frame.css): on a desk beside it, on a telephone over its edges.
 * The board is seen in `sight`, whose size depends on the window and not on whose turn it is: nothing jumps.
 */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../ui/controls/Button.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";
import { DRAWER, MenuButton, useDrawer } from "./drawer.tsx";
import "./frame.css";
import "./table-ui.css";

interface Props {
  status: ComponentChildren;
  players: ComponentChildren;
  board: ComponentChildren;
  /** What is asked, and its answers: right above the pad. */
  controls?: ComponentChildren;
  /** What a hand holds all the time; its place is kept free between turns. Not given where nobody plays. */
  pad?: ComponentChildren;
  /** Along the foot of the board: cards, or a replay's bar. */
  foot?: ComponentChildren;
  /** The field for typed moves, while it is wanted. */
  typed?: ComponentChildren;
  story: ComponentChildren;
  /** Small buttons: camera, hint, feelings, the way out. With the story they are the drawer of a small window. */
  tools: ComponentChildren;
  /** The board is the whole window's ground, and everything else lies over it. */
  fill?: boolean;
}

export function TableFrame({ status, players, board, controls, pad, foot, typed, story, tools, fill = false }: Props) {
  const words = useWords();
  const [told, setTold] = useState(true);
  const drawer = useDrawer();
  return (
    <div class="table-frame" data-fill={fill} data-drawer={drawer.open}>
      <MenuButton drawer={drawer} />
      <div class="table-front" inert={drawer.open}>
        <div class="table-status">{status}</div>
        <div class="table-players">{players}</div>
        <div class="table-board">{board}</div>
        <div class="table-sight" />
        {typed && <div class="table-typed">{typed}</div>}
        {foot && <div class="table-foot">{foot}</div>}
        <div class="table-dock">
          {controls && <div class="table-controls">{controls}</div>}
          {pad !== undefined && <div class="table-pad">{pad}</div>}
        </div>
      </div>
      <div id={DRAWER} class="table-drawer" ref={drawer.place} tabIndex={-1} {...drawer.handlers}>
        <div class="table-tools">{tools}</div>
        <section class="table-story" aria-label={words.say("web-table-story")}>
          <Button class="story-toggle" look="quiet" aria-expanded={told} onClick={() => setTold(!told)}>
            <Icon name="book" />
            {words.say("web-table-story")}
          </Button>
          {told && story}
        </section>
      </div>
    </div>
  );
}
