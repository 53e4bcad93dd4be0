/** One's own cards. On a shared device they lie face down until their owner peeks. */

import { useState } from "preact/hooks";
import { Button } from "../../ui/controls/Button.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import type { IceCoolHandSeen } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";
import { type Card, pointsOf } from "../show/standing.ts";
import "./cards.css";

/** Won with the emerald fish: it lies face up from the first, and is never used for anything. */
const EMERALD: Card = "emerald";

interface Props {
  words: Words;
  hand: IceCoolHandSeen;
  /** Other people play on this device, too. */
  shared: boolean;
}

export function Hand({ words, hand, shared }: Props) {
  const [open, setOpen] = useState(!shared);
  const down = hand.cards ?? [];
  const all = hand.down + hand.up.length;
  return (
    <section class="hand" data-shared={shared} aria-label={words.say("web-icecool-own-cards")}>
      <ul class="hand-cards" style={{ "--all": all }}>
        {Array.from({ length: hand.down }, (_, index) => (
          <li key={`down-${index}`} style={{ "--nth": index }}>
            {open && down[index] !== undefined ? (
              <CardFace words={words} card={down[index]} />
            ) : (
              <CardBack words={words} />
            )}
          </li>
        ))}
        {hand.up.map((card, index) => (
          <li key={`up-${index}`} class={card === EMERALD ? "" : "hand-used"} style={{ "--nth": hand.down + index }}>
            <CardFace words={words} card={card} used={card !== EMERALD} />
          </li>
        ))}
      </ul>
      {hand.down > 0 && (
        <Button look="quiet" aria-pressed={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? "close" : "eye"} />
          <span class="wide-words">{words.say(open ? "web-icecool-hide-cards" : "web-icecool-peek")}</span>
        </Button>
      )}
    </section>
  );
}

/** A card's face: its points, a fish for each, and what it can do. */
export function CardFace({ words, card, used = false }: { words: Words; card: Card; used?: boolean }) {
  const points = pointsOf(card);
  const said = words.say(used ? "web-icecool-card-used" : "web-icecool-card", { card: words.say(`card-${card}`) });
  return (
    <span class={`card card-${card === EMERALD ? EMERALD : points}`} role="img" aria-label={said} title={said}>
      <span class="card-points" aria-hidden="true">
        {points}
      </span>
      <svg viewBox="0 0 48 24" class="card-fish" aria-hidden="true">
        {Array.from({ length: points }, (_, index) => (
          <path key={index} d={FISH} transform={`translate(${24 + (index - (points - 1) / 2) * 15 - 12} 0)`} />
        ))}
      </svg>
      <svg viewBox="0 0 24 24" class="card-trick" aria-hidden="true">
        <path d={trickOf(card)} />
      </svg>
    </span>
  );
}

export function CardBack({ words }: { words: Words }) {
  return <span class="card card-back" role="img" aria-label={words.say("web-icecool-card-down")} />;
}

const FISH = "M3 12q6 -7 13 -2l5 -4v12l-5 -4q-7 5 -13 -2z";
const SKATE = "M5 4h6v7l8 2q2 1 2 4H4V5zM3 20h17";
const JUMP = "M3 20v-5M21 20v-5M4 14q8 -18 16 -2m0 0l-4 -1m4 1l1 -4";
const DOORS = "M4 20V6h6v14M14 20V6h6v14M2 13h20m0 0l-3 -2m3 2l-3 2";
const BOUNCE = "M20 4v16M3 20L19 12L5 5m0 0l4 0m-4 0l1 4";

/** The picture of what a card can do beside counting. */
function trickOf(card: Card): string {
  const tricks: Readonly<Record<string, string>> = { "1": SKATE, "1-jump": JUMP, "1-doors": DOORS, "1-bounce": BOUNCE };
  return tricks[card] ?? "";
}
