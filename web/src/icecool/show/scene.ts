/** The canvas of a table: stage, director and hands together, drawn as often as something changes. */

import type { Stage } from "../../school/stage/stage.ts";
import type { AimSpec, Box, MarkSpec, PathSpec, Plan, Projected } from "../../school/types.ts";
import type { Sounds } from "../../sound/sounds.ts";
import { showFontsSoon } from "../../ui/styles/loadFonts.ts";
import type { Drawn } from "../input/gesture.ts";
import { type PointerListener, Pointers } from "../input/pointers.ts";
import { Director, type Listener } from "./director.ts";
import { insetsOf } from "./insets.ts";

export interface SceneUse extends Omit<Listener, "begun"> {
  drawn(...pull: Parameters<PointerListener["drawn"]>): void;
  flick(drawn: Drawn): void;
  tapped(at: Plan, mark: string | null): void;
}

export class Scene {
  readonly stage: Stage;
  readonly director: Director;
  readonly hands: Pointers;
  /** The body that may be flicked here and now. */
  flickable: string | null = null;
  /** Called after each picture, for what lies over it. */
  readonly drawn = new Set<() => void>();
  private readonly canvas: HTMLCanvasElement;
  private readonly sizes: ResizeObserver;
  private asked = 0;
  private closed = false;
  private readonly escaped = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.hands.cancel();
  };

  /** `stage` draws into `canvas`; it is the scene's from now on. */
  constructor(canvas: HTMLCanvasElement, stage: Stage, sounds: Sounds, use: SceneUse) {
    this.canvas = canvas;
    this.stage = stage;
    this.director = new Director(this.stage, sounds, {
      begun: () => this.refresh(),
      shown: (ply) => use.shown(ply),
      moment: (moment) => use.moment(moment),
    });
    this.hands = new Pointers(
      {
        floor: (x, y) => this.stage.pick(x, y).floor,
        mark: (x, y) => this.stage.pick(x, y).mark,
        penguin: () => this.penguin(),
        orbit: (dx, dy) => this.move(() => this.stage.orbitBy(dx, dy)),
        zoom: (factor) => this.move(() => this.stage.zoomBy(1 / factor)),
        pan: (dx, dy) => this.move(() => this.stage.panBy(dx, dy)),
      },
      {
        ...use,
        drawn: (drawn, from, to) => {
          this.director.hold(drawn !== null);
          use.drawn(drawn, from, to);
        },
      },
    );
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(canvas);
    this.listen();
    this.resize();
  }

  /** In CSS pixels. */
  get size(): { readonly width: number; readonly height: number } {
    return { width: this.canvas.clientWidth, height: this.canvas.clientHeight };
  }

  /** Where the body that may be flicked is seen. */
  penguin(): Projected | null {
    return this.flickable === null ? null : this.stage.project(this.flickable);
  }

  /** Something has changed: draw soon. */
  refresh(): void {
    if (this.asked === 0 && !this.closed) this.asked = requestAnimationFrame((now) => this.frame(now));
  }

  setMarks(marks: readonly MarkSpec[], region: Box | null): void {
    this.stage.setMarks(marks, region);
    this.refresh();
  }

  setPace(pace: number): void {
    this.director.setPace(pace);
    this.refresh();
  }

  setAim(aim: AimSpec | null): void {
    this.director.aim(aim);
    this.refresh();
  }

  setPath(path: PathSpec | null): void {
    this.stage.setPath(path);
    this.refresh();
  }

  /** What lies over the canvas may have changed: the school is fitted into what is left. */
  fit(): void {
    this.stage.setInsets(insetsOf(this.canvas));
    this.refresh();
  }

  close(): void {
    this.closed = true;
    cancelAnimationFrame(this.asked);
    this.sizes.disconnect();
    removeEventListener("keydown", this.escaped);
    this.stage.dispose();
  }

  private frame(now: number): void {
    this.asked = 0;
    const moving = this.director.frame(now);
    for (const tell of this.drawn) tell();
    if (this.stage.shown) {
      document.documentElement.dataset.ready = "1";
      showFontsSoon();
    }
    if (moving || this.stage.needsDraw) this.refresh();
  }

  private move(change: () => void): void {
    change();
    this.refresh();
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.stage.resize(clientWidth, clientHeight, devicePixelRatio);
    this.stage.setInsets(insetsOf(this.canvas));
    this.refresh();
  }

  private listen(): void {
    const canvas = this.canvas;
    const at = (event: PointerEvent): [number, number] => {
      const box = canvas.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const side = () => Math.min(canvas.clientWidth, canvas.clientHeight);
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.hands.down(event, ...at(event));
    });
    canvas.addEventListener("pointermove", (event) => this.hands.move(event, ...at(event), side()));
    canvas.addEventListener("pointerup", (event) => this.hands.up(event, ...at(event), side()));
    canvas.addEventListener("pointercancel", (event) => this.hands.lost(event));
    addEventListener("keydown", this.escaped);
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.hands.wheel(event.deltaY);
      },
      { passive: false },
    );
  }
}
