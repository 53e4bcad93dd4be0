/** Short messages at the foot of the page. They go by themselves, except what went wrong: that stays until it is closed. */

import { IconButton } from "../controls/Button.tsx";
import { Icon } from "../pictures/icons.tsx";
import { announce } from "./announce.tsx";
import { createStore, useStore } from "./store.ts";

interface Toast {
  id: number;
  text: string;
  wrong: boolean;
}

const SHOWN_MS = 5000;
const MOST = 3;
const toasts = createStore<readonly Toast[]>([]);
let last = 0;

/** Show a message, and have it read out. */
export function toast(text: string, wrong = false): void {
  last += 1;
  const id = last;
  toasts.set([...toasts.get(), { id, text, wrong }].slice(-MOST));
  announce(text, wrong);
  if (!wrong) setTimeout(() => closeToast(id), SHOWN_MS);
}

function closeToast(id: number): void {
  toasts.set(toasts.get().filter((each) => each.id !== id));
}

/** The messages. Once on a page. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  return (
    <div class="toasts">
      {useStore(toasts).map((each) => (
        <div key={each.id} class={each.wrong ? "toast toast-wrong" : "toast"}>
          <span>{each.text}</span>
          <IconButton label={closeLabel} onClick={() => closeToast(each.id)}>
            <Icon name="close" />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
