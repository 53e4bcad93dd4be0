import { Select } from "../../ui/controls/fields.tsx";
import { openRule } from "../../ui/page/pageDialog.ts";
import type { OptionInfo } from "../../wire/protocol.ts";
import { useWords, type Words } from "../../words/index.ts";
import { optionId, optionOf, valuesOf, withOption } from "./form.ts";
import type { PartProps } from "./NewTable.tsx";

/** The name of an option or of a value; what has no words yet keeps its raw name. */
function named(words: Words, id: string, raw: string): string {
  return words.has(id) ? words.say(id) : raw;
}

function Option({ form, game, onChange, option }: PartProps & { option: OptionInfo }) {
  const words = useWords();
  const id = optionId(game.id, option.name);
  const why = (
    <button type="button" class="option-rule" onClick={() => openRule(option.rule)}>
      {words.say("web-new-rule", { rule: option.rule })}
    </button>
  );
  return (
    <div class="option">
      <Select
        label={named(words, id, option.name)}
        value={optionOf(form, option)}
        choices={valuesOf(form, option).map((value) => ({ value, label: named(words, `${id}-${value}`, value) }))}
        onChange={(value) => onChange(withOption(form, option, value))}
      />
      {words.has(`rule-${option.rule}`) && why}
    </div>
  );
}

/** The house rules: everything that the game lets a table choose beside its promos. */
export function Options({ form, game, onChange }: PartProps) {
  const words = useWords();
  const options = game.options.filter((option) => !option.promo);
  const changed = options.filter((option) => option.name in form.options).length;
  return (
    <details class="panel options">
      <summary>
        <h2>{words.say("web-new-options")}</h2>
        <span class="field-help">{words.say("web-new-options-about", { count: changed })}</span>
      </summary>
      <div class="options-list">
        {options.map((option) => (
          <Option key={option.name} form={form} game={game} onChange={onChange} option={option} />
        ))}
      </div>
    </details>
  );
}
