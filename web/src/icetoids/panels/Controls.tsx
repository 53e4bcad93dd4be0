/** What to do now, in words and large buttons; everything on offer has one. */

import { Button } from "../../ui/controls/Button.tsx";
import { useWords } from "../../words/index.ts";
import { type Choices, choicesOf, type Step } from "../input/choices.ts";
import { pieceSaid } from "../input/describe.ts";
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
  const words = useWords();
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
  if (choices.homes.length > 0) return <p class="toids-advice">{words.say("web-icetoids-choose-home")}</p>;
  return <Pieces {...props} />;
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
