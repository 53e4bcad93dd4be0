/** The graphics card's part of a canvas. It needs no three.js, so it can be made ready while that is on its way. */

import type { Quality } from "../types.ts";

/** As three.js asks for it. */
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

/** The context of a canvas; edges are smoothed where that costs little, or is wanted. Null: this browser has none. */
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

/** A canvas that is ready and has no place yet. */
let spare: HTMLCanvasElement | null = null;

/** Makes a canvas of the window's size ready, before there is a page to put it on. */
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

/** Three.js and all that is drawn with it are there. */
export function provideStages(set: StageSetter): void {
  setter = set;
}

/** What sets a stage, if it is there already: then a page need not be drawn without one first. */
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
