/** Parts of figures put together, textured from one cell of the canvas of skins. */

import { BufferAttribute, type BufferGeometry } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { Patch } from "../building/quads.ts";
import { SCARF, SKIN, SLOT, SLOTS, type Slot } from "./skinPlan.ts";

/** A small square of a cell. */
export function slot(name: Slot): Patch {
  const [column, row] = SLOTS[name];
  const top = SKIN + SCARF + row * SLOT;
  const edge = SLOT * 0.06;
  return { u0: column * SLOT + edge, u1: (column + 1) * SLOT - edge, v0: 1 - top - SLOT + edge, v1: 1 - top - edge };
}

/** Marks the vertices that change with the mood. */
function eyed(made: BufferGeometry, eye: number): BufferGeometry {
  const flags = new Float32Array(made.getAttribute("position").count).fill(eye);
  made.setAttribute("eye", new BufferAttribute(flags, 1));
  return made;
}

/** Parts as one geometry; `eyes` are those that change with the mood. */
export function merged(parts: readonly BufferGeometry[], eyes: readonly BufferGeometry[] = []): BufferGeometry {
  const all = [...parts.map((part) => eyed(part, 0)), ...eyes.map((part) => eyed(part, 1))];
  const made = mergeGeometries(all.map((part) => (part.index === null ? indexed(part) : part)));
  for (const part of all) part.dispose();
  return made;
}

function indexed(made: BufferGeometry): BufferGeometry {
  made.setIndex([...Array(made.getAttribute("position").count).keys()]);
  return made;
}
