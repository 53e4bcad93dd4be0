/** What a session needs of the browser: clock, visibility, network, and a reload for a newer page. */
import type { Environment } from "./session.ts";

const RELOADED = "coldsnap:reloaded";

/** `closing`: how the questions close that may have nothing to choose. */
export function browserEnvironment(closing: Environment["closing"]): Environment {
  return {
    closing,
    now: () => performance.now(),
    outdated: reloadOnce,
    watch(visible, online) {
      const looked = () => visible(document.visibilityState === "visible");
      document.addEventListener("visibilitychange", looked);
      window.addEventListener("online", online);
      return () => {
        document.removeEventListener("visibilitychange", looked);
        window.removeEventListener("online", online);
      };
    },
  };
}

/** A newer server has a newer page. It is loaded once; if that does not help, the page says so and stays. */
function reloadOnce(): void {
  try {
    const before = sessionStorage.getItem(RELOADED);
    if (before !== null && Date.now() - Number(before) < 60_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return; // Without a memory it might reload for ever.
  }
  location.reload();
}
