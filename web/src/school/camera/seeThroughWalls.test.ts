import { type Material, ShaderLib, Texture, type WebGLProgramParametersWithUniforms, type WebGLRenderer } from "three";
import { expect, test } from "vitest";
import { toyMaterial } from "../figures/skinned.ts";
import { SeeThroughWalls, seenBodies, seenPieces } from "./seeThroughWalls.ts";

/** A shader of three after a material has put its own lines into it. */
function written(
  material: Material,
  { vertexShader, fragmentShader }: { vertexShader: string; fragmentShader: string },
) {
  const shader = { uniforms: {}, vertexShader, fragmentShader } as unknown as WebGLProgramParametersWithUniforms;
  material.onBeforeCompile(shader, {} as WebGLRenderer);
  return shader;
}

// The materials look for parts of three's shaders by name: one that is renamed would be drawn without our lines, unseen.
test("three's shader for walls has every place into which see-through walls put their lines", () => {
  const { vertexShader, fragmentShader } = written(new SeeThroughWalls(new Texture()).solid, ShaderLib.lambert);
  expect(vertexShader).toContain("varying vec3 vPlace;");
  expect(vertexShader).toContain("vPlace = (modelMatrix");
  expect(fragmentShader).toContain("float seeThrough()");
  expect(fragmentShader).toContain("float thin = seeThrough();");
});

test("three's shader for figures has every place into which the figures' material puts its lines", () => {
  const { vertexShader, fragmentShader } = written(toyMaterial(new Texture()), ShaderLib.phong);
  expect(vertexShader).toContain("attribute vec2 cell;");
  expect(vertexShader).toContain("vMapUv = (vMapUv + cell");
  expect(fragmentShader).toContain("outgoingLight += room * rim");
});

test("bodies, and what lies on the floor, are seen through walls; what is high up need not be", () => {
  const [body] = seenBodies([{ x: 100, y: 200, z: 17 }]);
  const seen = seenPieces([
    { id: "a", what: "honeycomb", at: { x: 25, y: 25 } },
    { id: "b", what: "plank", at: { x: 210, y: 390 } },
    { id: "c", what: "snow", door: "1-4" },
    { id: "d", what: "emerald", body: "p1" },
  ]);
  expect(body?.at).toEqual([100, 200, 25]);
  expect(seen.map(({ at }) => at)).toEqual([[25, 25, 3]]);
  expect(seen[0]?.radius).toBeLessThan(body?.radius ?? 0);
});
