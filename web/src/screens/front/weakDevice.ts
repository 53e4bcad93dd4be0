/** Whether this device is too weak, or on too dear a network, for the live school of the front page. */

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

interface Lightly extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** True without a graphics card, and where the browser is set to save data. */
export function isWeakDevice(): boolean {
  if ((navigator as Lightly).connection?.saveData) return true;
  const gl = document.createElement("canvas").getContext("webgl2");
  if (gl === null) return true;
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return SOFTWARE.test(name);
}
