/** Flicks of the golden matches: what physics saw and what the game made of it. Used by tests only. */
import { readdirSync, readFileSync } from "node:fs";
import type { Event, Fact } from "../wire/game.ts";
import type { IceCoolView } from "../wire/protocol.ts";
import { Motion } from "./frames.ts";
import type { Shot } from "./shot.ts";

const FOLDER = new URL("../../../tests/golden/", import.meta.url);

interface Line {
  readonly move?: { action: { kind: string; facts?: Fact[] } };
  readonly events?: Event[];
}

export interface GoldenShot extends Shot {
  readonly from: string;
}

export function goldenShots(): GoldenShot[] {
  const files = readdirSync(FOLDER).filter((name) => /^icecool.*\.jsonl$/.test(name));
  return files.flatMap((name) => {
    const [, ...entries] = readFileSync(new URL(name, FOLDER), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    const owners = ownersIn(entries[0]?.events ?? []);
    return entries.flatMap((entry, index) =>
      entry.move?.action.kind === "match-resolved"
        ? [
            {
              from: `${name}:${index}`,
              events: entry.events ?? [],
              facts: entry.move.action.facts ?? [],
              stuck: [],
              after: viewOf([], owners),
            },
          ]
        : [],
    );
  });
}

/** Whose penguins there are, by number, as the teams of a race were told; nothing where nobody has two. */
function ownersIn(events: readonly Event[]): number[] {
  const owners: number[] = [];
  for (const event of events) {
    if (event.kind !== "icecool-team-formed") continue;
    for (const [place, colour] of event.colours.entries())
      owners[colour] = event.seats[place % event.seats.length] ?? colour;
  }
  return owners;
}

/** A view of which only the fish that hang matter. */
export function viewWith(...hung: { seat: number; door: string }[]): Shot["after"] {
  return viewOf(hung, []);
}

function viewOf(hung: readonly { seat: number; door: string }[], owners: readonly number[]): Shot["after"] {
  const slices = [{ kind: "icecool-tokens", hung, taken: [] }];
  return { view: { kind: "icecool-view", slices, owners } as unknown as IceCoolView };
}

/** So many seconds in which a penguin stands still: golden matches keep no frames. */
export function lasting(seconds: number): Motion {
  const channel = (value: number) => [value, ...Array(60).fill(0)];
  const channels = [channel(1000), channel(2000), channel(175), channel(2000), channel(0), channel(0), channel(0)];
  return new Motion({ hz: 60, count: 60 * seconds + 1, tracks: [{ body: "p0", start: 0, channels }] });
}
