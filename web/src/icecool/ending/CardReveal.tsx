/** Everybody's cards are turned over, one by one: who has won is seen before it is said. Can be skipped. */

import { useEffect, useRef, useState } from "preact/hooks";
import { sounds } from "../../sound/sounds.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import type { Words } from "../../words/index.ts";
import { CardBack, CardFace } from "../choosing/Cards.tsx";
import { openAfter, pointsSeen, type ShownHand, toTurn } from "./cardOrder.ts";

interface Props {
  words: Words;
  hands: readonly ShownHand[];
  nameOf: (seat: number) => string;
  onDone: () => void;
}

/** Milliseconds between two cards: all of them take `ALL`, but none is shown shorter or longer than these. */
const ALL = 7000;
const SHORTEST = 160;
const LONGEST = 550;
/** Milliseconds before the first, and after the last. */
const PAUSE = 700;
/** More hands than these stand in two columns, where there is room. */
const MANY = 4;

export function CardReveal({ words, hands, nameOf, onDone }: Props) {
  const all = toTurn(hands);
  const turned = useTurned(all, onDone);
  const open = openAfter(hands, turned);
  const skip = useRef<HTMLDivElement>(null);
  useEffect(() => skip.current?.querySelector("button")?.focus(), []);
  return (
    <section class="end reveal panel" aria-label={words.say("web-ending-cards")}>
      <div class="reveal-head" ref={skip}>
        <h2>{words.say("web-ending-cards")}</h2>
        <Button onClick={onDone}>{words.say("web-ending-skip")}</Button>
      </div>
      <div class="reveal-hands" data-many={hands.length > MANY}>
        {hands.map((hand, index) => (
          <div key={hand.seat} class="reveal-hand">
            <span class="reveal-name">
              <SeatMark seat={hand.seat} />
              {nameOf(hand.seat)}
            </span>
            <span class="reveal-cards">
              {hand.up.map((card, number) => (
                <CardFace key={`up-${number}`} words={words} card={card} />
              ))}
              {hand.down.map((card, number) =>
                number < (open[index] ?? 0) ? (
                  <span key={number} class="reveal-turned">
                    <CardFace words={words} card={card} />
                  </span>
                ) : (
                  <CardBack key={number} words={words} />
                ),
              )}
            </span>
            <span class="end-score">
              {words.say("icecool-board-points", { points: pointsSeen(hand, open[index] ?? 0) })}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** How many cards have been turned over by now; with the last one it is done. Escape skips. */
function useTurned(all: number, onDone: () => void): number {
  const [turned, setTurned] = useState(0);
  useEffect(() => {
    const each = Math.min(LONGEST, Math.max(SHORTEST, ALL / all));
    const timer = setTimeout(
      () => {
        if (turned === all) return onDone();
        sounds.play({ kind: "card", strength: 0.8 });
        setTurned(turned + 1);
      },
      turned === 0 ? PAUSE : turned === all ? each + PAUSE : each,
    );
    return () => clearTimeout(timer);
  }, [turned, all]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => event.key === "Escape" && onDone();
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  return turned;
}
