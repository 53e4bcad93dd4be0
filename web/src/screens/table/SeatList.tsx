/** Who sits where, as a list: mark, name, and what one should know of them. */

import type { ComponentChildren } from "preact";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import type { SeatSummary } from "../../wire/protocol.ts";
import { useWords, type Words } from "../../words/index.ts";
import { printable } from "../../words/printable.ts";

/** What a seat is called: the person's name, the bot's level, or that it is free. */
export function seatName(words: Words, seat: SeatSummary): string {
  if (seat.kind === "open") return words.say("web-wait-open");
  if (seat.kind === "person") return printable(seat.name) || words.name(seat.seat);
  const id = `level-${seat.level}-name`;
  return words.say("web-seat-bot", { level: words.has(id) ? words.say(id) : (seat.level ?? "") });
}

interface Props<Seat extends SeatSummary> {
  seats: readonly Seat[];
  /** What stands behind the name. */
  children?: (seat: Seat) => ComponentChildren;
}

export function SeatList<Seat extends SeatSummary>({ seats, children }: Props<Seat>) {
  const words = useWords();
  return (
    <ol class="seat-list">
      {seats.map((seat) => (
        <li key={seat.seat} class="seat-line" data-kind={seat.kind}>
          <SeatMark
            seat={seat.seat}
            {...(words.has("player-colour-0") ? { label: words.say(`player-colour-${seat.seat}`) } : {})}
          />
          <span class="seat-name">{seatName(words, seat)}</span>
          {children?.(seat)}
        </li>
      ))}
    </ol>
  );
}
