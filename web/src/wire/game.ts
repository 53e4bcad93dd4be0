/** The types of what a game says, whichever game it is. The raw fields of the wire's messages hold these. */
import type {
  Done,
  Fitted,
  Hinted,
  IceCoolAction,
  IceCoolEvent,
  IceCoolLayout,
  IceCoolOffer,
  IceCoolView,
  IceToidsAction,
  IceToidsEvent,
  IceToidsOffer,
  IceToidsView,
  Pong,
  Previewed,
  Refused,
  SendEmote,
  SetClosing,
  Update,
} from "./protocol.ts";

export type Seat = number;
export type View = IceCoolView | IceToidsView;
export type Event = IceCoolEvent | IceToidsEvent;
export type Action = IceCoolAction | IceToidsAction;
export type Offer = IceCoolOffer | IceToidsOffer;
export type Fact = Update["facts"][number];
export type Layout = IceCoolLayout;
export type Emote = SendEmote["emote"];
export type Closing = SetClosing["closing"];

/** What a command is answered with. A refusal is an answer, never an exception. */
export type Answer = Done | Refused | Fitted | Previewed | Hinted | Pong;

export function isIceCool(view: View): view is IceCoolView {
  return view.kind === "icecool-view";
}

/** The number of a penguin, which is its seat and its colour; null for a piece that is nobody's (`walrus-3`). */
export function penguinOf(body: string): Seat | null {
  return /^p\d+$/.test(body) ? Number(body.slice(1)) : null;
}
