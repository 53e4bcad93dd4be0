/** What somebody was best at, as the server has worked it out of the match: everybody sees the same. */

import { useEffect, useState } from "preact/hooks";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import { Api } from "../../wire/api.ts";
import { browserKeys, tokensOf } from "../../wire/links.ts";
import type { Award } from "../../wire/protocol.ts";
import type { Words } from "../../words/index.ts";

interface Props {
  words: Words;
  table: string;
  nameOf: (seat: number) => string;
}

/** Millimetres and centimetres of the things on a table. */
const MM_IN_CM = 10;
const LENGTHS = new Set<Award["kind"]>(["longest-slide", "highest-jump"]);

/** The sentence of an award. A slide is told in whole centimetres, a jump to the tenth. */
export function awardText(words: Words, award: Award, nameOf: (seat: number) => string): string {
  const cm = award.amount / MM_IN_CM;
  const amount = award.kind === "longest-slide" ? Math.round(cm) : LENGTHS.has(award.kind) ? cm : award.amount;
  return words.say(`web-ending-${award.kind}`, { amount, names: words.joined(award.seats.map(nameOf)) });
}

export function AwardList({ words, table, nameOf }: Props) {
  const awards = useAwards(table);
  if (awards.length === 0) return null;
  return (
    <section class="awards" aria-label={words.say("web-ending-awards")}>
      {awards.map((award) => (
        <p key={award.kind} class="award">
          {award.seats.map((seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
          <span>{awardText(words, award, nameOf)}</span>
        </p>
      ))}
    </section>
  );
}

/** None until they have come, and none where they cannot be had: nothing depends on them. */
function useAwards(table: string): readonly Award[] {
  const [awards, setAwards] = useState<readonly Award[]>([]);
  useEffect(() => {
    let gone = false;
    const token = tokensOf(browserKeys().of(table))[0] ?? null;
    void new Api().awards(table, token).then((found) => {
      if (found.ok && !gone) setAwards(found.value.awards);
    });
    return () => {
      gone = true;
    };
  }, [table]);
  return awards;
}
