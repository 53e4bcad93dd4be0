/** What stands beside a player's name: role, fish, ID cards, cards. Pictures with words for those who listen. */

import { SeatMark } from "../ui/SeatMark.tsx";
import type { Words } from "../words/index.ts";
import type { Standing } from "./standing.ts";

const FISH = "M2 8q5 -6 11 -2l5 -4v12l-5 -4q-6 4 -11 -2z";

export function Facts({ words, standing }: { words: Words; standing: Standing }) {
  const { role, fish, fishOf, ids, caught, hand, points } = standing;
  return (
    <>
      {role !== "alone" && <span class={`role role-${role}`}>{words.say(`role-${role}`)}</span>}
      {role === "runner" && fishOf > 0 && <Fish words={words} seat={standing.seat} taken={fish} of={fishOf} />}
      {role !== "alone" && (
        <span class="ids" role="img" aria-label={words.say("web-icecool-ids", { count: ids.length })}>
          {ids.map((owner) => (
            <SeatMark key={owner} seat={owner} />
          ))}
        </span>
      )}
      {caught && <span class="player-tag">{words.say("web-icecool-caught")}</span>}
      {hand !== null && (
        <span class="cards-count">{words.say("web-icecool-cards-count", { count: hand.down + hand.up.length })}</span>
      )}
      {points !== null && <span class="cards-count">{words.say("icecool-board-points", { points })}</span>}
    </>
  );
}

function Fish({ words, seat, taken, of }: { words: Words; seat: number; taken: number; of: number }) {
  const said = words.say("web-icecool-fish", { taken, of });
  return (
    <svg class="fish-row" viewBox={`0 0 ${20 * of} 16`} role="img" aria-label={said}>
      {Array.from({ length: of }, (_, index) => (
        <path
          key={`${seat}-${index}`}
          d={FISH}
          transform={`translate(${20 * index} 0)`}
          class={index < taken ? "fish-taken" : "fish-left"}
        />
      ))}
    </svg>
  );
}
