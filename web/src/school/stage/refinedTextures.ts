/** Textures that are painted coarsely for the first picture, so that it is there soon, and as finely as wanted after it. */

import { LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace, Texture } from "three";
import type { Subject } from "../paint/painters.ts";
import { pictureOf } from "../paint/paintWorkerPool.ts";

interface Painting {
  readonly texture: Texture;
  readonly subject: Subject;
  /** How large it is beside the others. */
  readonly share: number;
  /** How large it is painted; 0 if it is not. */
  pixels: number;
}

export class RefinedTextures {
  /** How large they are wanted in the end. */
  wanted: number;
  /** Whether one has come that no picture shows yet. */
  fresh = false;
  /** How large they are painted at first. */
  private readonly first: number;
  private readonly all = new Map<Texture, Painting>();
  private refining = false;

  constructor(first: number, wanted: number) {
    this.first = first;
    this.wanted = wanted;
  }

  /** A texture that is painted from now on. `share`: of the size that all have. */
  add(subject: Subject, share = 1, sharpness = 8): Texture {
    const texture = new Texture();
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = sharpness;
    const painting = { texture, subject, share, pixels: 0 };
    this.all.set(texture, painting);
    void this.paint(painting, this.first);
    return texture;
  }

  remove(texture: Texture): void {
    this.all.delete(texture);
    texture.dispose();
  }

  isPainted(texture: Texture): boolean {
    return (this.all.get(texture)?.pixels ?? 0) > 0;
  }

  /** Whether one is not painted at all. */
  get unpainted(): boolean {
    return [...this.all.values()].some(({ pixels }) => pixels === 0);
  }

  /** Whether one is smaller than wanted. */
  get coarse(): boolean {
    return [...this.all.values()].some(({ pixels }) => pixels < this.wanted);
  }

  /** Has one that is smaller than wanted painted as large as that. */
  refine(): void {
    const next = [...this.all.values()].find(({ pixels }) => pixels > 0 && pixels < this.wanted);
    if (next === undefined || this.refining) return;
    this.refining = true;
    void this.paint(next, this.wanted).then(() => {
      this.refining = false;
    });
  }

  dispose(): void {
    for (const texture of this.all.keys()) texture.dispose();
    this.all.clear();
  }

  private async paint(painting: Painting, pixels: number): Promise<void> {
    const { texture, subject, share } = painting;
    const picture = (await pictureOf(subject, pixels * share)) ?? (await paintedHere(subject, pixels * share));
    if (!this.all.has(texture)) return;
    // Another size needs another texture on the graphics card.
    texture.dispose();
    texture.image = picture;
    // Smaller copies, for what is far away, take the graphics card long: one that will be painted anew goes without.
    texture.generateMipmaps = pixels >= this.wanted;
    texture.minFilter = texture.generateMipmaps ? LinearMipmapLinearFilter : LinearFilter;
    texture.needsUpdate = true;
    painting.pixels = pixels;
    this.fresh = true;
  }
}

/** Where nothing can be painted beside the page, the page paints. */
async function paintedHere(subject: Subject, pixels: number): Promise<TexImageSource> {
  const { paint } = await import("../paint/painters.ts");
  return paint(subject, pixels).canvas;
}
