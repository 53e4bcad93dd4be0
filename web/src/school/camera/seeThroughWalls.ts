/** Walls that stand between the camera and a body, or a thing on the floor, become see-through around it. */

import { type Material, MeshLambertMaterial, NoBlending, NormalBlending, type Texture, Vector4 } from "three";
import type { PieceSpec } from "../types.ts";
import type { Vec } from "./fit.ts";

/** All bodies of the largest table, and all that promos lay on its floor. */
const MOST = 28;
const AROUND_BODY = 46;
const AROUND_THING = 34;
/** The middle of a body over its origin, and of a thing over the floor. */
const BODY_MIDDLE = 8;
const THING_MIDDLE = 3;

/** A point that no wall may hide, and how far around it. */
export interface Seen {
  readonly at: Vec;
  readonly radius: number;
}

/** What must be seen of bodies at these places. */
export function seenBodies(places: Iterable<{ readonly x: number; readonly y: number; readonly z: number }>): Seen[] {
  return Array.from(places, ({ x, y, z }) => ({ at: [x, y, z + BODY_MIDDLE], radius: AROUND_BODY }));
}

/** What must be seen of pieces: those that lie on the floor, where a wall is higher than they are. */
export function seenPieces(pieces: readonly PieceSpec[]): Seen[] {
  return pieces.flatMap(({ what, at }) =>
    at === undefined || what === "plank" ? [] : [{ at: [at.x, at.y, THING_MIDDLE], radius: AROUND_THING }],
  );
}

export class SeeThroughWalls {
  /** Walls where nobody is behind them, and the rest of them, drawn after everything solid. */
  readonly solid: Material;
  readonly faint: Material;
  private readonly seen: { value: Vector4[] };

  constructor(map: Texture) {
    this.seen = { value: Array.from({ length: MOST }, () => new Vector4()) };
    this.solid = this.made(map, false);
    this.faint = this.made(map, true);
  }

  /** What must be seen. */
  reveal(points: readonly Seen[]): void {
    this.seen.value.forEach((slot, i) => {
      const point = points[i];
      if (point === undefined) slot.set(0, 0, 0, 0);
      else slot.set(...point.at, point.radius);
    });
  }

  dispose(): void {
    this.solid.dispose();
    this.faint.dispose();
  }

  private made(map: Texture, faint: boolean): Material {
    const material = new MeshLambertMaterial({
      map,
      alphaTest: faint ? 0.02 : 0.5,
      transparent: faint,
      // What is not blended at all need not be another shader than what is.
      blending: faint ? NormalBlending : NoBlending,
      depthWrite: !faint,
    });
    material.onBeforeCompile = (shader) => {
      shader.uniforms.seen = this.seen;
      shader.uniforms.faint = { value: faint };
      shader.vertexShader = shader.vertexShader
        .replace("#include <common>", "#include <common>\nvarying vec3 vPlace;")
        .replace(
          "#include <begin_vertex>",
          "#include <begin_vertex>\nvPlace = (modelMatrix * vec4(position, 1.0)).xyz;",
        );
      shader.fragmentShader = shader.fragmentShader
        .replace("#include <common>", `#include <common>\n${SHADER}`)
        .replace("#include <map_fragment>", `#include <map_fragment>\n${THIN}`);
    };
    material.customProgramCacheKey = () => "seeThrough";
    return material;
  }
}

const THIN = `float thin = seeThrough();
if (diffuseColor.a < 0.5 || (faint ? thin <= 0.01 : thin > 0.01)) discard;
diffuseColor.a = faint ? 1.0 - 0.88 * thin : 1.0;`;

const SHADER = `varying vec3 vPlace;
uniform vec4 seen[${MOST}];
uniform bool faint;
float seeThrough() {
  float most = 0.0;
  for (int i = 0; i < ${MOST}; i++) {
    vec4 one = seen[i];
    if (one.w <= 0.0) continue;
    vec3 ray = one.xyz - cameraPosition;
    float far = length(ray);
    vec3 along = ray / far;
    vec3 here = vPlace - cameraPosition;
    float near = dot(here, along);
    float off = length(here - along * near);
    most = max(most, smoothstep(10.0, 22.0, far - near) * (1.0 - smoothstep(one.w * 0.6, one.w, off)));
  }
  return most;
}`;
