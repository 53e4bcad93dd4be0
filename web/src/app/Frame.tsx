/** The frame around every screen but a running game: menu at the top, small print at the foot. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { changeSettings, settings } from "../settings/settings.ts";
import { Button, IconButton } from "../ui/controls/Button.tsx";
import { openSettings } from "../ui/page/pageDialog.ts";
import { useStore } from "../ui/page/store.ts";
import { Icon, type IconName } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";
import { install, installable } from "./install.ts";
import { LanguageButton } from "./LanguageChoice.tsx";
import { Learn } from "./lazyScreens.ts";
import type { Route } from "./router.ts";

interface Place {
  readonly name: Route["name"];
  readonly path: string;
  readonly icon: IconName;
}

const PLACES: readonly Place[] = [
  { name: "tables", path: "/tables", icon: "eye" },
  { name: "archive", path: "/archive", icon: "film" },
  ...(Learn === null ? [] : [{ name: "learn", path: "/learn", icon: "play" } as const]),
  { name: "rules", path: "/rules", icon: "book" },
];

function Links({ route }: { route: Route }) {
  const words = useWords();
  return (
    <ul class="nav-links">
      {PLACES.map((place) => (
        <li key={place.name}>
          <a href={place.path} class="nav-link" aria-current={route.name === place.name ? "page" : undefined}>
            <Icon name={place.icon} />
            {words.say(`web-nav-${place.name}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function SoundButton() {
  const words = useWords();
  const { sound } = useStore(settings);
  return (
    <IconButton
      label={words.say("web-settings-sound")}
      aria-pressed={sound}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <Icon name={sound ? "sound" : "mute"} />
    </IconButton>
  );
}

function Header({ route }: { route: Route }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [route]);
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={words.say("web-home")}>
        <img src="/icon.svg" alt="" width="40" height="40" loading="lazy" />
        <span aria-hidden="true">{words.say("web-title")}</span>
      </a>
      <nav aria-label={words.say("web-nav")} class={open ? "nav nav-open" : "nav"} id="nav">
        <Links route={route} />
      </nav>
      <div class="top-tools">
        <LanguageButton />
        <SoundButton />
        <IconButton label={words.say("web-settings")} onClick={openSettings}>
          <Icon name="settings" />
        </IconButton>
        <IconButton
          class="nav-button"
          label={words.say("web-menu")}
          aria-expanded={open}
          aria-controls="nav"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? "close" : "menu"} />
        </IconButton>
      </div>
    </header>
  );
}

function Foot() {
  const words = useWords();
  const offered = useStore(installable);
  return (
    <footer class="foot">
      {offered && (
        <Button onClick={install}>
          <Icon name="install" />
          {words.say("web-install")}
        </Button>
      )}
      <p>{words.say("web-small-print")}</p>
    </footer>
  );
}

export function Frame({ route, children }: { route: Route; children: ComponentChildren }) {
  return (
    <>
      <Header route={route} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Foot />
    </>
  );
}
