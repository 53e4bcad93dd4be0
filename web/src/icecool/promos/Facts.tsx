/** What the promos add beside a player's name: honeycombs, snowflakes, the emerald fish, the artifact. */

import type { ComponentChildren } from "preact";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import type { IceCoolView } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";
import { Fish } from "../panels/Facts.tsx";
import { sliceOf } from "../show/standing.ts";
import { Comb, Flake, Gem, PromoPicture } from "./art.tsx";
import { type Team, teamOf } from "./race.ts";
import "./promos.css";

export function Facts({ words, view, seat }: { words: Words; view: IceCoolView; seat: number }) {
  const combs = sliceOf(view, "icecool-honeycombs")?.held[seat] ?? 0;
  const flakes = sliceOf(view, "icecool-snowflakes")?.held[seat] ?? 0;
  const pick = sliceOf(view, "icecool-artifacts")?.picked.find((each) => each.seat === seat);
  const team = teamOf(view, seat);
  return (
    <>
      {team !== null && <TeamFacts words={words} team={team} />}
      {combs > 0 && (
        <Counter label={words.say("web-promo-honeycombs", { count: combs })} wide={22 * combs}>
          {Array.from({ length: combs }, (_, i) => (
            <Comb key={i} x={11 + 22 * i} y={12} r={10} />
          ))}
        </Counter>
      )}
      {flakes > 0 && (
        <Counter label={words.say("web-promo-snowflakes", { count: flakes })} wide={38}>
          <Flake x={11} y={12} r={9} />
          <text x={24} y={18} class="promo-count">
            {flakes}
          </text>
        </Counter>
      )}
      {sliceOf(view, "icecool-emerald")?.holder === seat && (
        <Counter label={words.say("web-promo-has-emerald")} wide={36}>
          <Gem x={18} y={12} size={0.55} />
        </Counter>
      )}
      {pick !== undefined && (
        <span
          class="promo-artifact"
          data-used={pick.used}
          role="img"
          aria-label={words.say("web-promo-has-artifact", {
            artifact: words.say(`web-artifact-${pick.artifact}`),
            used: pick.used ? "yes" : "no",
          })}
        >
          <PromoPicture name={pick.artifact} />
        </span>
      )}
    </>
  );
}

/** The team's number, this seat's penguins by their colours, and how many fish are fetched: in its first colour. */
function TeamFacts({ words, team }: { words: Words; team: Team }) {
  const { number, taken, of, home, penguins } = team;
  return (
    <>
      <span class="role">{words.say("web-race-team", { team: number })}</span>
      <span class="ids" aria-hidden="true">
        {penguins.map((penguin) => (
          <SeatMark key={penguin} seat={penguin} />
        ))}
      </span>
      {home ? (
        <span class="role">{words.say("web-race-finished")}</span>
      ) : (
        <Fish words={words} seat={number - 1} taken={taken} of={of} />
      )}
    </>
  );
}

function Counter({ label, wide, children }: { label: string; wide: number; children: ComponentChildren }) {
  return (
    <svg class="promo-counter" viewBox={`0 0 ${wide} 24`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
