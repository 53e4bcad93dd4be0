/** How everybody stands, read off a view: roles, fish, IDs, cards. No rules: only what the server has said. */

import type { IceCoolHandSeen, IceCoolView } from "../../wire/protocol.ts";

type Slice = IceCoolView["slices"][number];
type SliceOf<K extends Slice["kind"]> = Extract<Slice, { kind: K }>;

/** The slice of a kind, if this game has it. */
export function sliceOf<K extends Slice["kind"]>(view: IceCoolView, kind: K): SliceOf<K> | undefined {
  return view.slices.find((slice): slice is SliceOf<K> => slice.kind === kind);
}

/** The shot that is practised again and again, if it is one. */
export function drillOf({ options }: IceCoolView): IceCoolView["options"]["layout"]["drills"][number] | undefined {
  return options.layout.drills.find(({ id }) => id === options.drill);
}

/** So many rooms are seen at once in any window. */
const FEW_ROOMS = 5;

/** Whether the school has a second wing. */
export function isLarge(view: IceCoolView): boolean {
  return view.options.layout.rooms.length > FEW_ROOMS;
}

export type Role = "catcher" | "runner" | "alone";

export interface Standing {
  readonly seat: number;
  readonly role: Role;
  /** Fish taken in this round, and how many there are to take. */
  readonly fish: number;
  readonly fishOf: number;
  /** Whose ID cards lie in front of this seat, its own included. */
  readonly ids: readonly number[];
  /** This seat's ID is with a Catcher. */
  readonly caught: boolean;
  readonly hand: IceCoolHandSeen | null;
  /** Tournament points; null when cards count. */
  readonly points: number | null;
}

export function standings(view: IceCoolView): Standing[] {
  const tokens = sliceOf(view, "icecool-tokens");
  const ids = sliceOf(view, "icecool-ids");
  const cards = sliceOf(view, "icecool-cards-seen");
  const points = sliceOf(view, "icecool-points");
  return Array.from({ length: view.seats }, (_, seat) => {
    const taken = tokens?.taken[seat] ?? 0;
    const hung = tokens?.hung.filter((token) => token.seat === seat).length ?? 0;
    const role = roleOf(view, seat);
    return {
      seat,
      role,
      fish: taken,
      fishOf: taken + hung,
      ids: (ids?.holder ?? []).flatMap((holder, owner) => (holder === seat ? [owner] : [])),
      caught: role === "runner" && ids !== undefined && ids.holder[seat] !== seat,
      hand: cards?.hands[seat] ?? null,
      points: points?.points[seat] ?? null,
    };
  });
}

function roleOf(view: IceCoolView, seat: number): Role {
  if (view.options.drill !== "none" || sliceOf(view, "icecool-race") !== undefined) return "alone";
  return view.catchers.includes(seat) ? "catcher" : "runner";
}

/** The seat that has to decide or is flicking; null at the end. */
export function inTurn(view: IceCoolView): number | null {
  if (view.ending !== null) return null;
  return view.asked?.seat ?? view.turn?.seat ?? null;
}

export type Card = IceCoolHandSeen["up"][number];

/** What a card counts at the end. */
const POINTS: Readonly<Record<Card, number>> = {
  "1": 1,
  "1-jump": 1,
  "1-doors": 1,
  "1-bounce": 1,
  "2": 2,
  "3": 3,
  blank: 1,
  emerald: 3,
};

export function pointsOf(card: Card): number {
  return POINTS[card];
}

/** The number of a seat's cards, if somebody has as many points and another rank; null if cards decided nothing. */
export function cardsThatDecide(view: IceCoolView, seat: number): number | null {
  const { ranking, points } = view.ending ?? { ranking: [], points: [] };
  const others = ranking.filter((group) => !group.includes(seat)).flat();
  const hand = sliceOf(view, "icecool-cards-seen")?.hands[seat];
  return hand !== undefined && others.some((other) => points[other] === points[seat])
    ? hand.down + hand.up.length
    : null;
}
