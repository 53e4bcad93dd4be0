/** The live school of the front page: penguins that idle. It has to cost nothing that the page needs. */

import { HULLS } from "../../school/figures/hull.ts";
import { Stage } from "../../school/stage/stage.ts";
import type { BodySpec, Insets, Quality } from "../../school/types.ts";
import school from "./school.json";

/** A frame that takes longer than this, again and again, is too dear for a page that only wants to look nice. */
const DEAR_MS = 45;
const DEAR_FRAMES = 4;
const FISH = [1, 2, 3];

export interface Wanted {
  readonly quality: Quality;
  readonly reducedMotion: boolean;
  /** What lies over the school. */
  insets(): Insets;
  /** The first picture is there. */
  shown(): void;
}

/** Draw the school into a canvas; gives back how to stop. */
export function startSchool(canvas: HTMLCanvasElement, wanted: Wanted): () => void {
  const stage = staged(canvas, wanted);
  let [asked, last, dear, first] = [0, 0, 0, true];
  const frame = (now: number) => {
    asked = 0;
    stage.draw(now);
    if (!stage.shown) return refresh();
    if (first) wanted.shown();
    dear = !first && now - last > DEAR_MS ? dear + 1 : 0;
    [first, last] = [false, now];
    // A slow machine keeps the still picture of the school that it has drawn.
    if (!wanted.reducedMotion && (dear < DEAR_FRAMES || wanted.quality === "high")) refresh();
  };
  const refresh = () => {
    if (asked === 0) asked = requestAnimationFrame(frame);
  };
  const sizes = new ResizeObserver(() => {
    if (canvas.clientWidth === 0) return;
    stage.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
    stage.setInsets(wanted.insets());
    refresh();
  });
  sizes.observe(canvas);
  return () => {
    cancelAnimationFrame(asked);
    sizes.disconnect();
    stage.dispose();
  };
}

function staged(canvas: HTMLCanvasElement, { quality, reducedMotion }: Wanted): Stage {
  const stage = new Stage(canvas, { quality, reducedMotion });
  stage.setSchool(school.layout as unknown as Parameters<Stage["setSchool"]>[0]);
  stage.setBodies(school.penguins.map(([x, y, seat]) => standing(x as number, y as number, seat as number)));
  const doors = school.layout.doors.filter((door) => "fish" in door && door.fish);
  stage.setTokens(
    doors.flatMap((door) => FISH.map((seat) => ({ seat, door: door.id }))),
    true,
  );
  stage.setCamera("overview");
  return stage;
}

function standing(x: number, y: number, seat: number): BodySpec {
  const pose = { x: x / 1000, y: y / 1000, z: HULLS.penguin.rest / 1000, qw: 1, qx: 0, qy: 0, qz: 0 };
  return { id: `p${seat}`, pose };
}
