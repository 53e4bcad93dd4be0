/** A window over the page: the browser's own `<dialog>`, which keeps the focus inside and closes with Esc. */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../pictures/icons.tsx";
import { IconButton } from "./Button.tsx";

interface Props {
  title: string;
  /** What the button with the cross is called. */
  closeLabel: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** Shown as long as it is rendered. The focus goes back to where it was. */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before it is painted: Esc closes it from the first moment on.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it too; the click is one on the backdrop
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without asking; one that is gone already has nothing to say.
      onClose={() => element.current !== null && onClose()}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keys */}
      <div class="dialog-body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
