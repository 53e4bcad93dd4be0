/** Between two people who share a device: nothing of either's cards is on the page, nor in its memory. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../ui/controls/Button.tsx";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import type { Words } from "../../words/words.ts";

interface Props {
  words: Words;
  seat: number;
  name: string;
  onReady: () => void;
}

export function PassDevice({ words, seat, name, onReady }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return () => dialog.current?.close();
  }, []);
  return (
    <dialog ref={dialog} class="pass" aria-labelledby="pass-title" onCancel={(event) => event.preventDefault()}>
      <SeatMark seat={seat} />
      <h2 id="pass-title">{words.say("web-icecool-pass-title", { name })}</h2>
      <p>{words.say("web-icecool-pass-text", { name })}</p>
      <Button look="primary" large onClick={onReady}>
        {words.say("web-icecool-pass-ready", { name })}
      </Button>
    </dialog>
  );
}
