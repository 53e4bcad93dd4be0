/** What hangs or stands flat on the walls: paper cut-outs, printed. Painted in millimetres, y down. No words. */

import type { PrintName } from "../../building/roomLooks.ts";
import type { Context2D } from "../canvas.ts";
import { atom, blackboard, chart, clock, flasks, map } from "./classroomAndLab.ts";
import { bars, darts, hoop, pennants, trophies } from "./gymAndGameRoom.ts";
import { crates, pane, pots, stove } from "./kitchen.ts";

export const PAINTERS: Readonly<Record<PrintName, (ink: Context2D, w: number, h: number) => void>> = {
  blackboard,
  stove,
  bars,
  crates,
  hoop,
  window: pane,
  map,
  flasks,
  chart,
  atom,
  darts,
  trophies,
  pots,
  clock,
  pennants,
};
