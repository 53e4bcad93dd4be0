/** What the line above the table says where a promo asks something, or somebody flicks another body than their own. */

import type { IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import type { Said } from "../show/status.ts";
import { penguinInTurn, teamOf } from "./race.ts";

/** What a promo says of the situation; null where it says nothing. */
export function promoStatus(view: IceCoolView, offer: IceCoolOffer | null): Said | null {
  const word = asked(view) ?? flicked(view, offer);
  if (word === null) return racing(view, offer);
  const seat = view.asked?.seat ?? view.turn?.seat ?? null;
  const others = word === "trap" || word === "teleport" ? "lay" : word;
  return { id: offer === null ? `web-promo-status-${others}-others` : `web-promo-status-${word}`, seat };
}

function asked(view: IceCoolView): string | null {
  switch (view.asked?.about) {
    case "emerald_fish":
      return "hang";
    case "blocked_door":
      return view.stage === "round" ? "block" : "move";
    case "artifacts":
      return "pick";
    case "trap":
      return view.stage === "round" ? "trap" : "trapped";
    case "teleport":
      return "teleport";
    case "sundial":
      return "back";
    default:
      return null;
  }
}

function flicked(view: IceCoolView, offer: IceCoolOffer | null): string | null {
  if (view.asked !== null || view.stage !== "before") return null;
  const body =
    offer?.choices.map(({ action }) => (action.kind === "icecool-flick" ? action.body : null)).find(Boolean) ??
    view.turn?.body;
  return body === "pawclaw" ? "bear" : null;
}

/** In a race: whose turn it is, and with which penguin. */
function racing(view: IceCoolView, offer: IceCoolOffer | null): Said | null {
  const seat = view.turn?.seat ?? null;
  const turn = penguinInTurn(view);
  if (view.asked !== null || view.stage !== "before" || seat === null || turn === null) return null;
  const team = teamOf(view, seat);
  if (team === null) return null;
  const more = { number: turn.which + 1, team: team.number, penguins: team.penguins.length };
  return { id: offer === null ? "web-race-turn" : "web-race-turn-yours", seat, more };
}
