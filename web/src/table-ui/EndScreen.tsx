/** The end: how it ended, everybody's place, and what to do next. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button, ButtonLink, IconButton } from "../ui/controls/Button.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { Penguin } from "../ui/pictures/Penguin.tsx";
import { SeatMark } from "../ui/pictures/SeatMark.tsx";
import type { Seat } from "../wire/game.ts";
import { useWords } from "../words/index.ts";

export interface Standing {
  readonly seat: Seat;
  readonly name: string;
  readonly you: boolean;
  readonly winner: boolean;
  /** What counted: points, pyramids. */
  readonly score: ComponentChildren;
}

interface Props {
  title: string;
  standings: readonly Standing[];
  mark?: (seat: Seat) => number;
  /** Where the match can be seen again. */
  replay: string;
  onRecord: () => void;
  /** Given to the host. */
  onRematch: (() => void) | null;
  /** The table on which it goes on, once there is one. */
  next: string | null;
  /** Look at the board again. */
  onClose: () => void;
}

export function EndScreen(props: Props) {
  const { title, standings, mark = (seat) => seat, onClose } = props;
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const best = standings.find((each) => each.winner);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="end panel" aria-label={words.say("web-table-over")}>
      <IconButton class="end-close" label={words.say("web-table-see-board")} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
      <div class="end-head">
        {best !== undefined && <Penguin seat={mark(best.seat)} pose="jumps" />}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <ol class="end-list">
        {standings.map((each) => (
          <li key={each.seat} class="end-row" data-winner={each.winner}>
            <SeatMark seat={mark(each.seat)} />
            <span class="player-name">{each.name}</span>
            {each.you && <span class="player-tag">{words.say("web-table-you")}</span>}
            {each.winner && <Icon name="crown" />}
            <span class="end-score">{each.score}</span>
          </li>
        ))}
      </ol>
      <WhatNext {...props} />
    </section>
  );
}

function WhatNext({ replay, onRecord, onRematch, next }: Props) {
  const words = useWords();
  return (
    <div class="end-next">
      {next !== null && (
        <ButtonLink look="sun" large href={`/t/${next}`}>
          {words.say("web-rematch-go")}
        </ButtonLink>
      )}
      {next === null && onRematch !== null && (
        <Button look="sun" large onClick={onRematch}>
          {words.say("web-table-rematch")}
        </Button>
      )}
      <ButtonLink href={replay}>
        <Icon name="film" />
        {words.say("web-archive-watch")}
      </ButtonLink>
      <Button onClick={onRecord}>
        <Icon name="install" />
        {words.say("web-archive-record")}
      </Button>
      <ButtonLink look="quiet" href="/">
        {words.say("web-missing-home")}
      </ButtonLink>
    </div>
  );
}
