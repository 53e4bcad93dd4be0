/**
 * A step of the build: three.js without what our school never draws with. Its renderer names all shaders and helpers it
 * has, so that no bundler can drop them. A material whose shader is missing here fails loudly in every browser test.
 * WHOLE_THREE=yes builds with three.js as it is: for whoever looks for a fault, or wants to see what this is worth
 * (docs/client.md has the numbers). What is named here and is no longer in three.js stops the build, and fails
 * slimThree.test.ts with a sentence that says what it was.
 */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

export const SOURCES = join(dirname(createRequire(import.meta.url).resolve("three")), "../src");
const PROGRAMS = join(SOURCES, "renderers/shaders/ShaderLib");
const EMPTY = 'export default "";\n';
export const CHUNKS = join(SOURCES, "renderers/shaders/ShaderChunk");
/** The programs of the materials that are used, and of the shadows of a sun. */
const USED = ["depth", "meshbasic", "meshlambert", "meshphong"];
/** The renderer puts these into every program. */
export const ALWAYS = ["colorspace_pars_fragment", "tonemapping_pars_fragment"];
/** Parts of those programs that wait for what we never have: pictures of the surroundings, bones, morphs, bumps. */
export const IDLE = /^(envmap|lightprobes|skin|morph|displacement|bump|normalmap|light_?map|aomap|emissive|clipping)/;

/** Helpers of the renderer for headsets, surroundings, tables of reflections, morphs and blocks of uniforms. */
export const HELPERS: Readonly<Record<string, string>> = {
  "webxr/WebXRManager.js": `export class WebXRManager {
    enabled = false;
    isPresenting = false;
    addEventListener() {}
    removeEventListener() {}
    setAnimationLoop() {}
    getEnvironmentBlendMode() {}
    dispose() {}
  }`,
  "webgl/WebGLEnvironments.js":
    "export function WebGLEnvironments() { return { get: (texture) => texture ?? null, dispose() {} }; }",
  // Only for drawing through effects; a renderer without an output buffer of its own makes none.
  "webgl/WebGLOutput.js": "export class WebGLOutput {}",
  // Only for point lights' shadows.
  "WebGLCubeRenderTarget.js": "export class WebGLCubeRenderTarget {}",
  "shaders/DFGLUTData.js": "export function getDFGLUT() { return null; }",
  "webgl/WebGLMorphtargets.js": "export function WebGLMorphtargets() { return { update() {} }; }",
  "webgl/WebGLUniformsGroups.js":
    "export function WebGLUniformsGroups() { return { bind() {}, update() {}, dispose() {} }; }",
};

/**
 * Methods and inner functions that nothing of ours reaches: saving and loading, pointing at meshes (school/stage/pick.ts does
 * that), reading pictures back, cubes and volumes. Each is replaced by one that throws its own name.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  "cameras/OrthographicCamera.js": ["toJSON"],
  "cameras/PerspectiveCamera.js": ["toJSON"],
  "core/BufferAttribute.js": ["toJSON"],
  "core/BufferGeometry.js": ["toJSON", "computeTangents", "lookAt", "center", "setFromPoints"],
  "core/InstancedBufferAttribute.js": ["toJSON"],
  "core/Object3D.js": ["toJSON"],
  "lights/DirectionalLight.js": ["toJSON"],
  "lights/HemisphereLight.js": ["toJSON"],
  "lights/Light.js": ["toJSON"],
  "lights/LightShadow.js": ["toJSON"],
  "materials/Material.js": ["toJSON", "fromJSON"],
  "materials/ShaderMaterial.js": ["toJSON", "fromJSON"],
  "math/Box3.js": ["toJSON", "fromJSON", "intersectsTriangle", "expandByObject"],
  "math/Color.js": ["toJSON", "setColorName", "setHSL", "offsetHSL", "getStyle", "getHSL"],
  "math/Quaternion.js": ["toJSON"],
  "objects/InstancedMesh.js": ["raycast", "setMorphAt", "getMorphAt"],
  "objects/Mesh.js": ["raycast", "getVertexPosition", "_computeIntersections"],
  "renderers/WebGLRenderer.js": [
    "setEffects",
    "compileAsync",
    "renderTransmissionPass",
    "readRenderTargetPixels",
    "readRenderTargetPixelsAsync",
    "copyFramebufferToTexture",
    "copyTextureToTexture",
  ],
  "renderers/webgl/WebGLTextures.js": [
    "uploadCubeTexture",
    "updateVideoTexture",
    "updateMultisampleRenderTarget",
    "setupRenderBufferStorage",
  ],
  "scenes/Scene.js": ["toJSON"],
  "textures/DepthTexture.js": ["toJSON"],
  "textures/Texture.js": ["toJSON"],
  "textures/TextureSource.js": ["toJSON"],
  "math/Triangle.js": ["closestPointToPoint"],
  "math/Vector4.js": ["setAxisAngleFromRotationMatrix"],
  "extras/TextureUtils.js": ["getByteLength"],
  "renderers/webgl/WebGLMaterials.js": [
    "refreshUniformsPhysical",
    "refreshUniformsStandard",
    "refreshUniformsPoints",
    "refreshUniformsSprites",
  ],
  "renderers/webgl/WebGLShadowMap.js": ["VSMPass"],
  "renderers/webgl/WebGLGeometries.js": ["updateWireframeAttribute"],
};

/**
 * Questions to the graphics card whose answers are known, or are no matter to us. Every one is a wait for it, and a new
 * extension is two. Viewport and scissors are set before the first picture, if they are not what they are taken for.
 */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "renderers/webgl/WebGLCapabilities.js": { "gl.getParameter( gl.SAMPLES )": "0" },
  "renderers/webgl/WebGLExtensions.js": {
    "getExtension( 'EXT_color_buffer_float' );": "",
    "getExtension( 'WEBGL_clip_cull_distance' );": "",
    "getExtension( 'OES_texture_float_linear' );": "",
    "getExtension( 'EXT_color_buffer_half_float' );": "",
    "getExtension( 'WEBGL_multisampled_render_to_texture' );": "",
    "getExtension( 'WEBGL_render_shared_exponent' );": "",
  },
  "renderers/webgl/WebGLPrograms.js": { "extensions.has( 'KHR_parallel_shader_compile' )": "false" },
  "renderers/webgl/WebGLState.js": {
    "gl.getParameter( gl.VERSION )": "'WebGL 2'",
    "gl.getParameter( gl.SCISSOR_BOX )": "[ 0, 0, 0, 0 ]",
    "gl.getParameter( gl.VIEWPORT )": "[ 0, 0, 0, 0 ]",
  },
};

