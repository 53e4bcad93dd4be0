import { render } from "preact";
import { App } from "./app/App.tsx";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import "./ui/styles/controls.css";
import "./app/app.css";
import { watchInstall } from "./app/install.ts";
import { speak } from "./app/language.ts";
import { hasSchool, layTable } from "./app/lazyScreens.ts";
import { route, startRouter } from "./app/router.ts";
import { registerWorker, reloadWhenPartsAreGone } from "./app/serviceWorker.ts";
import { callTable } from "./screens/table/startTable.ts";
import { settings } from "./settings/settings.ts";
import { keepAskingForLetters, showLetters } from "./ui/styles/loadFonts.ts";
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
keepAskingForLetters();
showWishes();
settings.follow(() => {
  showWishes();
  void speak();
});
// Secrets leave the address before anything else can read or show it.
browserKeys().takeFrom(location, history);
startRouter();
const here = route.get();
const called = here.name === "table" ? callTable(here.table, document.documentElement.dataset.game) : null;
await speak();
const game = await called;
if (game) await layTable(game);
render(<App />, root);
// A school's first picture goes before the letters around it.
if (!game || !hasSchool(game)) showLetters();
requestAnimationFrame(() => {
  document.documentElement.dataset.ready = "1";
});
