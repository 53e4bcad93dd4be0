/** What a game brings to its replay. Each is a chunk of its own. */

import type { ComponentChildren, ComponentType } from "preact";
import type { CameraMode } from "../school/types.ts";
import type { TableState } from "../table/state/tableState.ts";
import type { Seat } from "../wire/game.ts";

export interface StageProps {
  state: TableState;
  camera: CameraMode;
  /** How fast shows are played; 0 holds them. */
  pace: number;
  onShown: (ply: number) => void;
}

export interface GameReplay {
  /** The board with what is being shown on it. */
  readonly Stage: ComponentType<StageProps>;
  /** What stands beside a player's name. */
  readonly facts: (state: TableState, seat: Seat) => ComponentChildren;
  /** Which of the general marks a seat has. */
  readonly mark: (seat: Seat) => number;
  /** The cameras to choose from; none where there is nothing to choose. */
  readonly cameras: readonly CameraMode[];
  /** The board is the whole window's ground. */
  readonly fill: boolean;
}

/** The game's part of a replay. */
export async function gameReplay(game: string): Promise<GameReplay> {
  if (game.startsWith("icetoids")) return (await import("./icetoids.tsx")).ICETOIDS;
  return (await import("./icecool.tsx")).ICECOOL;
}
