/** Stages for canvases. One may be set before there is a page: its shaders are worked out while that is made. */

import type { StageOptions } from "../types.ts";
import { preparedCanvas, provideStages } from "./context.ts";
import { Stage } from "./stage.ts";

let ready: { readonly canvas: HTMLCanvasElement; readonly stage: Stage } | null = null;

/** Sets a stage on the canvas that is ready, if there is one. */
export function prepareStage(options: StageOptions): void {
  const canvas = preparedCanvas();
  if (canvas === null || ready !== null) return;
  ready = { canvas, stage: new Stage(canvas, options) };
}

/** The stage of a canvas: the one that is ready, if it is on that canvas. */
export function stageOn(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const found = ready?.canvas === canvas ? ready.stage : new Stage(canvas, options);
  ready = null;
  return found;
}

provideStages(stageOn);
