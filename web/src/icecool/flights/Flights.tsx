/**
 * A fish flies from the board to its owner's panel, an ID from hand to hand. Where nothing may move, it is seen where it
 * arrives. The story says the same in words, so it is hidden from those who listen.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { StoryLine } from "../../table/state/tableState.ts";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import { markOf } from "../../ui/pictures/seatMarks.ts";
import { FISH } from "../panels/Facts.tsx";
import { type Flight, flightsOf } from "./flightsOf.ts";
import "./flights.css";

/** Milliseconds for which something flies and is seen to have arrived. */
const SEEN_MS = 1700;

interface Seen extends Flight {
  readonly begin: Middle;
  readonly end: Middle;
}

interface Middle {
  readonly x: number;
  readonly y: number;
}

export function Flights({ story }: { story: readonly StoryLine[] }) {
  const [flights, setFlights] = useState<readonly Seen[]>([]);
  const last = useRef(story.at(-1)?.id ?? -1);
  useEffect(() => {
    const fresh = story.filter((line) => line.id > last.current);
    last.current = story.at(-1)?.id ?? last.current;
    const found = flightsOf(fresh).flatMap(placed);
    if (found.length > 0) setFlights(found);
  }, [story]);
  useEffect(() => {
    if (flights.length === 0) return;
    const timer = setTimeout(() => setFlights([]), SEEN_MS);
    return () => clearTimeout(timer);
  }, [flights]);
  return (
    <div class="flights" aria-hidden="true">
      {flights.map((flight) => (
        <span key={flight.id} class="flight" style={styleOf(flight)}>
          {flight.what === "fish" ? <FlyingFish seat={flight.of} /> : <SeatMark seat={flight.of} />}
          {flight.card && <span class="card card-back" />}
        </span>
      ))}
    </div>
  );
}

function FlyingFish({ seat }: { seat: number }) {
  const { colour, ink } = markOf(seat);
  return (
    <svg viewBox="0 0 20 16" aria-hidden="true">
      <path d={FISH} fill={colour} stroke={ink} />
    </svg>
  );
}

function styleOf({ begin, end }: Seen) {
  return {
    left: `${end.x}px`,
    top: `${end.y}px`,
    "--from-x": `${begin.x - end.x}px`,
    "--from-y": `${begin.y - end.y}px`,
  };
}

/** Where it flies on this page; nowhere if a panel is not to be seen. */
function placed(flight: Flight): Seen[] {
  const begin = middle(flight.from === null ? ".table-sight" : panel(flight.from));
  const end = middle(panel(flight.to));
  return begin === null || end === null ? [] : [{ ...flight, begin, end }];
}

const panel = (seat: number): string => `.player[data-seat="${seat}"]`;

function middle(selector: string): Middle | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
