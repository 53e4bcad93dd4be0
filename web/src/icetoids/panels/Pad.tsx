/** What the pyramid in the hand can do, as large buttons around it: for thumbs, and for those who listen. */

import { Button, IconButton } from "../../ui/controls/Button.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import { useWords } from "../../words/index.ts";
import { PyramidArt } from "../board/PyramidArt.tsx";
import { yawOf } from "../board/places.ts";
import type { PieceChoices, Step, Turning } from "../input/choices.ts";
import { pieceSaid } from "../input/describe.ts";
import { type Action, colourOf, nextCell, pyramidOf, type View, WAYS, type Way } from "../input/names.ts";

interface Props {
  view: View;
  held: PieceChoices;
  /** Show the pointless ways as well. */
  all: boolean;
  onStep: (step: Step) => void;
  onAct: (action: Action) => void;
  onCancel: () => void;
  onAll: () => void;
  onHot: (cell: string | null) => void;
}

export function Pad(props: Props) {
  const { view, held, all, onCancel, onAll } = props;
  const words = useWords();
  const hidden = held.turnings.some((turning) => turning.quiet) && !all;
  return (
    <div class="toids-pad-area">
      {/* biome-ignore lint/a11y/useSemanticElements: no form is filled in here */}
      <div class="toids-pad" role="group" aria-label={pieceSaid(words, view, held.piece)}>
        {WAYS.map((way) => (
          <Direction key={way} {...props} way={way} />
        ))}
        <div class="toids-pad-middle">
          <Picture view={view} piece={held.piece} />
        </div>
      </div>
      <div class="toids-pad-side">
        <p class="toids-pad-legend">
          <span class="toids-key-go" aria-hidden="true" /> {words.say("web-icetoids-pad-go")}
          <br />
          <span class="toids-key-point" aria-hidden="true" /> {words.say("web-icetoids-pad-point")}
        </p>
        {hidden && (
          <Button look="quiet" onClick={onAll}>
            {words.say("web-icetoids-pad-all")}
          </Button>
        )}
        <Button onClick={onCancel}>
          <Icon name="close" />
          {words.say("web-icetoids-cancel")}
        </Button>
      </div>
    </div>
  );
}

function Direction({ view, held, way, all, onStep, onAct, onHot }: Props & { way: Way }) {
  const words = useWords();
  const step = held.steps.find((each) => each.way === way);
  const turning = held.turnings.find((each: Turning) => each.way === way && (all || !each.quiet));
  const where = words.say(`way-${way}`);
  const cell = pyramidOf(view, held.piece).cell;
  const to = cell === null ? null : nextCell(cell, way);
  const hot = { onPointerEnter: () => onHot(to), onPointerLeave: () => onHot(null), onFocus: () => onHot(to) };
  return (
    <div class={`toids-pad-way toids-pad-${way}`}>
      {step !== undefined && (
        <IconButton
          look="sun"
          data-go={way}
          label={words.say("web-icetoids-go", { way: where, cell: step.to })}
          onClick={() => onStep(step)}
          {...hot}
        >
          <Arrow way={way} filled />
        </IconButton>
      )}
      {turning !== undefined && (
        <IconButton
          look="plain"
          data-point={way}
          label={words.say("web-icetoids-point", { way: where })}
          onClick={() => onAct(turning.action)}
          {...hot}
        >
          <Arrow way={way} filled={false} />
        </IconButton>
      )}
    </div>
  );
}

function Arrow({ way, filled }: { way: Way; filled: boolean }) {
  return (
    <svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <g transform={`rotate(${yawOf(way)})`}>
        {filled ? (
          <path d="M-4 10V0H-9L0 -10L9 0H4V10Z" fill="currentcolor" />
        ) : (
          <path d="M0 -10L8 9L0 5L-8 9Z" fill="none" />
        )}
      </g>
    </svg>
  );
}

function Picture({ view, piece }: { view: View; piece: number }) {
  const { seat, facing } = pyramidOf(view, piece);
  const stance = facing === "upright" ? { yaw: 0, lying: 0 } : { yaw: yawOf(facing), lying: 1 };
  return (
    <svg viewBox="-52 -62 104 104" aria-hidden="true" focusable="false">
      <PyramidArt colour={colourOf(seat)} pose={{ x: 0, y: 0, z: 0, scale: 1.05, ...stance }} />
    </svg>
  );
}
