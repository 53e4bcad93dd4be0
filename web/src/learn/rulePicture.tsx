/** The small picture beside a rule: one of the lessons', for the rules that can be drawn. */

import { PROMO_PICTURES, PromoPicture } from "../icecool/promos/art.tsx";
import { StepPicture } from "./pictures.tsx";

/** By rule, else by the first part of its id. */
const SHOWN: Readonly<Record<string, string>> = {
  "TURN-4": "icecool-line",
  "TURN-5": "icecool-line",
  "TURN-10": "icecool-curve",
  "TURN-11": "icecool-jump",
  TURN: "icecool-flick",
  DOOR: "icecool-door",
  CATCH: "icecool-catch",
  TWO: "icecool-catch",
  CARD: "icecool-cards",
  GAME: "icecool-cards",
  SETUP: "icecool-circle",
  PAW: "pawclaw",
  EMP: "emperor",
  EMER: "emerald",
  WAL: "walruses",
  ART: "artifacts",
  "ART-2": "sundial",
  "ART-3": "trap",
  "ART-4": "teleport",
  "ART-5": "platform",
  BLOCK: "blocked_door",
  PORT: "portals",
  MANY: "many",
  RACE: "race",
  "TOIDS-2": "icetoids-home",
  "TOIDS-3": "icetoids-point",
  "TOIDS-4": "icetoids-enter",
  "TOIDS-5": "icetoids-arrow",
  "TOIDS-6": "icetoids-enter",
  "TOIDS-7": "icetoids-tile",
  "TOIDS-8": "icetoids-push",
  "TOIDS-9": "icetoids-goal",
};

/** The name of a rule's picture; null where there is nothing to draw. */
export function pictureOf(rule: string): string | null {
  return SHOWN[rule] ?? SHOWN[rule.slice(0, rule.lastIndexOf("-"))] ?? null;
}

export function RulePicture({ rule }: { rule: string }) {
  const name = pictureOf(rule);
  if (name === null) return null;
  return PROMO_PICTURES.includes(name) ? <PromoPicture name={name} look="step-picture" /> : <StepPicture name={name} />;
}
