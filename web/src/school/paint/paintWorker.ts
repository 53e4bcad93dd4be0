/** The web worker that paints textures: one after the other, and sends each as soon as it is done. */

import { paint, type Subject } from "./painters.ts";

export interface PaintRequest {
  readonly id: number;
  readonly subject: Subject;
  readonly pixels: number;
}

export interface PaintResult {
  readonly id: number;
  readonly picture: ImageData;
}

self.onmessage = ({ data: { id, subject, pixels } }: MessageEvent<PaintRequest>) => {
  const ink = paint(subject, pixels);
  const picture = ink.getImageData(0, 0, ink.canvas.width, ink.canvas.height);
  self.postMessage({ id, picture } satisfies PaintResult, { transfer: [picture.data.buffer] });
};
