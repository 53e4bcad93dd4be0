/** What is offered of a kind. */

import type { IceCoolAction, IceCoolOffer } from "../../wire/protocol.ts";

type Kind = IceCoolAction["kind"];

/** The offered actions of a kind; of ranged ones their pattern. */
export function offered<K extends Kind>(
  choices: IceCoolOffer["choices"],
  kind: K,
): Extract<IceCoolAction, { kind: K }>[] {
  return choices
    .map((choice) => choice.action)
    .filter((action): action is Extract<IceCoolAction, { kind: K }> => action.kind === kind);
}
