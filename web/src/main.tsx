import { FluentBundle, FluentResource } from "@fluent/bundle";
import "@fontsource-variable/fredoka";
import "@fontsource-variable/nunito-sans";
import { render } from "preact";
import "./main.css";
import { fluentSource } from "./words/sources.ts";

const language = navigator.language.startsWith("fr") ? "fr" : "en";
const words = new FluentBundle(language, { useIsolating: false });
words.addResource(new FluentResource(await fluentSource(language, "web")));

function say(id: string): string {
  const pattern = words.getMessage(id)?.value;
  if (pattern === undefined || pattern === null) throw new RangeError(`no message ${id}`);
  return words.formatPattern(pattern);
}

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no #app");
document.documentElement.lang = language;
document.title = say("web-title");
render(<h1>{say("web-title")}</h1>, root);
requestAnimationFrame(() => {
  document.documentElement.dataset.ready = "1";
});
