/** The service worker. It keeps the page and the files it has used, so that the app opens without a network; nothing else. */

declare const self: ServiceWorkerGlobalScope;

/** The build writes a name into this that changes with every file of the client (build/workerCacheName.ts). */
const CACHE = "coldsnap-%BUILD%";
const SHELL = "/";
const ASSETS = "/assets/";
/** Pages of the server that are not the client's. */
const NOT_OURS = /^\/(api|admin|openapi)(\/|$)/;

/** The page and the files that it names itself. What it loads later is kept when it is loaded. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(SHELL, { cache: "no-cache" });
  if (!page.ok) throw new Error(`the page cannot be kept: ${page.status}`);
  const named = [...(await page.clone().text()).matchAll(/"(\/assets\/[^"]+)"/g)].map((found) => found[1] ?? "");
  await cache.addAll(named);
  await cache.put(SHELL, page);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** A file whose name has its content's hash in it: once had, it is never asked for again. */
async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page from the server, so that it is never an old one; the kept one only if the server cannot be reached. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(ASSETS)) event.respondWith(keptFile(request));
  else if (request.mode === "navigate" && !NOT_OURS.test(url.pathname)) event.respondWith(page(request));
});

export {};
