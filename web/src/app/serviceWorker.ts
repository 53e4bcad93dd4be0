/** The service worker, and what happens when a part of the page is no longer on the server. */

const TRIED = "coldsnap:parts-reloaded";

/** Register the worker where there can be one: not on plain http, except on this computer. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch((error: unknown) => console.warn("no service worker", error));
  });
}

/**
 * A part that is gone means that the server has a newer page: load it, once for each page. If it is gone still, the
 * page's boundary says so.
 */
export function reloadWhenPartsAreGone(): void {
  const page = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  addEventListener("vite:preloadError", () => {
    try {
      if (sessionStorage.getItem(TRIED) === page) return;
      sessionStorage.setItem(TRIED, page);
    } catch {
      return; // Without a memory it might reload for ever.
    }
    location.reload();
  });
}
