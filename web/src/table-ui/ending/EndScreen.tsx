/** The end: what leads up to it, then the podium, everybody's place, awards, and what to do next. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button, ButtonLink, IconButton } from "../../ui/controls/Button.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import type { Seat } from "../../wire/game.ts";
import type { Words } from "../../words/index.ts";
import { AwardList } from "./AwardList.tsx";
import { Podium } from "./Podium.tsx";
import { Snowfall } from "./Snowfall.tsx";
import "./ending.css";

export interface Standing {
  readonly seat: Seat;
  readonly name: string;
  readonly you: boolean;
  /** What counted: points, pyramids. */
  readonly score: ComponentChildren;
  /** What it came from: cards. */
  readonly more?: ComponentChildren;
}

interface Props {
  words: Words;
  table: string;
  title: string;
  /** Said beside the title: that it was close. */
  aside?: string | null;
  /** Those who share a place, the best first. */
  ranking: readonly (readonly Standing[])[];
  mark?: (seat: Seat) => number;
  /** Shown first, until it says that it is over: cards are turned. Null: nothing is. */
  before?: ((done: () => void) => ComponentChildren) | null;
  /** Whether the game has awards. */
  awarded?: boolean;
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
  const { before = null } = props;
  const [leading, setLeading] = useState(before !== null);
  return (
    <>
      <div class="end-ground" data-leading={leading} />
      {leading && before !== null ? before(() => setLeading(false)) : <Result {...props} />}
      {!leading && <Snowfall />}
    </>
  );
}

function Result(props: Props) {
  const { words, table, title, aside = null, ranking, mark = (seat) => seat, awarded = false, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const all = ranking.flat();
  const nameOf = (seat: Seat) => all.find((each) => each.seat === seat)?.name ?? "";
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="end panel" aria-label={words.say("web-table-over")}>
      <IconButton class="end-close" label={words.say("web-table-see-board")} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
      <div class="end-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {aside !== null && <p class="end-aside">{aside}</p>}
      </div>
      <div class="end-body">
        <div class="end-stage">
          <Podium
            words={words}
            ranking={ranking.map((group) => group.map(({ seat }) => seat))}
            nameOf={nameOf}
            mark={mark}
          />
          {awarded && <AwardList words={words} table={table} nameOf={nameOf} />}
        </div>
        <ol class="end-list">
          {all.map((each) => (
            <li key={each.seat} class="end-row" data-winner={ranking[0]?.includes(each)}>
              <SeatMark seat={mark(each.seat)} />
              <span class="player-name">{each.name}</span>
              {each.you && <span class="player-tag">{words.say("web-table-you")}</span>}
              {ranking[0]?.includes(each) && <Icon name="crown" />}
              <span class="end-score">{each.score}</span>
              {each.more}
            </li>
          ))}
        </ol>
      </div>
      <WhatNext {...props} />
    </section>
  );
}

function WhatNext({ words, replay, onRecord, onRematch, next }: Props) {
  const [coming, setComing] = useState(false);
  useEffect(() => {
    if (coming && next !== null) location.assign(`/t/${next}`);
  }, [coming, next]);
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
      {next === null && onRematch === null && (
        <Button look="sun" large aria-pressed={coming} onClick={() => setComing(!coming)}>
          {coming && <Icon name="check" />}
          {words.say("web-ending-coming")}
        </Button>
      )}
      <p class="end-coming" role="status">
        {coming && words.say("web-ending-coming-help")}
      </p>
      <ButtonLink href={replay}>
        <Icon name="film" />
        <span class="wide-words">{words.say("web-archive-watch")}</span>
      </ButtonLink>
      <Button onClick={onRecord}>
        <Icon name="install" />
        <span class="wide-words">{words.say("web-archive-record")}</span>
      </Button>
      <ButtonLink look="quiet" href="/">
        <Icon name="door" />
        <span class="wide-words">{words.say("web-missing-home")}</span>
      </ButtonLink>
    </div>
  );
}
