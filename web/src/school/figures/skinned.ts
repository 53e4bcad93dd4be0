/** Many figures in one draw call: instances that take their own cell of a shared canvas, and their own mood. */

import {
  BufferAttribute,
  type BufferGeometry,
  type Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  type Matrix4,
  MeshPhongMaterial,
  type Texture,
} from "three";
import { CELLS, SLOT } from "./skinPlan.ts";

/** Glossy toy plastic that reads cells, and mirrors a bright room that is only thought: sky above, a window, the table. */
export function toyMaterial(map: Texture): Material {
  const made = new MeshPhongMaterial({ map, shininess: 90, specular: 0x6a6a6a });
  made.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        "#include <common>",
        "#include <common>\nattribute vec2 cell;\nattribute float mood;\nattribute float eye;",
      )
      .replace(
        "#include <uv_vertex>",
        `#include <uv_vertex>\nvMapUv = (vMapUv + cell + vec2(eye * mood * ${SLOT.toFixed(2)}, 0.0)) / ${CELLS.toFixed(1)};`,
      );
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <opaque_fragment>",
      `${GLOSS}\n#include <opaque_fragment>`,
    );
  };
  return made;
}

const GLOSS = `vec3 towards = normalize(vViewPosition);
vec3 mirrored = inverseTransformDirection(reflect(-towards, normal), viewMatrix);
float rim = 0.03 + 0.55 * pow(1.0 - clamp(dot(towards, normal), 0.0, 1.0), 4.0);
vec3 room = mix(vec3(0.52, 0.45, 0.38), vec3(0.86, 0.94, 1.0), smoothstep(-0.25, 0.35, mirrored.z));
float pane = smoothstep(0.16, 0.1, abs(mirrored.x + 0.42)) * smoothstep(0.22, 0.14, abs(mirrored.z - 0.72));
outgoingLight += room * rim + vec3(0.34) * pane;`;

/** A shape, or one that has to be fetched first. */
export type Shaping = () => BufferGeometry | Promise<BufferGeometry>;

/** Figures of one shape. It is built when the first of them is put somewhere: most tables have few of all shapes. */
export class Skinned {
  private readonly group: Group;
  private readonly shape: Shaping;
  private readonly material: Material;
  private readonly arrived: () => void;
  private readonly cells: InstancedBufferAttribute;
  private readonly moods: InstancedBufferAttribute;
  private mesh: InstancedMesh | null = null;
  private asked = false;
  private gone = false;
  private used = 0;

  /** `arrived`: called when a shape that had to be fetched is there. */
  constructor(group: Group, shape: Shaping, material: Material, most: number, arrived = () => {}) {
    this.group = group;
    this.shape = shape;
    this.material = material;
    this.arrived = arrived;
    this.cells = new InstancedBufferAttribute(new Float32Array(most * 2), 2);
    this.moods = new InstancedBufferAttribute(new Float32Array(most), 1);
  }

  /** Whether its shape is on its way. */
  get awaited(): boolean {
    return this.asked && this.mesh === null;
  }

  clear(): void {
    this.used = 0;
    if (this.mesh === null) return;
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  /** One more instance; beyond the most, none. */
  put(matrix: Matrix4, cell: number, mood = 0): void {
    if (this.used >= this.cells.count) return;
    if (this.mesh === null) this.begin();
    if (this.mesh === null) return;
    this.mesh.setMatrixAt(this.used, matrix);
    this.cells.setXY(this.used, cell % CELLS, CELLS - 1 - Math.floor(cell / CELLS));
    this.moods.setX(this.used, mood);
    this.used += 1;
    this.mesh.count = this.used;
    this.mesh.visible = true;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.cells.needsUpdate = true;
    this.moods.needsUpdate = true;
  }

  dispose(): void {
    this.gone = true;
    this.mesh?.geometry.dispose();
    this.mesh?.dispose();
  }

  private begin(): void {
    if (this.asked) return;
    this.asked = true;
    const shape = this.shape();
    if (shape instanceof Promise) void shape.then((made) => this.arrive(made));
    else this.mesh = this.built(shape);
  }

  private arrive(shape: BufferGeometry): void {
    if (this.gone) {
      shape.dispose();
      return;
    }
    this.mesh = this.built(shape);
    this.arrived();
  }

  private built(geometry: BufferGeometry): InstancedMesh {
    geometry.setAttribute("cell", this.cells);
    geometry.setAttribute("mood", this.moods);
    if (!geometry.hasAttribute("eye")) {
      geometry.setAttribute("eye", new BufferAttribute(new Float32Array(geometry.getAttribute("position").count), 1));
    }
    const mesh = new InstancedMesh(geometry, this.material, this.cells.count);
    // What one sees through has no shadow.
    mesh.castShadow = mesh.receiveShadow = !this.material.transparent;
    mesh.frustumCulled = false;
    this.group.add(mesh);
    return mesh;
  }
}
