/** Moves as text: for screen readers, and for those who like to type. What it is for stands in it, until they do. */

import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Submit } from "../ui/controls/Button.tsx";

interface Props {
  label: string;
  help: string;
  send: string;
  /** It was asked for, and the next keys are meant for it. */
  wanted?: boolean;
  /** Do what was typed. Gives back why not, in words; null when it was done, and the field is emptied. */
  onCommand: (text: string) => Promise<string | null>;
}

export function CommandField({ label, help, send, wanted = false, onCommand }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) field.current?.focus();
  }, [wanted]);
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "") return;
    const fault = await onCommand(text);
    setWrong(fault);
    if (fault === null) setText("");
  }
  return (
    <form class="command" onSubmit={submit}>
      <div class="command-row">
        <input
          ref={field}
          class="input"
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={80}
          autoComplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={`${id}-help`}
          aria-invalid={wrong !== null}
          data-command
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Submit>{send}</Submit>
      </div>
      <p class="field-help" id={`${id}-help`}>
        {help}
      </p>
      <p class="field-wrong" role="alert">
        {wrong}
      </p>
    </form>
  );
}
