/** The way out of a game that has the whole window: front page, keys, settings. */

import { changeSettings, settings } from "../settings/settings.ts";
import { IconButton } from "../ui/controls/Button.tsx";
import { openKeys, openSettings } from "../ui/page/pageDialog.ts";
import { useStore } from "../ui/page/store.ts";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";

export function MenuButtons() {
  const words = useWords();
  const { sound } = useStore(settings);
  return (
    <div class="menu-buttons">
      <a
        class="button button-quiet button-icon"
        href="/"
        aria-label={words.say("web-home")}
        title={words.say("web-home")}
      >
        <Icon name="door" />
      </a>
      <IconButton label={words.say("web-table-keys")} onClick={openKeys}>
        <Icon name="keys" />
      </IconButton>
      <IconButton
        label={words.say("web-settings-sound")}
        aria-pressed={sound}
        onClick={() => changeSettings({ sound: !sound })}
      >
        <Icon name={sound ? "sound" : "mute"} />
      </IconButton>
      <IconButton label={words.say("web-settings")} onClick={openSettings}>
        <Icon name="settings" />
      </IconButton>
    </div>
  );
}
