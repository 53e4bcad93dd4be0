/** Everything that happened, to jump to; "why?" opens the rule. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { spoken } from "../table/state/story.ts";
import type { StoryLine } from "../table/state/tableState.ts";
import { WhyButton } from "../table-ui/Story.tsx";
import { SeatMark } from "../ui/pictures/SeatMark.tsx";
import type { Seat } from "../wire/game.ts";
import { useWords } from "../words/index.ts";
import { markOfEvent } from "./scrubMarks.ts";

interface Props {
  lines: readonly StoryLine[];
  names: readonly string[];
  /** Whose penguins there are, by number: where somebody has two. */
  owners: readonly Seat[];
  ply: number;
  mark: (seat: Seat) => number;
  onJump: (ply: number) => void;
}

export function StoryList({ lines, names, owners, ply, mark, onJump }: Props) {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  const said = useMemo(() => lines.map((line) => spoken(words, line, names, owners)), [lines, names, owners, words]);
  const first = lines.findIndex((line) => line.ply === ply);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>("[data-now='true']");
    // Only the list is scrolled: on a phone the board has to stay in sight.
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [first]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keys
    <ol class="story replay-story" ref={list} tabIndex={0} aria-label={words.say("web-replay-story")}>
      {lines.map((line, index) => (
        <li
          key={line.id}
          class="story-line"
          data-now={line.ply === ply}
          data-mark={(line.event !== null && markOfEvent(line.event)) || "none"}
        >
          {line.seat === null ? <span class="mark" /> : <SeatMark seat={mark(line.seat)} />}
          <span class="story-text">
            <a
              class="replay-jump"
              href={`?at=${line.ply}`}
              aria-current={index === first ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                onJump(line.ply);
              }}
            >
              {said[index]}
            </a>
          </span>
          {line.rule !== null && <WhyButton rule={line.rule} />}
        </li>
      ))}
    </ol>
  );
}
