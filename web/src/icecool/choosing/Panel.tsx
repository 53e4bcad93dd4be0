/** What cards and positions offer beside the flick, each with what it costs and brings. What is not offered is not there. */

import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import type { IceCoolAction, IceCoolView } from "../../wire/protocol.ts";
import { doorName, roomName } from "../../words/events.ts";
import type { Words } from "../../words/words.ts";
import { askOf, type Choices, type Choosing, isOfPromos } from "../input/begun.ts";
import { offered } from "../input/offered.ts";
import { Choice, Question } from "./Choice.tsx";
import { doorLabel } from "./doorLabel.ts";

interface Props {
  words: Words;
  view: IceCoolView;
  names: readonly string[];
  choices: Choices;
  choosing: Choosing;
  onChoose: (choosing: Choosing) => void;
  onAct: (action: IceCoolAction) => void;
}

export function Panel(props: Props) {
  const { choosing } = props;
  if (isOfPromos(choosing)) return null;
  if (choosing === "task") return <Tasks {...props} />;
  if (choosing === "skates") return <Skates {...props} />;
  return choosing === null ? <Offers {...props} /> : <FishMoves {...props} />;
}

/** All that may be begun, or done at once. */
function Offers({ words, choices, onChoose, onAct }: Props) {
  const skates = offered(choices, "icecool-use-skates");
  const [only] = skates;
  return (
    <div class="controls">
      {offered(choices, "icecool-place-on-line").map((action) => (
        <Choice key={action.room} about={words.say("web-choice-line-about")} onPick={() => onAct(action)}>
          {words.say("web-choice-line", { room: roomName(words, action.room) })}
        </Choice>
      ))}
      {offered(choices, "icecool-choose-room").map((action) => (
        <Choice key={action.room} look="primary" onPick={() => onAct(action)}>
          {words.say("web-choice-room", { room: roomName(words, action.room) })}
        </Choice>
      ))}
      {offered(choices, "icecool-announce-task").length > 0 && (
        <Choice about={words.say("web-choice-task-about")} onPick={() => onChoose("task")}>
          {words.say("web-choice-task")}
        </Choice>
      )}
      {offered(choices, "icecool-move-fish").length > 0 && (
        <Choice look="sun" about={words.say("web-choice-fish-about")} onPick={() => onChoose("fish")}>
          {words.say("web-choice-fish")}
        </Choice>
      )}
      {only !== undefined && (
        <Choice
          look="sun"
          about={skates.length > 1 ? words.say("web-choice-skates-about") : pairOf(words, only.cards)}
          onPick={() => (skates.length > 1 ? onChoose("skates") : onAct(only))}
        >
          {words.say("web-choice-skates")}
        </Choice>
      )}
    </div>
  );
}

function Tasks({ words, choices, onChoose, onAct }: Props) {
  return (
    <Question
      words={words}
      ask={words.say("web-choice-task-ask")}
      about={words.say("web-choice-task-about")}
      onClose={() => onChoose(null)}
    >
      {offered(choices, "icecool-announce-task").map((action) => (
        <Choice key={action.task} onPick={() => onAct(action)}>
          {words.say("web-choice-announce", { task: words.say(`task-${action.task}`) })}
        </Choice>
      ))}
    </Question>
  );
}

function Skates({ words, choices, onChoose, onAct }: Props) {
  return (
    <Question words={words} ask={words.say("web-choice-skates-ask")} onClose={() => onChoose(null)}>
      {offered(choices, "icecool-use-skates").map((action) => (
        <Choice key={action.cards.join()} onPick={() => onAct(action)}>
          {pairOf(words, action.cards)}
        </Choice>
      ))}
    </Question>
  );
}

/** Which two cards are turned up. */
function pairOf(words: Words, [one, other]: readonly [string, string]): string {
  if (one === other) return words.say("web-choice-two", { card: words.say(`card-${one}`) });
  return words.say("web-choice-both", { one: words.say(`card-${one}`), other: words.say(`card-${other}`) });
}

/** Moving a fish: first which one, then where to. */
function FishMoves({ words, view, names, choices, choosing, onChoose, onAct }: Props) {
  if (choosing === null) return null;
  const moves = offered(choices, "icecool-move-fish");
  const from = typeof choosing === "object" ? choosing : null;
  const asked = askOf(choosing);
  const whole = moves.filter(({ owner, frm }) => from === null || (owner === from.owner && frm === from.frm));
  const first = whole.filter(
    (move, nth) => whole.findIndex(({ owner, frm }) => owner === move.owner && frm === move.frm) === nth,
  );
  return (
    <Question
      key={asked.id}
      words={words}
      ask={words.say(asked.id, { name: from === null ? "" : words.name(from.owner, names) })}
      about={words.say("web-choice-fish-about")}
      onClose={() => onChoose(from === null ? null : "fish")}
    >
      {from === null
        ? first.map(({ owner, frm }) => (
            <Choice
              key={`${owner} ${frm}`}
              icon={<SeatMark seat={owner} />}
              about={words.say("web-choice-at-door", { door: doorName(words, frm) })}
              onPick={() => onChoose({ owner, frm })}
            >
              {words.say("web-choice-fish-of", { name: words.name(owner, names) })}
            </Choice>
          ))
        : whole.map((move) => (
            <Choice key={move.to} onPick={() => onAct(move)}>
              {doorLabel(words, view, move.to)}
            </Choice>
          ))}
    </Question>
  );
}
