/** The podium: the first three places, and the winner who dances for a while. Still, where nothing may move. */

import { Penguin } from "../../ui/pictures/Penguin.tsx";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import type { Seat } from "../../wire/game.ts";
import type { Words } from "../../words/index.ts";
import { podiumOf } from "./places.ts";

interface Props {
  words: Words;
  ranking: readonly (readonly Seat[])[];
  nameOf: (seat: Seat) => string;
  mark: (seat: Seat) => number;
}

export function Podium({ words, ranking, nameOf, mark }: Props) {
  const steps = podiumOf(ranking);
  const said = steps.map(({ place, seats }) =>
    words.say("web-ending-place", { place, names: words.joined(seats.map(nameOf)) }),
  );
  return (
    <div class="podium" role="img" aria-label={said.join("; ")}>
      {steps.map(({ place, seats }) => (
        <div key={place} class="podium-step" data-place={place}>
          <div class="podium-who">
            {seats.map((seat, number) => (
              <span key={seat} class="podium-one" style={{ "--nth": number }}>
                <Penguin seat={mark(seat)} pose={place === 1 ? "jumps" : "waves"} />
                <span class="podium-name">
                  <SeatMark seat={mark(seat)} />
                  {nameOf(seat)}
                </span>
              </span>
            ))}
          </div>
          <span class="podium-block">{place}</span>
        </div>
      ))}
    </div>
  );
}
