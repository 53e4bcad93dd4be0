/** What to do now, in words and large buttons; everything on offer has one. */

import { useEffect } from "preact/hooks";
import { Button } from "../../ui/controls/Button.tsx";
import { announce } from "../../ui/page/announce.tsx";
import { useWords } from "../../words/index.ts";
import { type Choices, choicesOf, type Step } from "../input/choices.ts";
import { colourSaid, pieceSaid } from "../input/describe.ts";
import type { Hand } from "../input/hand.ts";
import { type Action, pyramidOf, type View, type Way } from "../input/names.ts";
import { CornerChooser, LayChooser, PushChooser } from "./Choosers.tsx";
import { Pad } from "./Pad.tsx";

interface Props {
  view: View;
  choices: Choices;
  hand: Hand;
  top: Way;
  all: boolean;
  onHand: (hand: Hand) => void;
  onAct: (action: Action) => void;
  onStep: (step: Step, piece: number | null) => void;
  onCancel: () => void;
  onAll: () => void;
  onHot: (cell: string | null) => void;
  onPush: (piece: number | null) => void;
  onTop: (top: Way) => void;
  onTurn: (by: 1 | -1) => void;
  onLay: () => void;
}

export function Controls(props: Props) {
  const { view, choices, hand, onAct, onCancel } = props;
  // One that is the same however it lies is not asked for.
  if (choices.orientations.length === 1) return null;
  if (choices.orientations.length > 0) {
    return <LayChooser {...props} onConfirm={props.onLay} />;
  }
  if (hand.kind === "corner") {
    const homes = choices.homes.filter((home) => home.cell === hand.cell);
    return <CornerChooser homes={homes} onAct={onAct} onCancel={onCancel} />;
  }
  if (hand.kind === "step") {
    return <PushChooser view={view} step={hand.step} onAct={onAct} onCancel={onCancel} onPush={props.onPush} />;
  }
  const held = hand.kind === "piece" ? choicesOf(view, choices, hand.piece) : null;
  if (held !== null) {
    return <Pad {...props} held={held} onStep={(step) => props.onStep(step, held.piece)} />;
  }
  if (choices.homes.length > 0) return <Goal seat={view.actor} />;
  return <Pieces {...props} />;
}

/** What it is all about, said to whoever begins. */
function Goal({ seat }: { seat: number }) {
  const words = useWords();
  const goal = words.say("web-icetoids-goal", { colour: colourSaid(words, seat) });
  useEffect(() => announce(goal), [goal]);
  return (
    <>
      <p class="toids-advice">{goal}</p>
      <p class="toids-advice">{words.say("web-icetoids-choose-home")}</p>
    </>
  );
}

/** One's own pyramids as buttons: coming in, and each that stands on the board. */
function Pieces({ view, choices, onHand, onStep }: Props) {
  const words = useWords();
  const { entry } = choices;
  return (
    <div class="toids-choices">
      {entry !== null && (
        <Button look="sun" data-enter onClick={() => onStep(entry, null)}>
          {words.say("web-icetoids-do-enter", { cell: entry.to })}
        </Button>
      )}
      {choices.pieces.map(({ piece }) => (
        <Button key={piece} data-take={piece} onClick={() => onHand({ kind: "piece", piece })}>
          {words.say("web-icetoids-take", {
            piece: pieceSaid(words, view, piece),
            cell: pyramidOf(view, piece).cell ?? "",
          })}
        </Button>
      ))}
    </div>
  );
}
