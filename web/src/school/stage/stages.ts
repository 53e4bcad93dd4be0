/** Creates the stage of a canvas. One may be created before the page: its shaders then compile meanwhile. */

import type { StageOptions } from "../types.ts";
import { preparedCanvas, provideStages } from "./context.ts";
import { Stage } from "./stage.ts";

interface Staged {
  readonly canvas: HTMLCanvasElement;
  readonly stage: Stage;
}

let ready: Staged | null = null;
let last: Staged | null = null;

/** Creates a stage on the prepared canvas, if there is one. */
export function prepareStage(options: StageOptions): void {
  const canvas = preparedCanvas();
  if (canvas === null || ready !== null) return;
  ready = { canvas, stage: new Stage(canvas, options) };
}

/** The stage of a canvas: the prepared one, if it is on that canvas, or a new one. */
export function stageOn(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const found = ready?.canvas === canvas ? ready.stage : new Stage(canvas, options);
  ready = null;
  last = { canvas, stage: found };
  return found;
}

/** The canvas that a stage was put on last: whoever wants a picture of it draws it anew, for no browser keeps what was drawn. */
export function lastStaged(): Staged | null {
  return last;
}

provideStages(stageOn);
