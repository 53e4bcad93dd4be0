/** What promos add to the table; see loadPromos.ts, which fetches it. */

import { addVoices } from "../../sound/voices.ts";
import { PROMO_VOICES } from "./voices.ts";

addVoices(PROMO_VOICES);

export { Controls, placeWord } from "./Controls.tsx";
export { promoCues, promoMoments, promoSounds } from "./cues.ts";
export { Facts } from "./Facts.tsx";
export { Minimap } from "./Minimap.tsx";
export { spotsOf } from "./marks.ts";
export { piecesOf, tokensOf } from "./pieces.ts";
export { penguinInTurn, raceScore } from "./race.ts";
export { promoStatus } from "./status.ts";
