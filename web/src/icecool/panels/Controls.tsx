/** Everything that the rules offer beside the flick itself, as buttons. What is not offered is not there. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import type { IceCoolAction, IceCoolOffer } from "../../wire/protocol.ts";
import { roomName } from "../../words/events.ts";
import type { Words } from "../../words/words.ts";
import { offered } from "../input/offered.ts";

type MoveFish = Extract<IceCoolAction, { kind: "icecool-move-fish" }>;
type UseSkates = Extract<IceCoolAction, { kind: "icecool-use-skates" }>;

interface Props {
  words: Words;
  names: readonly string[];
  choices: IceCoolOffer["choices"];
  onAct: (action: IceCoolAction) => void;
  /** Beside the end of the turn: what keeps it from ending by itself. */
  think?: ComponentChildren;
}

export function Controls({ words, names, choices, onAct, think }: Props) {
  const skates = offered(choices, "icecool-use-skates");
  const fish = offered(choices, "icecool-move-fish");
  return (
    <div class="controls">
      {offered(choices, "icecool-place-on-line").map((action) => (
        <Button key={action.room} onClick={() => onAct(action)}>
          {words.say("web-icecool-do-line", { room: roomName(words, action.room) })}
        </Button>
      ))}
      {offered(choices, "icecool-choose-room").map((action) => (
        <Button key={action.room} look="primary" onClick={() => onAct(action)}>
          {words.say("web-icecool-do-room", { room: roomName(words, action.room) })}
        </Button>
      ))}
      {offered(choices, "icecool-announce-task").map((action) => (
        <Button key={action.task} onClick={() => onAct(action)}>
          {words.say("web-icecool-do-task", { task: words.say(`task-${action.task}`) })}
        </Button>
      ))}
      {fish.length > 0 && <FishButton words={words} names={names} moves={fish} onAct={onAct} />}
      {skates.length > 0 && <SkateButton words={words} pairs={skates} onAct={onAct} />}
      {think}
      {offered(choices, "icecool-end-turn").map((action) => (
        <Button key={action.kind} look="primary" onClick={() => onAct(action)}>
          {words.say("web-icecool-do-end")}
        </Button>
      ))}
    </div>
  );
}

/** Ice Skates: at once if there is only one pair to turn up, else one chooses the pair. */
function SkateButton(props: { words: Words; pairs: readonly UseSkates[]; onAct: (action: IceCoolAction) => void }) {
  const { words, pairs, onAct } = props;
  const [open, setOpen] = useState(false);
  const [only] = pairs;
  return (
    <>
      <Button look="sun" onClick={() => (pairs.length === 1 && only ? onAct(only) : setOpen(true))}>
        {words.say("web-icecool-do-skates")}
      </Button>
      {open && (
        <Dialog
          title={words.say("web-icecool-which-cards")}
          closeLabel={words.say("web-close")}
          onClose={() => setOpen(false)}
        >
          <div class="controls">
            {pairs.map((action) => (
              <Button key={action.cards.join()} onClick={() => onAct(action)}>
                {words.joined(action.cards.map((card) => words.say(`card-${card}`)))}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

interface FishProps {
  words: Words;
  names: readonly string[];
  moves: readonly MoveFish[];
  onAct: (action: IceCoolAction) => void;
}

/** Moving a fish: first which one, then where to. */
function FishButton({ words, names, moves, onAct }: FishProps) {
  const [open, setOpen] = useState(false);
  const [from, setFrom] = useState<MoveFish | null>(null);
  const first = moves.filter(
    (move, index) => moves.findIndex((each) => each.owner === move.owner && each.frm === move.frm) === index,
  );
  const close = () => {
    setOpen(false);
    setFrom(null);
  };
  return (
    <>
      <Button look="sun" onClick={() => setOpen(true)}>
        {words.say("web-icecool-do-fish")}
      </Button>
      {open && (
        <Dialog
          title={words.say(from === null ? "web-icecool-which-fish" : "web-icecool-which-door")}
          closeLabel={words.say("web-close")}
          onClose={close}
        >
          <div class="controls">
            {from === null
              ? first.map((move) => (
                  <Button key={`${move.owner} ${move.frm}`} onClick={() => setFrom(move)}>
                    <SeatMark seat={move.owner} />
                    {words.say("web-icecool-fish-of", { name: words.name(move.owner, names), door: move.frm })}
                  </Button>
                ))
              : moves
                  .filter((move) => move.owner === from.owner && move.frm === from.frm)
                  .map((move) => (
                    <Button key={move.to} look="primary" onClick={() => onAct(move)}>
                      {words.say("web-icecool-to-door", { door: move.to })}
                    </Button>
                  ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
