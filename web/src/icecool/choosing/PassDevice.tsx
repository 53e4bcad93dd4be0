/**
 * Between two people who share a device: nothing of either's cards is on the page, nor in its memory. The board stays in sight,
 * because it has no secrets: whoever comes sees what the one before them did.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../ui/controls/Button.tsx";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import type { Words } from "../../words/words.ts";
import "./choosing.css";

interface Props {
  words: Words;
  seat: number;
  name: string;
  onReady: () => void;
}

export function PassDevice({ words, seat, name, onReady }: Props) {
  const place = useRef<HTMLElement>(null);
  // Whoever listens is told, and a key that was meant for the turn before does not let anybody in.
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={place} class="pass panel" tabIndex={-1} aria-labelledby="pass-title">
      <SeatMark seat={seat} />
      <h2 id="pass-title">{words.say("web-icecool-pass-title", { name })}</h2>
      <p>{words.say("web-icecool-pass-text", { name })}</p>
      <Button look="primary" large onClick={onReady}>
        {words.say("web-icecool-pass-ready", { name })}
      </Button>
    </section>
  );
}
