/** A school standing in the world: its meshes, and what is asked about it. */

import { type BufferGeometry, Mesh, MeshLambertMaterial, NoBlending, type Texture } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { buildBoards, buildFloors, buildWalls } from "../building/building.ts";
import { type At, type Layout, outline, type WallPlan } from "../building/layout.ts";
import { plainPatch } from "../building/paperPlan.ts";
import { type Doorway, doorways, runs, solids } from "../building/walls.ts";
import type { Seen, SeeThroughWalls } from "../camera/seeThroughWalls.ts";
import { fishGeometry } from "../figures/fishSolid.ts";
import { plainly } from "../figures/roundSolids.ts";
import type { Subject } from "../paint/painters.ts";
import type { Box, SchoolLook } from "../types.ts";
import { scenery } from "./surroundings.ts";
import type { World } from "./world.ts";

export class School {
  readonly doors: readonly Doorway[];
  readonly height: number;
  solids: readonly Box[];
  /** Whether everything that only adorns it is there. */
  adorned = false;
  private readonly meshes: Mesh[] = [];
  private readonly owned: { dispose(): void }[] = [];
  private readonly seeThrough: SeeThroughWalls;
  private walls: BufferGeometry;
  private shut: Mesh[] = [];

  private readonly world: World;
  private readonly layout: Layout;

  constructor(world: World, layout: Layout, look: SchoolLook) {
    this.world = world;
    this.layout = layout;
    this.doors = doorways(layout);
    this.height = layout.walls.height;
    this.solids = solids(layout);
    this.seeThrough = world.seeThrough;
    this.addFloors(this.painted({ what: "floors", layout, look }, 16));
    this.walls = buildWalls(layout);
    this.add(new Mesh(this.walls, this.seeThrough.solid), true);
    this.add(new Mesh(this.walls, this.seeThrough.faint), false);
    world.lightUp(outline(layout));
  }

  /** How its walls are made. */
  get card(): WallPlan {
    return this.layout.walls;
  }

  /** Adds what nobody plays with: the clips that hold the boxes, and what stands around the school. */
  addDetails(): void {
    this.adorned = true;
    const bare = this.walls;
    this.walls = mergeGeometries([bare, ...this.clips(), ...scenery(outline(this.layout))]);
    for (const mesh of this.meshes) if (mesh.geometry === bare) mesh.geometry = this.walls;
    bare.dispose();
  }

  /** Cards in the doorways through which nobody gets. */
  setShut(ids: readonly string[]): void {
    for (const mesh of this.shut) {
      this.world.group.remove(mesh);
      mesh.geometry.dispose();
    }
    const shut = this.doors.filter((door) => ids.includes(door.id));
    this.solids = solids(
      this.layout,
      this.doors.filter((door) => !ids.includes(door.id)),
    );
    if (shut.length === 0) {
      this.shut = [];
      return;
    }
    const boards = buildBoards(shut, this.layout.walls.lintel);
    this.shut = [new Mesh(boards, this.seeThrough.solid), new Mesh(boards, this.seeThrough.faint)];
    for (const mesh of this.shut) mesh.castShadow = mesh.receiveShadow = true;
    this.world.group.add(...this.shut);
  }

  reveal(points: readonly Seen[]): void {
    this.seeThrough.reveal(points);
    // Where nobody has to be seen, no wall is faint.
    for (const mesh of [...this.meshes, ...this.shut]) {
      if (mesh.material === this.seeThrough.faint) mesh.visible = points.length > 0;
    }
  }

  dispose(): void {
    this.setShut([]);
    for (const mesh of this.meshes) this.world.group.remove(mesh);
    this.walls.dispose();
    for (const thing of this.owned) thing.dispose();
  }

  private keep<Thing extends { dispose(): void }>(thing: Thing): Thing {
    this.owned.push(thing);
    return thing;
  }

  private painted(subject: Subject, sharpness?: number): Texture {
    const texture = this.world.paintings.add(subject, 1, sharpness);
    this.owned.push({ dispose: () => this.world.paintings.remove(texture) });
    return texture;
  }

  private add(mesh: Mesh, casts: boolean): void {
    mesh.castShadow = casts;
    mesh.receiveShadow = true;
    // It is always in the picture; to find that out, every corner would be measured.
    mesh.frustumCulled = false;
    this.meshes.push(mesh);
    this.world.group.add(mesh);
  }

  private addFloors(map: Texture): void {
    // Not blended at all, it has the same shader as the table.
    const material = this.keep(new MeshLambertMaterial({ map, blending: NoBlending }));
    this.add(new Mesh(this.keep(buildFloors(this.layout)), material), false);
  }

  /** The white fish that hold the boxes together, astride their walls. */
  private clips(): BufferGeometry[] {
    const fish = plainly(fishGeometry(30, 9), plainPatch("white"));
    return (this.layout.clips ?? []).map((clip) => this.clip(clip, fish.clone()));
  }

  private clip([x, y]: At, made: BufferGeometry): BufferGeometry {
    const run = runs(this.layout.rooms.map((room) => room.box)).find((each) =>
      each.along === "x"
        ? each.at === y && each.lo <= x && x <= each.hi
        : each.at === x && each.lo <= y && y <= each.hi,
    );
    if (run?.along !== "x") made.rotateZ(Math.PI / 2);
    return made.translate(x, y, this.height - 2);
  }
}