/** A source in which a question has been answered. */
export function answered(source: string, [question, answer]: readonly [string, string]): string {
  if (!source.includes(question)) throw new RangeError(`three does not ask ${question} any more`);
  return source.replace(question, answer);
}

/** A source without the inside of a function, by its name. Three's sources are indented without exception. */
export function without(source: string, name: string): string {
  const whole = new RegExp(
    `^(\\t*)((?:function )?${name}|this\\.${name} = (?:async )?function ?)\\(.*\\{\\n[^]*?^\\1\\}`,
    "m",
  );
  if (!whole.test(source)) throw new RangeError(`three has no ${name} any more`);
  return source.replace(whole, `$1$2() { throw new Error("${name}"); }`);
}

/** The chunks that a shader's text includes, and those that they include. */
function included(file: string, found = new Set<string>()): Set<string> {
  for (const [, name] of readFileSync(file, "utf-8").matchAll(/#include <(\w+)>/g)) {
    if (name === undefined || found.has(name)) continue;
    found.add(name);
    included(join(CHUNKS, `${name}.glsl.js`), found);
  }
  return found;
}

/** A shader without remarks, margins and empty lines. */
function bare(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/[ \t]*\/\/.*$/gm, "")
    .replaceAll(/^\s+/gm, "");
}

/** What stands in for a file of three, by its path. */
export function replacements(): Map<string, string> {
  const wanted = new Set(USED.flatMap((name) => [...included(join(PROGRAMS, `${name}.glsl.js`))]));
  for (const name of ALWAYS) wanted.add(name);
  const files = new Map(Object.entries(HELPERS).map(([file, text]) => [join(SOURCES, "renderers", file), text]));
  for (const [file, names] of Object.entries(UNUSED)) {
    const path = join(SOURCES, file);
    files.set(path, names.reduce(without, readFileSync(path, "utf-8")));
  }
  for (const [file, answers] of Object.entries(ANSWERS)) {
    const path = join(SOURCES, file);
    files.set(path, Object.entries(answers).reduce(answered, readFileSync(path, "utf-8")));
  }
  for (const file of readdirSync(PROGRAMS)) {
    if (USED.includes(basename(file, ".glsl.js"))) continue;
    files.set(join(PROGRAMS, file), 'export const vertex = "";\nexport const fragment = "";\n');
  }
  for (const file of readdirSync(CHUNKS)) {
    const name = basename(file, ".glsl.js");
    const text = wanted.has(name) && !IDLE.test(name) ? bare(readFileSync(join(CHUNKS, file), "utf-8")) : EMPTY;
    files.set(join(CHUNKS, file), text);
  }
  return files;
}

export function slimThree(whole = process.env.WHOLE_THREE === "yes"): Plugin {
  if (whole) return { name: "slim-three" };
  const files = replacements();
  return {
    name: "slim-three",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source === "three" ? join(SOURCES, "Three.js") : null),
    load: (id) => files.get(id) ?? null,
  };
}
