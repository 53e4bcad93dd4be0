/** What stands beside a player's name: role, fish, ID cards, cards. Pictures with words for those who listen. */

import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import { markOf } from "../../ui/pictures/seatMarks.ts";
import type { Words } from "../../words/index.ts";
import type { Standing } from "../show/standing.ts";

export const FISH = "M2 8q5 -6 11 -2l5 -4v12l-5 -4q-6 4 -11 -2z";

export function Facts({ words, standing }: { words: Words; standing: Standing }) {
  const { role, fish, fishOf, ids, caught, hand, points } = standing;
  return (
    <>
      {role !== "alone" && (
        <span class={role === "runner" ? "role role-runner wide-words" : `role role-${role}`}>
          {role === "catcher" && <Whistle />}
          <span class="role-word wide-words">{words.say(`role-${role}`)}</span>
        </span>
      )}
      {role === "runner" && fishOf > 0 && <Fish words={words} seat={standing.seat} taken={fish} of={fishOf} />}
      {role !== "alone" && (
        <span
          class={role === "runner" ? "ids wide-words" : "ids"}
          role="img"
          aria-label={words.say("web-icecool-ids", { count: ids.length })}
        >
          {ids.map((owner) => (
            <SeatMark key={owner} seat={owner} />
          ))}
        </span>
      )}
      {caught && <span class="player-tag">{words.say("web-icecool-caught")}</span>}
      {hand !== null && (
        <span class="cards-count">
          <CardsIcon count={hand.down + hand.up.length} />
          <span class="cards-words wide-words">
            {words.say("web-icecool-cards-count", { count: hand.down + hand.up.length })}
          </span>
        </span>
      )}
      {points !== null && <span class="cards-count">{words.say("icecool-board-points", { points })}</span>}
    </>
  );
}

function Whistle() {
  return (
    <svg class="role-whistle" viewBox="0 0 24 18" aria-hidden="true">
      <path
        d="M9 5h14v5h-6.2a7 7 0 1 1 -7.800 -5zM9.500 9a2.500 2.500 0 1 0 0.010 0zM11 0h2v3h-2zM6 1l1.800 -1l1.500 2.600l-1.700 1z"
        fill-rule="evenodd"
      />
    </svg>
  );
}

/** A little pile with its number, where there is no room for words. */
function CardsIcon({ count }: { count: number }) {
  return (
    <span class="cards-icon" aria-hidden="true">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <rect x="1.5" y="3.5" width="8" height="11" rx="1.5" transform="rotate(-10 5 9)" />
        <rect x="6" y="2.5" width="8" height="11" rx="1.5" />
      </svg>
      {count}
    </span>
  );
}

/** Fish of a colour: those that are taken are filled. */
export function Fish({ words, seat, taken, of }: { words: Words; seat: number; taken: number; of: number }) {
  const said = words.say("web-icecool-fish", { taken, of });
  const { colour, ink } = markOf(seat);
  return (
    <svg class="fish-row" viewBox={`0 0 ${20 * of} 16`} role="img" aria-label={said}>
      {Array.from({ length: of }, (_, index) => (
        <path
          key={`${seat}-${index}`}
          d={FISH}
          transform={`translate(${20 * index} 0)`}
          class={index < taken ? "fish-taken" : "fish-left"}
          style={index < taken ? { fill: colour, stroke: ink } : {}}
        />
      ))}
    </svg>
  );
}
