/**
 * What happened, the newest at the foot: one line an event, and one a turn of a bot, which unfolds. "Why?" opens the rule.
 */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { brief, sentence } from "../table/state/story.ts";
import type { StoryLine } from "../table/state/tableState.ts";
import { Button } from "../ui/controls/Button.tsx";
import { Unbroken } from "../ui/controls/Unbroken.tsx";
import { openRule } from "../ui/page/pageDialog.ts";
import { SeatMark } from "../ui/pictures/SeatMark.tsx";
import type { Seat } from "../wire/game.ts";
import { useWords } from "../words/index.ts";
import { newestOf, type ToldLine } from "./newestLines.ts";
import { headOf, passagesOf } from "./storyTurns.ts";

interface Props {
  lines: readonly StoryLine[];
  names: readonly string[];
  mark?: (seat: Seat) => number;
  /** Whose penguins there are, by number: where somebody has two. */
  owners?: readonly Seat[];
  /** Whose turns are told in one line. */
  isBot?: (seat: Seat) => boolean;
}

/** So many lines are on the page, and so many more whenever earlier ones are wanted: a long match does not slow it down. */
const MOST = 40;
const NOBODY = () => false;

export function Story({ lines, names, mark = (seat) => seat, owners = [], isBot = NOBODY }: Props) {
  const words = useWords();
  const [most, setMost] = useState(MOST);
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1)?.id;
  useLayoutEffect(() => {
    // With the next picture: now, the browser would lay out the page for this alone.
    const next = requestAnimationFrame(() => {
      if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
    });
    return () => cancelAnimationFrame(next);
  }, [newest]);
  const passages = passagesOf(lines, isBot);
  const { told, earlier } = newestOf(passages, most, (line) => brief(words, line, names, owners));
  const text = ({ said }: ToldLine) => (
    <span class="story-text">
      <Unbroken text={said} />
    </span>
  );
  const why = ({ line }: ToldLine) =>
    line.rule !== null && <WhyButton rule={line.rule} said={sentence(words, line, names, owners)} />;
  if (told.length === 0) return <p class="story-empty">{words.say("web-table-story-empty")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keys
    <ol class="story" ref={list} tabIndex={0} aria-label={words.say("web-table-story")}>
      {earlier && (
        <li class="story-line">
          <Button look="quiet" onClick={() => setMost(most + MOST)}>
            {words.say("web-table-story-earlier")}
          </Button>
        </li>
      )}
      {told.map(({ of, lines: all }) => {
        const head = headOf(all) as ToldLine;
        const seat = of ?? head.line.seat;
        return (
          <li key={all[0]?.line.id} class="story-line">
            {seat === null ? <span class="mark" /> : <SeatMark seat={mark(seat)} />}
            {all.length === 1 ? (
              text(head)
            ) : (
              <details class="story-turn">
                <summary>{text(head)}</summary>
                <ol>
                  {all.map((each) => (
                    <li key={each.line.id} class="story-line">
                      {text(each)}
                      {why(each)}
                    </li>
                  ))}
                </ol>
              </details>
            )}
            {why(head)}
          </li>
        );
      })}
    </ol>
  );
}

/** Opens the rule behind something; `said` is what happened, in all its detail. */
export function WhyButton({ rule, said }: { rule: string; said?: string }) {
  const words = useWords();
  return (
    <button
      type="button"
      class="why"
      aria-label={words.say("web-table-why", { rule })}
      title={words.say("web-why")}
      onClick={() => openRule(rule, said)}
    >
      ?
    </button>
  );
}
