/** Renderer, light and surroundings: everything that is there before a school is set. */

import {
  DirectionalLight,
  Group,
  HemisphereLight,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  RepeatWrapping,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { BOTTOM } from "../building/building.ts";
import { SKY } from "../building/roomLooks.ts";
import type { Eye } from "../camera/eye.ts";
import type { Vec } from "../camera/fit.ts";
import { SeeThroughWalls } from "../camera/seeThroughWalls.ts";
import { Overlay } from "../marks/overlay.ts";
import { FINE, firstPixels, PLAIN, TABLE_SHARE } from "../paint/textureSizes.ts";
import type { Box, Quality } from "../types.ts";
import type { GlContext } from "./context.ts";
import { RefinedTextures } from "./refinedTextures.ts";

/** Where the sun stands, seen from the school: low, at the upper left. */
const SUN = new Vector3(-0.68, -0.3, 0.66).normalize();

/** A spot under a body: its radius is that of the body times `wide`, dark in its `core` and fading out from there. */
const SPOT = { colour: "#181c38", wide: 1.25, core: 0.45, dark: 0.75, dim: 0.4, steps: 24, floor: 0.35 };

export interface Foot {
  readonly x: number;
  readonly y: number;
  /** How far the body is above where it would stand. */
  readonly lift: number;
  readonly r: number;
}

export class World {
  readonly scene = new Scene();
  readonly group = new Group();
  readonly camera = new PerspectiveCamera(30, 1, 12, 9000);
  readonly renderer: WebGLRenderer;
  readonly paintings: RefinedTextures;
  /** What the walls of all schools are made of. */
  readonly seeThrough: SeeThroughWalls;
  private readonly sun = new DirectionalLight("#fff1dc", 2.7);
  private readonly sky = new HemisphereLight("#eaf2ff", "#e9e4e6", 2.2);
  private readonly table: Mesh<PlaneGeometry, MeshLambertMaterial>;
  /** Where bodies touch the floor. Drawn as what is sketched on it, they need no shader of their own. */
  private readonly spots = new Overlay(true, 0);
  private readonly owned: { dispose(): void }[] = [];

  /** Whether there are shadows and small movements: a quick machine gets them on the way, a slow one loses them. */
  fine = false;

  constructor(canvas: HTMLCanvasElement, { context }: GlContext, quality: Quality) {
    this.paintings = new RefinedTextures(firstPixels(quality), PLAIN);
    this.renderer = new WebGLRenderer({ canvas, context, alpha: true });
    canvas.style.background = SKY;
    // Asking for the words of every shader is a wait for each; one that fails is in the console with every draw call.
    this.renderer.debug.checkShaderErrors = false;
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.seeThrough = this.keep(this.makeSeeThrough());
    this.table = this.makeTable();
    this.scene.add(this.group, this.spots.mesh, this.sun, this.sun.target, this.sky);
    this.rehearse(new Mesh(this.keep(new PlaneGeometry(1, 1)), this.seeThrough.solid));
    this.lightUp([0, 0, 600, 600]);
    if (quality === "high") this.enrich();
  }

  /** Adds what the first picture does without: the table on which the school stands. */
  addDetails(): void {
    this.table.material.map ??= this.paintings.add({ what: "table" }, TABLE_SHARE);
    this.scene.add(this.table);
  }

  /** Something that is never seen, but whose shader will be needed: it is worked out with the others. */
  rehearse(mesh: Mesh): void {
    mesh.visible = false;
    this.scene.add(mesh);
  }

  /** Has the graphics card work out the shaders of everything that is there, without waiting for it. */
  compile(): void {
    this.renderer.compile(this.scene, this.camera);
  }

  /** A picture of what is there now. */
  draw(): void {
    const { map } = this.table.material;
    this.table.visible = map !== null && this.paintings.isPainted(map);
    this.paintings.fresh = false;
    this.renderer.render(this.scene, this.camera);
  }

  /** Shadows, small movements and fine canvases. */
  enrich(): void {
    this.fine = true;
    this.sun.castShadow = true;
    this.sky.intensity = 2;
    this.paintings.wanted = FINE;
  }

  /** Puts table, sun and shadows where a school of that outline needs them. */
  lightUp([x0, y0, x1, y1]: Box): void {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const half = Math.hypot(x1 - x0, y1 - y0) / 2 + 40;
    this.table.position.set(x, y, -BOTTOM);
    this.table.scale.setScalar(half / 500);
    this.sun.target.position.set(x, y, 0);
    this.sun.position.copy(SUN).multiplyScalar(1400).add(this.sun.target.position);
    this.sun.castShadow = this.fine;
    const { shadow } = this.sun;
    shadow.mapSize.set(2048, 2048);
    shadow.radius = 3.2;
    shadow.bias = -0.0006;
    shadow.normalBias = 2.2;
    shadow.intensity = 0.82;
    Object.assign(shadow.camera, { left: -half, right: half, top: half, bottom: -half, near: 400, far: 2600 });
    shadow.camera.up.set(0, 0, 1);
    shadow.camera.updateProjectionMatrix();
  }

  /** The soft dark spots where bodies touch the floor. */
  ground(feet: Iterable<Foot>): void {
    const slant = this.fine ? 0 : 5;
    let z = SPOT.floor;
    this.spots.begin();
    for (const { x, y, lift, r } of feet) {
      const wide = Math.max(0.01, r * SPOT.wide * (1 - lift / 160));
      const at: Vec = [x + slant, y - slant * 0.5, z];
      this.spots.ring(at, 0, wide * SPOT.core, SPOT.colour, SPOT.dark, SPOT.dim, SPOT.steps);
      this.spots.ring(at, wide * SPOT.core, wide, SPOT.colour, SPOT.dim, 0, SPOT.steps);
      z += 0.01;
    }
    this.spots.end();
  }

  /** Gives up what costs most. */
  simplify(): void {
    this.fine = false;
    this.sun.castShadow = false;
    this.sky.intensity = 2.2;
    this.paintings.wanted = PLAIN;
    this.renderer.setPixelRatio(1);
  }

  look(eye: Eye): void {
    const { right, up, forward } = eye.axes;
    this.camera.fov = (Math.atan(eye.tan) * 360) / Math.PI;
    this.camera.aspect = eye.width / eye.height;
    this.camera.updateProjectionMatrix();
    this.camera.position.set(...eye.position);
    const back = new Vector3(...forward).negate();
    this.camera.setRotationFromMatrix(new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), back));
  }

  /** Remembers something to be disposed of with the world. */
  keep<Thing extends { dispose(): void }>(thing: Thing): Thing {
    this.owned.push(thing);
    return thing;
  }

  dispose(): void {
    for (const thing of this.owned) thing.dispose();
    this.paintings.dispose();
    this.spots.dispose();
    this.sun.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private makeSeeThrough(): SeeThroughWalls {
    const paper = this.paintings.add({ what: "paper" });
    paper.wrapS = RepeatWrapping;
    return new SeeThroughWalls(paper);
  }

  private makeTable(): Mesh<PlaneGeometry, MeshLambertMaterial> {
    const material = this.keep(new MeshLambertMaterial({ transparent: true }));
    const made = new Mesh(this.keep(new PlaneGeometry(2500, 2500)), material);
    made.receiveShadow = true;
    made.renderOrder = -1;
    return made;
  }
}
