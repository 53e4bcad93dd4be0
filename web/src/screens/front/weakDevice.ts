/** Whether this device should be spared a live picture that it was not asked for. */

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

interface Lightly extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Without a graphics card, or with a wish to save data. */
export function isWeakDevice(): boolean {
  if ((navigator as Lightly).connection?.saveData) return true;
  const gl = document.createElement("canvas").getContext("webgl2");
  if (gl === null) return true;
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return SOFTWARE.test(name);
}
