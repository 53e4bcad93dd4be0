/** The promos of the table form, as data: which are on, which cannot be, and the mixes that are made with one touch. */

import type { GameInfo, OptionInfo } from "../../wire/protocol.ts";
import { type Form, optionOf, withOption } from "./form.ts";

/** Why a promo cannot be switched on: the number of players, another promo, or another option's value. */
export type Block =
  | { readonly why: "seats"; readonly seats: readonly number[] }
  | { readonly why: "promo"; readonly promo: string }
  | { readonly why: "option"; readonly option: string; readonly value: string };

export interface Mix {
  readonly id: string;
  /** The promos that it switches on, the more important first: of two that do not go together the first one is. */
  readonly promos: readonly string[];
}

const MIXES: readonly Mix[] = [
  { id: "bear", promos: ["pawclaw", "walruses"] },
  { id: "royal", promos: ["emperor", "blocked_door"] },
  { id: "treasure", promos: ["emerald", "artifacts"] },
  { id: "maze", promos: ["portals", "blocked_door"] },
];
/** The mix of all that goes together. */
const EVERYTHING = "everything";

export function promosOf(game: GameInfo): OptionInfo[] {
  return game.options.filter((option) => option.promo);
}

/** The mixes that a game has all promos of; the last one is everything that goes together. */
export function mixesOf(game: GameInfo): Mix[] {
  const names = promosOf(game).map((option) => option.name);
  const known = MIXES.filter((mix) => mix.promos.every((name) => names.includes(name)));
  return names.length > 1 ? [...known, { id: EVERYTHING, promos: names }] : known;
}

/** Whether a promo is switched on; it may be blocked nevertheless. */
export function isOn(form: Form, promo: OptionInfo): boolean {
  return optionOf(form, promo) === "yes";
}

/** Why a promo cannot be played at this table as it is now; null if it can. */
export function blockOf(form: Form, game: GameInfo, promo: OptionInfo): Block | null {
  if (promo.seats.length > 0 && !promo.seats.includes(form.seats.length)) return { why: "seats", seats: promo.seats };
  for (const other of game.options) {
    const value = optionOf(form, other);
    if (other.name === promo.name || !areAgainst(promo, other, value)) continue;
    if (!other.promo) return { why: "option", option: other.name, value };
    // Of two promos that are both on, the later one gives way.
    const isEarlier = game.options.indexOf(other) < game.options.indexOf(promo);
    if (value === "yes" && (!isOn(form, promo) || isEarlier)) return { why: "promo", promo: other.name };
  }
  return null;
}

function areAgainst(promo: OptionInfo, other: OptionInfo, value: string): boolean {
  const names = (option: OptionInfo, name: string, of: string) =>
    option.against.some(([each, its]) => each === name && its === of);
  return names(promo, other.name, value) || (value === "yes" && names(other, promo.name, "yes"));
}

/** A promo switched on or off; one that is blocked stays as it is. */
export function toggled(form: Form, game: GameInfo, promo: OptionInfo): Form {
  if (isOn(form, promo)) return withOption(form, promo, "no");
  return blockOf(form, game, promo) === null ? withOption(form, promo, "yes") : form;
}

/** Exactly the promos of a mix, as far as they can be played here. */
export function withMix(form: Form, game: GameInfo, mix: Mix): Form {
  const promos = promosOf(game);
  const none = promos.reduce((next, promo) => withOption(next, promo, promo.default), form);
  return mix.promos.reduce((next, name) => {
    const promo = promos.find((each) => each.name === name);
    return promo === undefined || isOn(next, promo) ? next : toggled(next, game, promo);
  }, none);
}

/** Whether exactly the promos of a mix are on. */
export function isMixed(form: Form, game: GameInfo, mix: Mix): boolean {
  const wanted = withMix(form, game, mix);
  const promos = promosOf(game);
  return (
    promos.some((promo) => isOn(wanted, promo)) && promos.every((promo) => isOn(form, promo) === isOn(wanted, promo))
  );
}

/** How many promos will be played. */
export function countOn(form: Form, game: GameInfo): number {
  return promosOf(game).filter((promo) => isOn(form, promo) && blockOf(form, game, promo) === null).length;
}
