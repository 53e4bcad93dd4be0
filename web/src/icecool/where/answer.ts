/** The answer to a question about the position; of moves also how they are typed. */

import type { Topic } from "../../table-ui/where/teller.ts";
import { typedSaid } from "../../table-ui/where/teller.ts";
import type { IceCoolOffer } from "../../wire/protocol.ts";
import { writeCommand } from "../input/commands.ts";
import { offered } from "../input/offered.ts";
import { type Told, told } from "./where.ts";

export function answer(of: Told, choices: IceCoolOffer["choices"], topic: Topic): string[] {
  if (topic !== "moves") return told(of, topic);
  const wanted = choices.filter((choice) => choice.kind !== "one-of" || !choice.quiet);
  const typed = typedSaid(of.words, [...new Set(wanted.flatMap(({ action }) => writeCommand(action) ?? []))]);
  return offered(choices, "icecool-flick").length > 0 ? [typed, ...told(of, topic)] : [typed];
}
