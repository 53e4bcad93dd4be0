/** One's name, asked for once: every table that is made or joined from this browser begins with it. */

import { changeSettings, settings } from "../../settings/settings.ts";
import { TextField } from "../../ui/controls/fields.tsx";
import { useStore } from "../../ui/page/store.ts";
import { useWords } from "../../words/index.ts";
import "./your-name.css";

export function YourName() {
  const words = useWords();
  const { name } = useStore(settings);
  return (
    <div class="your-name">
      <TextField
        label={words.say("web-join-name")}
        value={name}
        maxLength={24}
        autoComplete="nickname"
        onInput={(name) => changeSettings({ name })}
      />
    </div>
  );
}
