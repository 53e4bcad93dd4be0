import { changeSettings } from "../settings/settings.ts";
import { RadioGroup } from "../ui/controls/fields.tsx";
import { LANGUAGES, type Language, useWords } from "../words/index.ts";

/** Each language's name in itself; that is how one finds one's own. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };

export function LanguageChoice() {
  const words = useWords();
  return (
    <RadioGroup
      label={words.say("web-settings-language")}
      value={words.language}
      choices={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
      onChange={(language) => changeSettings({ language: language as Language })}
    />
  );
}

/** A small button that switches to the other language, called by that language's name. */
export function LanguageButton() {
  const words = useWords();
  const next = LANGUAGES.find((each) => each !== words.language) ?? LANGUAGES[0];
  return (
    <button
      type="button"
      class="button button-quiet language"
      lang={next}
      title={NAMES[next]}
      aria-label={`${next.toUpperCase()}: ${NAMES[next]}`}
      onClick={() => changeSettings({ language: next })}
    >
      {next.toUpperCase()}
    </button>
  );
}
