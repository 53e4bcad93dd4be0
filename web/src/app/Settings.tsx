import { changeSettings, type Settings, settings } from "../settings/settings.ts";
import { Button } from "../ui/controls/Button.tsx";
import { Dialog } from "../ui/controls/Dialog.tsx";
import { RadioGroup, Switch, TextField } from "../ui/controls/fields.tsx";
import { closePageDialog, openKeys } from "../ui/page/pageDialog.ts";
import { useStore } from "../ui/page/store.ts";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { MyThings } from "./MyThings.tsx";

const CHOICES = {
  motion: ["auto", "full", "reduced"],
  quality: ["auto", "low", "high"],
  flick: ["pull", "swipe"],
  hand: ["right", "left"],
  behind: ["auto", "always", "never"],
  bots: ["normal", "fast", "at-once"],
  closing: ["soon", "at-once", "never"],
} as const;

function Choice({ name, now, help }: { name: keyof typeof CHOICES; now: Settings; help?: string }) {
  const words = useWords();
  const choices = CHOICES[name].map((value) => ({ value, label: words.say(`web-settings-${name}-${value}`) }));
  return (
    <RadioGroup
      label={words.say(`web-settings-${name}`)}
      value={now[name]}
      choices={choices}
      help={help}
      onChange={(value) => changeSettings({ [name]: value })}
    />
  );
}

function Sound({ now }: { now: Settings }) {
  const words = useWords();
  return (
    <div>
      <Switch label={words.say("web-settings-sound")} on={now.sound} onChange={(sound) => changeSettings({ sound })} />
      {now.sound && (
        <label class="loudness">
          <span>{words.say("web-settings-volume")}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={now.volume}
            onInput={(event) => changeSettings({ volume: Number(event.currentTarget.value) })}
          />
        </label>
      )}
    </div>
  );
}

/** The window of settings. Each choice holds at once. */
export function SettingsDialog() {
  const words = useWords();
  const now = useStore(settings);
  return (
    <Dialog title={words.say("web-settings")} closeLabel={words.say("web-close")} onClose={closePageDialog}>
      <div class="stack">
        <LanguageChoice />
        <TextField
          label={words.say("web-settings-name")}
          help={words.say("web-settings-name-help")}
          value={now.name}
          maxLength={24}
          autoComplete="nickname"
          onInput={(name) => changeSettings({ name })}
        />
        <Sound now={now} />
        <Choice name="flick" now={now} />
        <Choice name="hand" now={now} />
        <Choice name="behind" now={now} />
        <Choice name="bots" now={now} />
        <Choice name="closing" now={now} help={words.say("web-settings-closing-help")} />
        <Choice name="motion" now={now} />
        <Choice name="quality" now={now} />
        <div class="row">
          <Button onClick={openKeys}>
            <Icon name="keys" />
            {words.say("web-settings-keys")}
          </Button>
          <span class="field-help">{words.say("web-settings-kept")}</span>
        </div>
        <MyThings />
      </div>
    </Dialog>
  );
}
