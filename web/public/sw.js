/**
 * The cached shell. Pages come from the network first, so that a new version is seen at once, and from the cache where
 * there is no network. Files whose name holds their hash never change: they come from the cache first. What is alive
 * (the API and the sockets) is never touched.
 */
const CACHE = "coldsnap-1";
const SHELL = "/";
const MOST = 120;
/** How the client's own pages begin; the server has others. */
const PAGES = ["", "new", "t", "replay", "learn", "rules", "tables", "archive"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") {
    if (PAGES.includes(url.pathname.split("/")[1])) event.respondWith(page(event.request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(hashed(event.request));
  }
});

/** All pages are one and the same: it is kept under one name, without the secrets that an address might hold. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("content-type")?.startsWith("text/html")) await cache.put(SHELL, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(SHELL);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function hashed(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await cache.put(request, fresh.clone());
    await tidied(cache);
  }
  return fresh;
}

/** The oldest files make room: those of versions that are gone. */
async function tidied(cache) {
  const keys = await cache.keys();
  const surplus = keys.filter((key) => new URL(key.url).pathname !== SHELL).slice(0, -MOST);
  await Promise.all(surplus.map((key) => cache.delete(key)));
}
