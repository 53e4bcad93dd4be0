/** The drawer of a small window: story and tools behind one button. On a wide one they have places of their own. */

import type { Ref } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { IconButton } from "../ui/controls/Button.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";

export const DRAWER = "table-drawer";
const BUTTON = "table-menu";
/** What happens at the table and not in the drawer: buttons that say `data-acts`. */
const ACTS = "[data-acts]";

interface Drawer {
  readonly open: boolean;
  setOpen(open: boolean): void;
  readonly place: Ref<HTMLDivElement>;
  readonly handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onClick(event: MouseEvent): void;
    onChange(event: Event): void;
  };
}

export function useDrawer(): Drawer {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    place.current?.focus();
    const button = document.getElementById(BUTTON);
    // Where the window has become wide, there is no drawer.
    const sized = () => button?.offsetParent === null && setOpen(false);
    addEventListener("resize", sized);
    return () => {
      removeEventListener("resize", sized);
      // The focus goes back, unless somebody has put it elsewhere.
      if (place.current?.contains(document.activeElement) || document.activeElement === document.body) button?.focus();
    };
  }, [open]);
  return {
    open,
    setOpen,
    place,
    handlers: {
      onKeyDown(event) {
        if (!open) return;
        // Keys are the drawer's, and not the table's, as long as it lies over that.
        event.stopPropagation();
        if (event.key === "Escape") setOpen(false);
      },
      onClick(event) {
        if (event.target instanceof Element && event.target.closest(ACTS) !== null) setOpen(false);
      },
      onChange() {
        setOpen(false);
      },
    },
  };
}

/** Opens and closes the drawer; a press beside it closes it, too. */
export function MenuButton({ drawer: { open, setOpen } }: { drawer: Drawer }) {
  const words = useWords();
  return (
    <>
      <IconButton
        id={BUTTON}
        class="table-menu"
        label={words.say("web-menu")}
        aria-expanded={open}
        aria-controls={DRAWER}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "close" : "menu"} />
      </IconButton>
      {open && <div class="table-scrim" aria-hidden="true" onClick={() => setOpen(false)} />}
    </>
  );
}
