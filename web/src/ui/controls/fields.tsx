/** Fields of a form. Labels, help and what is wrong are tied to them for those who listen. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface Said {
  label: string;
  help?: ComponentChildren;
  wrong?: string | undefined;
}

interface Choice {
  value: string;
  label: string;
  help?: string | undefined;
}

function described(id: string, said: Said): string | undefined {
  const parts = [said.help !== undefined && `${id}-help`, said.wrong !== undefined && `${id}-wrong`].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : undefined;
}

function Explained({ id, help, wrong }: Omit<Said, "label"> & { id: string }) {
  return (
    <>
      {help !== undefined && (
        <span class="field-help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {wrong !== undefined && (
        <span class="field-wrong" id={`${id}-wrong`}>
          {wrong}
        </span>
      )}
    </>
  );
}

interface TextProps extends Said {
  value: string;
  onInput: (value: string) => void;
  maxLength?: number;
  placeholder?: string;
  autoComplete?: "off" | "nickname";
  hideLabel?: boolean;
}

export function TextField(props: TextProps) {
  const id = useId();
  return (
    <div class="field">
      <label class={props.hideLabel ? "sr-only" : "field-label"} for={id}>
        {props.label}
      </label>
      <input
        id={id}
        class="input"
        type="text"
        value={props.value}
        {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
        {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
        autoComplete={props.autoComplete ?? "off"}
        spellcheck={false}
        aria-describedby={described(id, props)}
        aria-invalid={props.wrong !== undefined}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <Explained id={id} help={props.help} wrong={props.wrong} />
    </div>
  );
}

interface SelectProps extends Said {
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  hideLabel?: boolean;
}

export function Select(props: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label class={props.hideLabel ? "sr-only" : "field-label"} for={id}>
        {props.label}
      </label>
      <select
        id={id}
        class="select"
        aria-describedby={described(id, props)}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        {props.choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === props.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Explained id={id} help={props.help} wrong={props.wrong} />
    </div>
  );
}

interface RadioProps extends Said {
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

/** One of a few, all of them in sight. */
export function RadioGroup(props: RadioProps) {
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={described(id, props)}>
      <legend class="field-label">{props.label}</legend>
      <div class="choices">
        {props.choices.map((choice) => (
          <label class="choice" key={choice.value}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === props.value}
              onChange={() => props.onChange(choice.value)}
            />
            <span>
              <span class="choice-title">{choice.label}</span>
              {choice.help !== undefined && <span class="choice-help">{choice.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <Explained id={id} help={props.help} wrong={props.wrong} />
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  help?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, help, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label class="switch">
      <span class="switch-words">
        <span class="field-label">{label}</span>
        {help !== undefined && (
          <span class="choice-help" id={id}>
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-label={label}
        aria-describedby={help === undefined ? undefined : id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
