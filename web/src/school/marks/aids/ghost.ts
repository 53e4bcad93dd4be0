/** The penguin as it will be when it hits the first thing: a see-through figure of its own. */

import { type Group, type Material, Matrix4, Quaternion, type Texture, Vector3 } from "three";
import { cellOf } from "../../figures/figures.ts";
import { HULLS, shapeOf } from "../../figures/hull.ts";
import { penguinBody, penguinHead } from "../../figures/penguin.ts";
import { Skinned, toyMaterial } from "../../figures/skinned.ts";
import type { Pose } from "../../types.ts";

const OPACITY = 0.5;

export class Ghost {
  private readonly material: Material;
  private readonly body: Skinned;
  private readonly head: Skinned;

  constructor(group: Group, skins: Texture) {
    this.material = toyMaterial(skins);
    this.material.transparent = true;
    this.material.opacity = OPACITY;
    this.body = new Skinned(group, penguinBody, this.material, 1);
    this.head = new Skinned(group, penguinHead, this.material, 1);
  }

  /** Puts it somewhere, turned about its own axis by `twist` as the figure is; null: nowhere. Only penguins have one. */
  put(id: string, pose: Pose | null, twist: number): void {
    this.body.clear();
    this.head.clear();
    if (pose === null || shapeOf(id) !== "penguin") return;
    const turn = new Quaternion(pose.qx, pose.qy, pose.qz, pose.qw).normalize();
    const at = new Matrix4()
      .compose(new Vector3(pose.x, pose.y, pose.z).multiplyScalar(1000), turn, new Vector3(1, 1, 1))
      .multiply(new Matrix4().makeRotationZ(twist));
    this.body.put(at, cellOf(id));
    this.head.put(at, cellOf(id));
  }

  dispose(): void {
    this.body.dispose();
    this.head.dispose();
    this.material.dispose();
  }
}

/** The radius of the base of a body, and the height of its origin when it stands. */
export function footOf(id: string): { readonly base: number; readonly rest: number } {
  return HULLS[shapeOf(id)];
}
