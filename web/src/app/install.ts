/** Installing the page as an app, where the browser offers it. */

import { createStore } from "../ui/page/store.ts";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Whether the browser would install it now. */
export const installable = createStore(false);
let offer: InstallEvent | null = null;

export function watchInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
    installable.set(true);
  });
  addEventListener("appinstalled", () => installable.set(false));
}

export async function install(): Promise<void> {
  installable.set(false);
  await offer?.prompt();
  offer = null;
}
