/** A choice as a button that says what it costs and brings, and a question with its answers, beside the board. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button, type Look } from "../../ui/controls/Button.tsx";
import type { Words } from "../../words/words.ts";
import "./choosing.css";

interface ChoiceProps {
  look?: Look;
  icon?: ComponentChildren;
  /** What it costs and brings. */
  about?: string;
  onPick: () => void;
  children: ComponentChildren;
}

export function Choice({ look, icon, about, onPick, children }: ChoiceProps) {
  return (
    <Button look={look} onClick={onPick} class="board-choice">
      {icon}
      <span class="choice-words">
        {children}
        {about !== undefined && <small class="choice-about">{about}</small>}
      </span>
    </Button>
  );
}

interface QuestionProps {
  words: Words;
  ask: string;
  /** What the answer costs and brings, where that is the same for all. */
  about?: string;
  /** Given where the question can be put off: somebody has asked for it. */
  onClose?: () => void;
  children: ComponentChildren;
}

/** A question with its answers as buttons. Who has asked for it by a key goes on from there. */
export function Question({ words, ask, about, onClose, children }: QuestionProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const wanted = onClose !== undefined;
  useLayoutEffect(() => {
    if (wanted) place.current?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <fieldset class="choice-ask" ref={place} tabIndex={-1}>
      <legend>{ask}</legend>
      {about !== undefined && <p class="choice-about">{about}</p>}
      <div class="controls">
        {children}
        {onClose !== undefined && (
          <Button look="quiet" onClick={onClose}>
            {words.say("web-choice-not")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
