/** Addresses and what they mean. The browser's history is the only memory. */

import { isGame, isLesson, type LessonName } from "../learn/lessonNames.ts";
import { createStore } from "../ui/page/store.ts";

export type With = "bots" | "link" | "here";

export type Route =
  | { readonly name: "front" }
  | { readonly name: "new"; readonly game: string | null; readonly with: With | null }
  | { readonly name: "table"; readonly table: string }
  | { readonly name: "replay"; readonly table: string }
  | { readonly name: "party"; readonly table: string }
  | { readonly name: "learn"; readonly lesson: LessonName | null }
  | { readonly name: "rules"; readonly game: "icecool" | "icetoids" | null; readonly rule: string | null }
  | { readonly name: "tables" }
  | { readonly name: "archive" }
  | { readonly name: "missing" };

type Address = Pick<URL, "pathname" | "search" | "hash">;

const TABLE = /^[A-Za-z0-9_-]{8,32}$/;
const RULE = /^#([A-Z]+-[0-9]+)$/;
const MISSING: Route = { name: "missing" };

/** The route of an address. */
export function routeOf({ pathname, search, hash }: Address): Route {
  const [first = "", second, ...more] = pathname.replace(/\/+$/, "").split("/").slice(1);
  if (more.length > 0) return MISSING;
  if (first === "t" || first === "replay" || first === "party") return tableRoute(first, second);
  if (first === "learn" || first === "rules") return bookRoute(first, second, hash);
  if (second !== undefined) return MISSING;
  switch (first) {
    case "":
      return { name: "front" };
    case "new":
      return newRoute(new URLSearchParams(search));
    case "tables":
    case "archive":
      return { name: first };
    default:
      return MISSING;
  }
}

function tableRoute(first: "t" | "replay" | "party", table: string | undefined): Route {
  if (table === undefined || !TABLE.test(table)) return MISSING;
  return { name: first === "t" ? "table" : first, table };
}

function bookRoute(first: "learn" | "rules", name: string | undefined, hash: string): Route {
  if (first === "learn") {
    if (name !== undefined && !isLesson(name)) return MISSING;
    return { name: "learn", lesson: name ?? null };
  }
  if (name !== undefined && !isGame(name)) return MISSING;
  return { name: "rules", game: name ?? null, rule: RULE.exec(hash)?.[1] ?? null };
}

function newRoute(query: URLSearchParams): Route {
  const company = query.get("with");
  const known = company === "bots" || company === "link" || company === "here";
  return { name: "new", game: query.get("game"), with: known ? company : null };
}

/** Where a rule stands. */
export function rulePath(rule: string): string {
  return `/rules/${rule.startsWith("TOIDS") ? "icetoids" : "icecool"}#${rule}`;
}

export const route = createStore<Route>({ name: "front" });

/** Go somewhere without loading the page anew. */
export function navigate(to: string, replace = false): void {
  const url = new URL(to, location.href);
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  arrive();
}

function arrive(): void {
  route.set(routeOf(location));
}

/** Whether a click on a link is ours to follow: a plain one, to a page of this client. */
export function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!plain || event.defaultPrevented || link.hasAttribute("download") || link.target !== "") return false;
  const url = new URL(link.href);
  const onlyHash = url.pathname === location.pathname && url.search === location.search && url.hash !== "";
  return url.origin === location.origin && !onlyHash && routeOf(url).name !== "missing";
}

/** Begin to follow the address, and clicks on links of ours. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || !isOurs(link, event)) return;
    event.preventDefault();
    if (link.href !== location.href) navigate(link.href);
  });
  arrive();
}
