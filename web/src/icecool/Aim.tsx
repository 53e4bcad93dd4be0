/** Direction and power as sliders, and the button that flicks: for keys, for screen readers, and for fine work. */

import { Button } from "../ui/Button.tsx";
import type { Words } from "../words/words.ts";
import { type Flick, flick } from "./flick.ts";

interface Props {
  words: Words;
  aim: Flick;
  onAim: (aim: Flick) => void;
  onFlick: () => void;
  disabled: boolean;
}

export function Aim({ words, aim, onAim, onFlick, disabled }: Props) {
  const change = (part: Partial<Flick>) => {
    const next = { ...aim, ...part };
    onAim(flick(next.yaw, next.power, next.side, next.height));
  };
  return (
    <fieldset class="aim">
      <legend class="sr-only">{words.say("web-icecool-aim")}</legend>
      <label class="aim-slider">
        <span>{words.say("web-icecool-direction")}</span>
        <input
          type="range"
          min={0}
          max={3595}
          step={5}
          value={aim.yaw}
          aria-valuetext={words.say("web-icecool-direction-value", { degrees: aim.yaw / 10 })}
          onInput={(event) => change({ yaw: Number(event.currentTarget.value) })}
        />
        <output>{words.number(Math.round(aim.yaw / 10))}°</output>
      </label>
      <label class="aim-slider">
        <span>{words.say("web-icecool-power")}</span>
        <input
          type="range"
          min={0}
          max={1000}
          step={10}
          value={aim.power}
          aria-valuetext={words.say("web-icecool-percent", { percent: aim.power / 10 })}
          onInput={(event) => change({ power: Number(event.currentTarget.value) })}
        />
        <output>{words.number(Math.round(aim.power / 10))} %</output>
      </label>
      <Button look="sun" large disabled={disabled} onClick={onFlick}>
        {words.say("web-icecool-flick")}
      </Button>
    </fieldset>
  );
}
