/**
 * What a table's page does before its other scripts have loaded: it opens the socket, and for a school it has the first
 * textures painted and a WebGL context created, which takes longest of all that can be done without anything else.
 */

import { paintAhead } from "./school/paint/paintWorkerPool.ts";
import { firstPixels } from "./school/paint/textureSizes.ts";
import { prepareCanvas } from "./school/stage/context.ts";
import { askedQuality, storedSettings } from "./settings/storedSettings.ts";
import { callEarly } from "./wire/connection/earlyCall.ts";
import { browserKeys } from "./wire/links.ts";

const { closing, quality: chosen } = storedSettings();
callEarly(browserKeys(), location, history, { closing });
if (document.documentElement.dataset.game === "icecool") {
  const quality = askedQuality(location.search) ?? chosen;
  paintAhead(firstPixels(quality));
  prepareCanvas(quality);
}
