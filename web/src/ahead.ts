/** What is painted at a table with a school while three.js and the server's answer are still on their way. */

import { paintAhead } from "./school/paint/ahead.ts";
import { askedQuality, storedSettings } from "./ui/stored.ts";

// A school of high quality is painted finely from the beginning.
if (document.documentElement.dataset.game === "icecool") {
  if ((askedQuality(location.search) ?? storedSettings().quality) !== "high") void paintAhead();
}
