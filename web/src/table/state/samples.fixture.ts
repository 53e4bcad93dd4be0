/** Messages of a table, as small as they can be. Used by tests only. */
import type { Event, View } from "../../wire/game.ts";
import type { IceCoolView, IceToidsView, People, SeatInfo, Sync, Update } from "../../wire/protocol.ts";

export const turnBegan = (seat: number): Event => ({
  kind: "icecool-turn-began",
  rule: "TURN-1",
  seat,
  body: `p${seat}`,
  why: "order",
  follows: true,
});

export const cardDrawn = (seat: number, card: "3" | null): Event => ({
  kind: "icecool-card-drawn",
  rule: "DOOR-1",
  seat,
  card,
  knows: [seat],
});

/** A view of ICECOOL in which nothing matters but whose turn it is and who sees which cards. */
export function icecoolView(turn: number, seat: number | null = 0, cards: ("3" | "2")[] | null = null): View {
  const hand = (of: number) => ({ down: 2, up: [], cards: of === seat ? (cards ?? ["3", "3"]) : null });
  return {
    kind: "icecool-view",
    seat,
    seats: 2,
    stage: "before",
    asked: null,
    turn: { seat: turn, body: `p${turn}`, why: "order", rule: "TURN-1", follows: true },
    slices: [{ kind: "icecool-cards-seen", pile: 3, hands: [hand(0), hand(1)], order: null }],
    bodies: [],
  } as unknown as IceCoolView;
}

export const icetoidsView = (actor: number): View => ({ kind: "icetoids-view", actor }) as unknown as IceToidsView;

export const sync = (ply: number, more: Partial<Sync> = {}): Sync => ({
  kind: "sync",
  ply,
  seat: 0,
  view: icecoolView(0),
  offer: null,
  over: false,
  simulating: false,
  story: [],
  ...more,
});

export const update = (ply: number, more: Partial<Update> = {}): Update => ({
  kind: "update",
  ply,
  events: [turnBegan(ply % 2)],
  view: icecoolView(ply % 2),
  offer: null,
  over: false,
  simulating: false,
  frames: null,
  show_ms: 0,
  facts: [],
  stuck: [],
  ...more,
});

/** An update with a flick to be shown. */
export const flick = (ply: number, more: Partial<Update> = {}): Update =>
  update(ply, { frames: "packed", show_ms: 2000, ...more });

export const seatInfo = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: "person",
  name: ["Ana", "Bo"][seat] ?? "",
  level: null,
  here: true,
  clock: null,
  away_ms: null,
  grace_ms: 0,
  ...more,
});

export const people = (more: Partial<People> = {}): People => ({
  kind: "people",
  seats: [seatInfo(0), seatInfo(1)],
  watchers: 0,
  started: true,
  running: null,
  clock: null,
  ...more,
});
