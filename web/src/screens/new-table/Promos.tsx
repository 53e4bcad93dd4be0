/** The promos as cards: a picture, a name and one sentence each, and mixes of them. What cannot be combined says why. */

import { PromoPicture } from "../../icecool/promos/art.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Panel } from "../../ui/controls/Panel.tsx";
import { openRule } from "../../ui/page/pageDialog.ts";
import { Icon } from "../../ui/pictures/icons.tsx";
import type { GameInfo, OptionInfo } from "../../wire/protocol.ts";
import { useWords, type Words } from "../../words/index.ts";
import { type Form, optionId } from "./form.ts";
import type { PartProps } from "./NewTable.tsx";
import { type Block, blockOf, countOn, isMixed, isOn, mixesOf, promosOf, toggled, withMix } from "./promos.ts";

export function Promos({ form, game, onChange }: PartProps) {
  const words = useWords();
  const promos = promosOf(game);
  if (promos.length === 0) return null;
  const count = countOn(form, game);
  return (
    <Panel>
      <div class="stack">
        <div>
          <h2 class="promos-title">{words.say("web-promos")}</h2>
          <p class="field-help" role="status">
            {words.say("web-promos-about", { count })}
          </p>
        </div>
        <Mixes form={form} game={game} onChange={onChange} />
        <ul class="promos">
          {promos.map((promo) => (
            <Card key={promo.name} form={form} game={game} onChange={onChange} promo={promo} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function Mixes({ form, game, onChange }: PartProps) {
  const words = useWords();
  return (
    <fieldset class="mixes">
      <legend class="field-label">{words.say("web-promos-mixes")}</legend>
      {mixesOf(game).map((mix) => {
        const on = isMixed(form, game, mix);
        return (
          <Button
            key={mix.id}
            look={on ? "primary" : undefined}
            aria-pressed={on}
            onClick={() => onChange(withMix(form, game, on ? { id: "", promos: [] } : mix))}
          >
            {words.say(`web-mix-${mix.id}`)}
          </Button>
        );
      })}
    </fieldset>
  );
}

function Card({ form, game, onChange, promo }: PartProps & { promo: OptionInfo }) {
  const words = useWords();
  const block = blockOf(form, game, promo);
  const on = isOn(form, promo) && block === null;
  const text = messageOf(promo.name);
  return (
    <li class="promo" data-on={on} data-blocked={block !== null}>
      <button
        type="button"
        class="promo-card"
        aria-pressed={on}
        aria-disabled={block !== null}
        onClick={() => onChange(toggled(form, game, promo))}
      >
        <PromoPicture name={promo.name} />
        <span class="promo-name">{words.say(text)}</span>
        <span class="promo-about">
          {words.say(`${text}-about`)}
          {block !== null && <strong class="promo-block">{blockText(words, game, form, block)}</strong>}
        </span>
        {on && (
          <span class="promo-check" aria-hidden="true">
            <Icon name="check" />
          </span>
        )}
      </button>
      <button type="button" class="option-rule" onClick={() => openRule(promo.rule)}>
        {words.say("web-new-rule", { rule: promo.rule })}
      </button>
    </li>
  );
}

function messageOf(promo: string): string {
  return `web-promo-${promo.replaceAll("_", "-")}`;
}

/** Why a promo cannot be switched on, in words. */
function blockText(words: Words, game: GameInfo, form: Form, block: Block): string {
  switch (block.why) {
    case "seats":
      return words.say("web-promo-block-seats", {
        least: Math.min(...block.seats),
        most: Math.max(...block.seats),
        count: form.seats.length,
      });
    case "promo":
      return words.say("web-promo-block-promo", { promo: words.say(messageOf(block.promo)) });
    case "option": {
      const id = optionId(game.id, block.option);
      const [option, value] = [id, `${id}-${block.value}`].map((each) => (words.has(each) ? words.say(each) : each));
      return words.say("web-promo-block-option", { option: option ?? "", value: value ?? "" });
    }
  }
}
