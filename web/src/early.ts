/**
 * What is done at a table while the page itself is still on its way: the server is called, and where there is a school, the
 * first canvases are painted and the graphics card gets ready, which takes longer than anything else that waits for nothing.
 */

import { paintAhead } from "./school/paint/paintWorkerPool.ts";
import { firstPixels } from "./school/paint/textureSizes.ts";
import { prepareCanvas } from "./school/stage/context.ts";
import { askedQuality, storedSettings } from "./settings/storedSettings.ts";
import { callEarly } from "./wire/connection/earlyCall.ts";
import { browserKeys } from "./wire/links.ts";

callEarly(browserKeys(), location, history);
if (document.documentElement.dataset.game === "icecool") {
  const quality = askedQuality(location.search) ?? storedSettings().quality;
  paintAhead(firstPixels(quality));
  prepareCanvas(quality);
}
