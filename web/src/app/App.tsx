/** The page: the words, the frame, the screen of the address, and the windows over it. */

import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { TablePage } from "../screens/table/TablePage.tsx";
import { LiveRegions } from "../ui/page/announce.tsx";
import { Lazy } from "../ui/page/Lazy.tsx";
import { closePageDialog, openKeys, type PageDialog, pageDialog } from "../ui/page/pageDialog.ts";
import { useStore } from "../ui/page/store.ts";
import { Toasts, toast } from "../ui/page/toast.tsx";
import { useWords, WordsContext } from "../words/index.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Frame } from "./Frame.tsx";
import { loadTexts, words } from "./language.ts";
import { Front, Learn, Replay } from "./lazyScreens.ts";
import { type Route, route } from "./router.ts";

const NewTable = async () => (await import("../screens/new-table/NewTable.tsx")).NewTable;
const Rules = async () => (await import("../screens/rules-and-lessons/Rules.tsx")).Rules;
const Party = async () => (await import("../screens/party/PartyPage.tsx")).PartyPage;
const Tables = async () => (await import("../screens/Lists.tsx")).Tables;
const Archive = async () => (await import("../screens/Lists.tsx")).Archive;
const Dialogs = async () => (await import("./PageDialogs.tsx")).PageDialogs;
const Missing = async () => (await import("../screens/Missing.tsx")).Missing;
const NOTHING = {};

function Screen({ here }: { here: Route }) {
  switch (here.name) {
    case "front":
      return <Lazy load={Front} props={NOTHING} />;
    case "new":
      return <Lazy load={NewTable} props={{ game: here.game, company: here.with }} />;
    case "table":
      return <TablePage key={here.table} table={here.table} />;
    case "party":
      return <Lazy key={here.table} load={Party} props={{ table: here.table }} />;
    case "replay":
      return <Other load={Replay} props={{ table: here.table }} />;
    case "learn":
      return <Other load={Learn} props={{ lesson: here.lesson }} />;
    case "rules":
      return <Lazy load={Rules} props={{ game: here.game, rule: here.rule }} />;
    case "tables":
      return <Lazy load={Tables} props={NOTHING} />;
    case "archive":
      return <Lazy load={Archive} props={NOTHING} />;
    case "missing":
      return <Lazy load={Missing} props={NOTHING} />;
  }
}

function Other<Inner extends object>(other: { load: (() => Promise<ComponentType<Inner>>) | null; props: Inner }) {
  return other.load === null ? <Lazy load={Missing} props={NOTHING} /> : <Lazy load={other.load} props={other.props} />;
}

/** A window that is fetched when it is opened, with its texts. Where it does not come, that is said, and nothing opens. */
function Fetched({ shown }: { shown: PageDialog }) {
  const words = useWords();
  const [Found, show] = useState<ComponentType<{ shown: PageDialog }> | null>(null);
  useEffect(() => {
    Promise.all([Dialogs(), loadTexts(["web-settings"])]).then(
      ([found]) => show(() => found),
      () => {
        closePageDialog();
        toast(words.say("web-no-server"), true);
      },
    );
  }, []);
  return Found && <Found shown={shown} />;
}

function Overlays() {
  const shown = useStore(pageDialog);
  if (shown === null) return null;
  return (
    <ErrorBoundary place={shown.kind}>
      <Fetched key={shown.kind} shown={shown} />
    </ErrorBoundary>
  );
}

/** After going to another screen, the focus and the eye begin at its top. */
function useArrival(here: Route): void {
  const place = `${here.name} ${"table" in here ? here.table : ""}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    pageDialog.set(null);
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [place]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}

function useHelpKey(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "?" && !isTyping(event.target) && pageDialog.get() === null) openKeys();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

export function App() {
  const here = useStore(route);
  const spoken = useStore(words);
  useArrival(here);
  useHelpKey();
  if (spoken === null) return null;
  const place = JSON.stringify(here);
  return (
    <WordsContext.Provider value={spoken}>
      <a class="skip" href="#main">
        {spoken.say("web-skip")}
      </a>
      <Frame route={here}>
        <ErrorBoundary place={place}>
          <Screen here={here} />
        </ErrorBoundary>
      </Frame>
      <Overlays />
      <LiveRegions />
      <Toasts closeLabel={spoken.say("web-close")} />
    </WordsContext.Provider>
  );
}
