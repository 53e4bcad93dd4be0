/** Flat coloured shapes over the floor (arrows, rings, marks), all in one draw call. Rebuilt whenever one changes. */

import { BufferAttribute, BufferGeometry, Color, DoubleSide, DynamicDrawUsage, Mesh, MeshBasicMaterial } from "three";
import type { Vec } from "../camera/fit.ts";

const MOST = 9000;
/** How many corners a ring has. */
const STEPS = 40;

export class Overlay {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;
  private readonly places = new BufferAttribute(new Float32Array(MOST * 3), 3).setUsage(DynamicDrawUsage);
  private readonly colours = new BufferAttribute(new Float32Array(MOST * 4), 4).setUsage(DynamicDrawUsage);
  private used = 0;

  /** `hidden`: by what stands before it; otherwise it is drawn over everything. `order`: after what has a lower one. */
  constructor(hidden: boolean, order: number) {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", this.places);
    geometry.setAttribute("color", this.colours);
    const material = new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      depthTest: hidden,
      side: DoubleSide,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
  }

  begin(): void {
    this.used = 0;
  }

  /** A band along points; widths and opacities are given for each point. */
  ribbon(
    points: readonly Vec[],
    width: (share: number) => number,
    colour: string,
    alpha: (share: number) => number,
  ): void {
    const tone = new Color(colour);
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]];
      if (a === undefined || b === undefined) continue;
      const [sa, sb] = [i / (points.length - 1), (i + 1) / (points.length - 1)];
      const [la, ra] = across(points, i, width(sa) / 2);
      const [lb, rb] = across(points, i + 1, width(sb) / 2);
      this.quad([la, ra, rb, lb], tone, [alpha(sa), alpha(sa), alpha(sb), alpha(sb)]);
    }
  }

  /** A ring around a point; its opacity goes from `alpha` inside to `fade` outside. */
  ring([x, y, z]: Vec, inner: number, outer: number, colour: string, alpha: number, fade = alpha, steps = STEPS): void {
    const tone = new Color(colour);
    const on = (step: number, r: number): Vec => {
      const turn = (step / steps) * 2 * Math.PI;
      return [x + Math.cos(turn) * r, y + Math.sin(turn) * r, z];
    };
    for (let i = 0; i < steps; i++) {
      this.quad([on(i, inner), on(i, outer), on(i + 1, outer), on(i + 1, inner)], tone, [alpha, fade, fade, alpha]);
    }
  }

  quad(corners: readonly [Vec, Vec, Vec, Vec], tone: Color, alphas: readonly [number, number, number, number]): void {
    for (const i of [0, 1, 2, 0, 2, 3] as const) {
      if (this.used >= MOST) return;
      const corner = corners[i];
      this.places.setXYZ(this.used, corner[0], corner[1], corner[2]);
      this.colours.setXYZW(this.used, tone.r, tone.g, tone.b, alphas[i]);
      this.used += 1;
    }
  }

  end(): void {
    this.mesh.geometry.setDrawRange(0, this.used);
    this.mesh.visible = this.used > 0;
    for (const attribute of [this.places, this.colours]) {
      attribute.clearUpdateRanges();
      attribute.addUpdateRange(0, this.used * attribute.itemSize);
      attribute.needsUpdate = this.used > 0;
    }
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

/** The two edges of a band at one of its points. */
function across(points: readonly Vec[], i: number, half: number): readonly [Vec, Vec] {
  const at = points[i] ?? [0, 0, 0];
  const before = points[Math.max(0, i - 1)] ?? at;
  const after = points[Math.min(points.length - 1, i + 1)] ?? at;
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ox, oy] = [(-dy / length) * half, (dx / length) * half];
  return [
    [at[0] + ox, at[1] + oy, at[2]],
    [at[0] - ox, at[1] - oy, at[2]],
  ];
}
