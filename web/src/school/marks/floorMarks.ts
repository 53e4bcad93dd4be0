/** What is drawn on the floor for the player from the first picture on: aims, offered places, the glow of who is in turn. */

import { Color, type Group } from "three";
import { markOf } from "../../ui/pictures/seatMarks.ts";
import type { Vec } from "../camera/fit.ts";
import { HULLS, shapeOf } from "../figures/hull.ts";
import type { AimSpec, Box, MarkSpec, Standing } from "../types.ts";
import { arrowLength, freeLength, heat, pullLength, TENTH, wallsFor } from "./aimShapes.ts";
import { Overlay } from "./overlay.ts";

const FLOOR = 0.7;
const OFFER = "#12897b";
const BAND = "#6a3fa0";

export interface Drawing {
  aim: AimSpec | null;
  /** The path of the aimed flick is shown, so there is no arrow beside it. */
  pathed: boolean;
  others: AimSpec | null;
  marks: readonly MarkSpec[];
  region: Box | null;
  glow: string | null;
  /** Fish that are lit. */
  lights: readonly Vec[];
}

/** What the marks on the floor have to know of the school. */
export interface Surroundings {
  readonly where: (id: string) => Standing | null;
  readonly solids: readonly Box[];
  readonly wallHeight: number;
}

export class FloorMarks {
  readonly drawing: Drawing = {
    aim: null,
    pathed: false,
    others: null,
    marks: [],
    region: null,
    glow: null,
    lights: [],
  };
  private readonly overlay = new Overlay(true, 5);
  /** Offered places, which no wall hides. */
  private readonly offers = new Overlay(false, 6);

  constructor(group: Group) {
    group.add(this.overlay.mesh, this.offers.mesh);
  }

  update(ms: number, around: Surroundings, still: boolean): void {
    const pulse = still ? 0.5 : 0.5 + 0.5 * Math.sin(ms / 320);
    this.overlay.begin();
    this.offers.begin();
    const { aim, pathed, others, region, glow, lights } = this.drawing;
    if (region !== null) this.region(region, pulse);
    for (const at of lights) this.halo(at, 14, pulse);
    this.marks(pulse);
    if (glow !== null) this.glow(around.where(glow), HULLS[shapeOf(glow)].base, pulse);
    if (others !== null) this.arrow(others, around, tintOf(others.from), 0.6);
    if (aim !== null) this.band(around.where(aim.from), aim);
    if (aim !== null && !pathed) this.arrow(aim, around, heat(aim.power), 0.95);
    this.overlay.end();
    this.offers.end();
  }

  dispose(): void {
    this.overlay.dispose();
    this.offers.dispose();
  }

  private arrow(aim: AimSpec, around: Surroundings, colour: string, alpha: number): void {
    const at = around.where(aim.from);
    if (at === null) return;
    const yaw = aim.yaw * TENTH;
    const walls = wallsFor(at, around.solids, around.wallHeight);
    const length = freeLength(at, yaw, arrowLength(aim.power) + 36, walls) - 36;
    if (length < 8) return;
    const z = at.level + FLOOR + 0.4;
    const on = (far: number): Vec => [at.x + Math.cos(yaw) * far, at.y + Math.sin(yaw) * far, z];
    const shaft = [0.24, 0.45, 0.65, 0.82, 1].map((share) => on(16 + length * share));
    const head = [on(16 + length), on(16 + length + 17)];
    this.overlay.ribbon(
      shaft,
      (s) => 8 + 5 * s,
      "#ffffff",
      (s) => alpha * (0.55 + 0.4 * s),
    );
    this.overlay.ribbon(
      [on(15 + length - 1.5), on(15 + length + 22)],
      (s) => 30 * (1 - s),
      "#ffffff",
      () => alpha * 0.9,
    );
    this.overlay.ribbon(
      shaft,
      (s) => 5 + 4 * s,
      colour,
      (s) => alpha * (0.7 + 0.3 * s),
    );
    this.overlay.ribbon(
      head,
      (s) => 23 * (1 - s),
      colour,
      () => alpha,
    );
  }

  /** The rubber band: from both sides of the body to where it is pulled to. */
  private band(at: Standing | null, aim: AimSpec): void {
    if (at === null) return;
    const yaw = aim.yaw * TENTH;
    const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
    const z = at.level + 9;
    const on = (along: number, off: number): Vec => [at.x + cos * along - sin * off, at.y + sin * along + cos * off, z];
    const grip = on(-pullLength(aim.power), 0);
    const thin = 3.4 - 0.0016 * aim.power;
    for (const side of [-1, 1]) {
      this.overlay.ribbon(
        [on(6, side * 19), on(-8, side * 17), grip],
        () => thin,
        BAND,
        () => 0.9,
      );
    }
    this.overlay.ring(grip, 0, 4.6, BAND, 1);
  }

  private region([x0, y0, x1, y1]: Box, pulse: number): void {
    const alpha = 0.2 + 0.1 * pulse;
    const corners = [
      [x0, y0, FLOOR],
      [x1, y0, FLOOR],
      [x1, y1, FLOOR],
      [x0, y1, FLOOR],
    ] as const;
    this.overlay.quad(corners, new Color(OFFER), [alpha, alpha, alpha, alpha]);
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % 4] ?? corner;
      this.offers.ribbon(
        [corner, next],
        () => 3,
        OFFER,
        () => 0.85,
      );
    });
  }

  private marks(pulse: number): void {
    for (const { at, z = 0, state } of this.drawing.marks) {
      const middle: Vec = [at.x, at.y, z + FLOOR];
      const big = state === "hover" || state === "chosen";
      const r = big ? 12 : 8 + pulse;
      const colour = state === "chosen" ? "#0b6b60" : OFFER;
      this.offers.ring(middle, 0, r + 2.4, "#ffffff", 0.9);
      this.offers.ring(middle, 0, r * 0.45, colour, 1);
      this.offers.ring(middle, r * 0.7, r, colour, 1);
    }
  }

  /** Around a body whose base has that radius. */
  private glow(at: Standing | null, base: number, pulse: number): void {
    if (at === null) return;
    this.halo([at.x, at.y, at.level + FLOOR], base + 0.5, pulse);
  }

  private halo(middle: Vec, r: number, pulse: number): void {
    this.overlay.ring(middle, r, r + 4, "#fff3b0", 0.95);
    this.overlay.ring(middle, r + 4, r + 12 + 9 * pulse, "#ffd84a", 0.85, 0);
  }
}

/** The colour of a body's seat; bodies of nobody are slate. */
function tintOf(body: string): string {
  const seat = /^p([0-7])$/.exec(body)?.[1];
  return seat === undefined ? "#5b6b7f" : markOf(Number(seat)).colour;
}
