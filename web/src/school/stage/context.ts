/** The WebGL context of a canvas. It needs no three.js, so it is created while three.js is still loading. */

import type { Quality } from "../types.ts";

/** The attributes that three.js would ask for. */
const WANTED: WebGLContextAttributes = {
  alpha: true,
  depth: true,
  stencil: false,
  premultipliedAlpha: true,
  preserveDrawingBuffer: false,
  powerPreference: "high-performance",
};

/** More device pixels for a CSS pixel than these are not seen. */
export const MOST_RATIO = 2;

export interface GlContext {
  readonly context: WebGL2RenderingContext;
  /** Whether a graphics card draws, and not the processor. */
  readonly strong: boolean;
}

const ready = new WeakMap<HTMLCanvasElement, GlContext>();

/** The context of a canvas, with smoothed edges on a graphics card or for `high`. Null: this browser has no WebGL 2. */
export function glContextOf(canvas: HTMLCanvasElement, quality: Quality): GlContext | null {
  const known = ready.get(canvas);
  if (known !== undefined) return known;
  sized(canvas, ratioOf(quality));
  const ask = (more: WebGLContextAttributes) => canvas.getContext("webgl2", { ...WANTED, ...more });
  const quick = quality === "auto" ? ask({ antialias: true, failIfMajorPerformanceCaveat: true }) : null;
  const context = quick ?? ask({ antialias: quality === "high" });
  if (context === null) return null;
  const glContext = { context, strong: quick !== null };
  ready.set(canvas, glContext);
  return glContext;
}

/** A canvas that is prepared and not on the page yet. */
let spare: HTMLCanvasElement | null = null;

/** Prepares a canvas of the window's size, before there is a page to put it on. */
export function prepareCanvas(quality: Quality): void {
  const canvas = document.createElement("canvas");
  const ratio = ratioOf(quality);
  canvas.width = Math.floor(innerWidth * ratio);
  canvas.height = Math.floor(innerHeight * ratio);
  // A new extension is a wait for the graphics card; this is the one that three.js needs.
  glContextOf(canvas, quality)?.context.getExtension("EXT_texture_filter_anisotropic");
  spare = canvas;
}

/** The canvas that is ready, if there is one and nobody has taken it. */
export function preparedCanvas(): HTMLCanvasElement | null {
  return spare;
}

/** A canvas to draw a school on: the one that is ready, if nobody has taken it. */
export function schoolCanvas(): HTMLCanvasElement {
  const canvas = spare ?? document.createElement("canvas");
  spare = null;
  return canvas;
}

type StageSetter = typeof import("./stages.ts").stageOn;

let setter: StageSetter | null = null;

/** Called by stages.ts when it has loaded, and with it three.js. */
export function provideStages(set: StageSetter): void {
  setter = set;
}

/** The function that creates a stage, if it has loaded: then the page need not be drawn without one first. */
export function stageSetter(): StageSetter | null {
  return setter;
}

function ratioOf(quality: Quality): number {
  return quality === "low" ? 1 : Math.min(devicePixelRatio, MOST_RATIO);
}

/** Gives a canvas its size before there is anything to be made anew for another one. */
function sized(canvas: HTMLCanvasElement, ratio: number): void {
  if (canvas.clientWidth === 0 || canvas.clientHeight === 0) return;
  canvas.width = Math.floor(canvas.clientWidth * ratio);
  canvas.height = Math.floor(canvas.clientHeight * ratio);
}
