/** What is chosen beside the flick; see loadChoosing.ts, which fetches it. */

export { askOf } from "../input/begun.ts";
export { Hand } from "./Cards.tsx";
export { Panel } from "./Panel.tsx";
export { PassDevice } from "./PassDevice.tsx";
export { spotsOf } from "./spots.ts";
export { Tags } from "./Tags.tsx";
