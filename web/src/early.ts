/**
 * What is done at a table with a school while the page itself is still on its way: the graphics card gets ready, which takes
 * longer than anything else that waits for nothing.
 */

import { prepareEasel } from "./school/context.ts";
import { askedQuality, storedSettings } from "./ui/stored.ts";

if (document.documentElement.dataset.game === "icecool") {
  prepareEasel(askedQuality(location.search) ?? storedSettings().quality);
}
