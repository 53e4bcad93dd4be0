/** Textures that are painted coarsely for the first picture, so that it is there soon, and as finely as wanted after it. */

import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from "three";
import { takeAhead } from "./paint/ahead.ts";
import type { Painter } from "./paint/sizes.ts";

interface Painting {
  readonly texture: Texture;
  readonly paint: Painter;
  /** How large it is beside the others. */
  readonly share: number;
  pixels: number;
}

export class Paintings {
  /** How large they are wanted in the end. */
  wanted: number;
  private readonly all = new Map<Texture, Painting>();

  constructor(wanted: number) {
    this.wanted = wanted;
  }

  /** A texture that is painted when it is first needed. `share`: of the size that all have. */
  add(paint: Painter, share = 1, sharpness = 8): Texture {
    const texture = new CanvasTexture(document.createElement("canvas"));
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = sharpness;
    this.all.set(texture, { texture, paint, share, pixels: 0 });
    return texture;
  }

  remove(texture: Texture): void {
    this.all.delete(texture);
    texture.dispose();
  }

  /** Paints everything that is not painted at all, to a size; smaller than wanted, it is not shrunk any further. */
  begin(pixels: number): void {
    for (const painting of this.all.values()) {
      if (painting.pixels === 0) this.paint(painting, pixels, pixels >= this.wanted);
    }
  }

  get unpainted(): boolean {
    return [...this.all.values()].some(({ pixels }) => pixels === 0);
  }

  /** Whether one is smaller than wanted. */
  get coarse(): boolean {
    return [...this.all.values()].some(({ pixels }) => pixels < this.wanted);
  }

  /** Paints one that is smaller than wanted as large as that. */
  refine(): void {
    const next = [...this.all.values()].find(({ pixels }) => pixels < this.wanted);
    if (next !== undefined) this.paint(next, this.wanted, true);
  }

  dispose(): void {
    for (const texture of this.all.keys()) texture.dispose();
    this.all.clear();
  }

  /** `shrinks`: whether smaller copies are made of it, for what is far away. The graphics card takes long for them. */
  private paint(painting: Painting, pixels: number, shrinks: boolean): void {
    const { texture, paint, share } = painting;
    // Another size needs another texture on the graphics card.
    texture.dispose();
    texture.image = (takeAhead(paint, pixels * share) ?? paint(pixels * share)).canvas;
    texture.generateMipmaps = shrinks;
    texture.minFilter = shrinks ? LinearMipmapLinearFilter : LinearFilter;
    texture.needsUpdate = true;
    painting.pixels = pixels;
  }
}
