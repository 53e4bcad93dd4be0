/** A picture or a short film of the school, with a line of words below it. */

import { fitted, LONGEST, linesOf } from "./layout.ts";

/** What is drawn of: a canvas that a stage draws into. */
export interface Drawn {
  readonly canvas: HTMLCanvasElement;
  readonly stage: { path: unknown; setPath(path: never): void; draw(ms: number): void };
}

export const CLIP_MS = 4000;
/** Between two pictures of a film, in milliseconds: a machine without a graphics card films no more of them. */
const FRAME_MS = 45;
const BITS_PER_SECOND = 4_000_000;
/** What browsers can write, the most widely read first. */
const KINDS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];
const FONT = '600 24px "Nunito Sans", system-ui, sans-serif';
const LINE = 34;
const MARGIN = 20;
/** Above and below the words; even, as all lengths of a film are. */
const PADDING = 12;

/** The kind of film that this browser writes; null if it writes none. */
export function filmKind(): string | null {
  if (typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)) return null;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

/** Paints what a stage shows, again and again, into a canvas of its own. */
export class Painter {
  readonly canvas = document.createElement("canvas");
  private readonly drawn: Drawn;
  private readonly context: CanvasRenderingContext2D;
  private readonly lines: readonly string[];
  private readonly height: number;

  constructor(drawn: Drawn, said: string, what: keyof typeof LONGEST) {
    this.drawn = drawn;
    const { width, height } = fitted(drawn.canvas, LONGEST[what]);
    this.height = height;
    this.canvas.width = width;
    const context = this.canvas.getContext("2d");
    if (context === null) throw new Error("no picture can be painted here");
    this.context = context;
    context.font = FONT;
    this.lines = linesOf(said, width - 2 * MARGIN, (text) => context.measureText(text).width);
    this.canvas.height = height + this.lines.length * LINE + (this.lines.length > 0 ? 2 * PADDING : 0);
  }

  /** Paints the school as it is at a time of the page's frames. It is drawn anew: a browser drops what it has shown. */
  paint(ms: number): void {
    const { canvas, stage } = this.drawn;
    stage.setPath(stage.path as never);
    stage.draw(ms);
    const { width } = this.canvas;
    const sky = this.context.createLinearGradient(0, 0, 0, this.canvas.height);
    sky.addColorStop(0, "#dcebf5");
    sky.addColorStop(1, "#f6fafd");
    this.context.fillStyle = sky;
    this.context.fillRect(0, 0, width, this.canvas.height);
    this.context.drawImage(canvas, 0, 0, width, this.height);
    this.context.font = FONT;
    this.context.fillStyle = "#12304a";
    this.context.textBaseline = "top";
    this.lines.forEach((line, number) => {
      this.context.fillText(line, MARGIN, this.height + PADDING + number * LINE);
    });
  }
}

/** The school as it is now. */
export async function pictureOf(painter: Painter): Promise<Blob> {
  await new Promise<void>((done) => {
    requestAnimationFrame((now) => {
      painter.paint(now);
      done();
    });
  });
  return new Promise((resolve, reject) => {
    painter.canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png");
  });
}

/** Films the school for so many milliseconds. A page that is hidden meanwhile is filmed as it was. */
export async function filmOf(painter: Painter, kind: string, ms: number = CLIP_MS): Promise<Blob> {
  painter.paint(performance.now());
  const stream = painter.canvas.captureStream();
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise((stopped) => recorder.addEventListener("stop", stopped, { once: true }));
  let [asked, last] = [0, 0];
  const frame = (now: number) => {
    if (now - last >= FRAME_MS) {
      painter.paint(now);
      last = now;
    }
    asked = requestAnimationFrame(frame);
  };
  recorder.start();
  asked = requestAnimationFrame(frame);
  await new Promise((over) => setTimeout(over, ms));
  cancelAnimationFrame(asked);
  recorder.stop();
  await ended;
  for (const track of stream.getTracks()) track.stop();
  return new Blob(parts, { type: kind.split(";")[0] ?? kind });
}
