/** Everything that is painted, by name: who wants it need not be where it is painted. */

import type { Layout } from "../building/layout.ts";
import type { SchoolLook } from "../types.ts";
import type { Context2D } from "./canvas.ts";
import { paintFloors } from "./floors.ts";
import { paintTable } from "./ground.ts";
import { paintPaper } from "./paper.ts";
import { paintSkins } from "./skins.ts";

export type Subject =
  | { readonly what: "paper" | "skins" | "table" }
  | { readonly what: "floors"; readonly layout: Layout; readonly look: SchoolLook };

/** Paints on a canvas of that many pixels a side, or along its longer one. */
export function paint(subject: Subject, pixels: number): Context2D {
  switch (subject.what) {
    case "paper":
      return paintPaper(pixels);
    case "skins":
      return paintSkins(pixels);
    case "table":
      return paintTable(pixels);
    case "floors":
      return paintFloors(subject.layout, subject.look, pixels);
  }
}
