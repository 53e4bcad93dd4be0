/** One sentence that always says whose turn it is and what they may do: a message and its variables. */

import type { IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { offered } from "../input/offered.ts";
import { inTurn } from "./standing.ts";

export interface Said {
  readonly id: string;
  /** The seat whose name the message takes as `name`. */
  readonly seat: number | null;
  /** Its other variables. */
  readonly more?: Readonly<Record<string, string | number>>;
}

interface Situation {
  readonly view: IceCoolView;
  readonly offer: IceCoolOffer | null;
  /** Something is being shown, or physics works. */
  readonly moving: boolean;
  /** The turn of this device ends by itself. */
  readonly ends?: boolean;
  /** How this device flicks. */
  readonly style: "pull" | "swipe";
}

/** What the line above the table says; null when the game is over, which has words of its own. */
export function statusOf({ view, offer, moving, ends = false, style }: Situation): Said | null {
  if (moving) return { id: "web-icecool-status-flicks", seat: view.flicker ?? inTurn(view) };
  const seat = inTurn(view);
  if (seat === null) return null;
  if (ends) return { id: "web-icecool-status-ends", seat };
  return { id: offer === null ? theirs(view) : mine(view, offer.choices, style), seat };
}

function mine(view: IceCoolView, choices: IceCoolOffer["choices"], style: "pull" | "swipe"): string {
  if (offered(choices, "icecool-place-catcher").length > 0) return "web-icecool-status-place";
  if (offered(choices, "icecool-choose-room").length > 0) return "web-icecool-status-room";
  if (offered(choices, "icecool-place-freely").length > 0) {
    return style === "swipe" ? "web-icecool-status-free-swipe" : "web-icecool-status-free";
  }
  if (view.stage === "window") return "web-icecool-status-window";
  // A flick that did not leave the red circle is flicked again (TURN-3): why, is said.
  if (view.stage === "before" && view.repeats > 0) return "web-icecool-status-again";
  return style === "swipe" ? "web-icecool-status-flick-swipe" : "web-icecool-status-flick";
}

function theirs(view: IceCoolView): string {
  if (view.asked !== null) {
    return view.stage === "round" ? "web-icecool-status-places" : "web-icecool-status-room-others";
  }
  return view.stage === "window" ? "web-icecool-status-window-others" : "web-icecool-status-others";
}
