import { render } from "preact";
import { App } from "./app/App.tsx";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import "./ui/styles/controls.css";
import "./app/app.css";
import { watchInstall } from "./app/install.ts";
import { loadLanguage } from "./app/language.ts";
import { hasSchool, prepareFront, prepareTable } from "./app/lazyScreens.ts";
import { route, startRouter } from "./app/router.ts";
import { registerWorker, reloadWhenPartsAreGone } from "./app/serviceWorker.ts";
import { startTable } from "./screens/table/startTable.ts";
import { settings } from "./settings/settings.ts";
import { keepAskingForFonts, showFonts } from "./ui/styles/loadFonts.ts";
import { browserKeys } from "./wire/links.ts";

/** What the style sheets have to know of the settings. */
function showWishes(): void {
  const { motion, hand } = settings.get();
  Object.assign(document.documentElement.dataset, { motion, hand });
}

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no #app");
reloadWhenPartsAreGone();
watchInstall();
registerWorker();
keepAskingForFonts();
showWishes();
settings.follow(() => {
  showWishes();
  void loadLanguage();
});
// Secrets leave the address before anything else can read or show it.
browserKeys().takeFrom(location, history);
startRouter();
const here = route.get();
const called = here.name === "table" ? startTable(here.table, document.documentElement.dataset.game) : null;
const front = here.name === "front" ? prepareFront() : null;
await loadLanguage();
await front;
const game = await called;
if (game) await prepareTable(game);
render(<App />, root);
// A school's first picture goes before the fonts around it.
if (!game || !hasSchool(game)) showFonts();
requestAnimationFrame(() => {
  document.documentElement.dataset.ready = "1";
});
