/** The button that flicks, and every number of the flick as a slider: for keys, for screen readers, and for fine work. */

import { Button } from "../../ui/controls/Button.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import type { Words } from "../../words/words.ts";
import { type Flick, flick } from "../input/flick.ts";

interface Props {
  words: Words;
  aim: Flick;
  onAim: (aim: Flick) => void;
  onFlick: () => void;
}

export function Aim({ words, aim, onAim, onFlick }: Props) {
  return (
    <div class="aim">
      <Button look="sun" large class="aim-flick" onClick={onFlick}>
        {words.say("web-icecool-flick")}
      </Button>
      <details class="aim-fine">
        <summary aria-label={words.say("web-icecool-fine")} title={words.say("web-icecool-fine")}>
          <Icon name="settings" />
        </summary>
        <Sliders words={words} aim={aim} onAim={onAim} />
      </details>
    </div>
  );
}

function Sliders({ words, aim, onAim }: Omit<Props, "onFlick">) {
  const change = (part: Partial<Flick>) => {
    const next = { ...aim, ...part };
    onAim(flick(next.yaw, next.power, next.side, next.height));
  };
  const percent = (value: number) => words.say("web-icecool-percent", { percent: value });
  const side = { side: Math.abs(aim.side), where: aim.side < 0 ? "left" : aim.side > 0 ? "right" : "middle" };
  return (
    <fieldset class="aim-sliders">
      <legend class="sr-only">{words.say("web-icecool-aim")}</legend>
      <Slider
        label={words.say("web-icecool-direction")}
        text={words.say("web-icecool-direction-value", { degrees: aim.yaw / 10 })}
        shown={`${words.number(Math.round(aim.yaw / 10))}°`}
        range={[0, 3595, 5]}
        value={aim.yaw}
        onInput={(yaw) => change({ yaw })}
      />
      <Slider
        label={words.say("web-icecool-power")}
        text={percent(aim.power / 10)}
        shown={percent(Math.round(aim.power / 10))}
        range={[0, 1000, 10]}
        value={aim.power}
        onInput={(power) => change({ power })}
      />
      <Slider
        label={words.say("web-icecool-side")}
        text={words.say("web-icecool-side-value", side)}
        shown={String(aim.side)}
        range={[-100, 100, 1]}
        value={aim.side}
        onInput={(hit) => change({ side: hit })}
      />
      <Slider
        label={words.say("web-icecool-height")}
        text={percent(aim.height)}
        shown={percent(aim.height)}
        range={[0, 100, 1]}
        value={aim.height}
        onInput={(height) => change({ height })}
      />
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  /** The value in words, for those who listen. */
  text: string;
  shown: string;
  /** Least, most, step. */
  range: readonly [number, number, number];
  value: number;
  onInput: (value: number) => void;
}

function Slider({ label, text, shown, range: [min, max, step], value, onInput }: SliderProps) {
  return (
    <label class="aim-slider">
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onInput={(event) => onInput(Number(event.currentTarget.value))}
      />
      <span aria-hidden="true">{shown}</span>
    </label>
  );
}
