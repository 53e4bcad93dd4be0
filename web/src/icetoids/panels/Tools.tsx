/** Small things beside the board: a hint, taking back, feelings, keys, and moves as text. */

import { useState } from "preact/hooks";
import type { Session } from "../../table/session/session.ts";
import { isAskedToTakeBack, ownSeats, takeBackTarget } from "../../table/state/seats.ts";
import type { TableState } from "../../table/state/tableState.ts";
import { CommandField } from "../../table-ui/CommandField.tsx";
import { EmoteBar } from "../../table-ui/Emotes.tsx";
import { MenuButtons } from "../../table-ui/MenuButtons.tsx";
import { TakeBackAsked, TakeBackButton } from "../../table-ui/TakeBack.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import type { Answer } from "../../wire/game.ts";
import { useWords } from "../../words/index.ts";
import type { Choices } from "../input/choices.ts";
import { actionSaid } from "../input/describe.ts";
import type { Action, View } from "../input/names.ts";
import { read } from "../input/notation.ts";

interface Props {
  session: Session;
  state: TableState;
  view: View;
  names: readonly string[];
  /** Something has to be decided at this device. */
  mine: boolean;
  hint: Action | null;
  onHint: (action: Action) => void;
}

export function Tools(props: Props) {
  const { session, state, view, names, hint } = props;
  const words = useWords();
  const to = takeBackTarget(state);
  const { back } = state;
  const sits = ownSeats(state).length > 0;
  return (
    <>
      <TakeBackAsked
        name={back === null ? null : words.name(back.seat, names)}
        waiting={(back?.waiting ?? []).map((seat) => words.name(seat, names))}
        onAgree={back !== null && isAskedToTakeBack(state) ? () => void session.takeBack(back.to_ply) : null}
      />
      {hint !== null && (
        <p class="toids-hint" role="status">
          {words.say("web-icetoids-hint", { move: actionSaid(words, view, hint) })}
        </p>
      )}
      <MenuButtons />
      {sits && <EmoteBar onEmote={(emote) => void session.emote(emote)} />}
      {props.mine && state.welcome?.help === "full" && <HintButton {...props} />}
      {!state.now.over && back === null && (
        <TakeBackButton onAsk={to === null ? null : () => void session.takeBack(to)} />
      )}
    </>
  );
}

function HintButton({ session, onHint }: Props) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  async function ask(): Promise<void> {
    setBusy(true);
    const answer = await session.hint();
    setBusy(false);
    if (answer.kind === "hinted") onHint(answer.action as Action);
  }
  return (
    <Button onClick={ask} disabled={busy} data-hint>
      {words.say(busy ? "web-icetoids-hint-thinking" : "web-table-hint")}
    </Button>
  );
}

interface TypedProps {
  view: View;
  choices: Choices | null;
  onAct: (action: Action) => Promise<Answer>;
}

/** The terminal's notation, matched against what is on offer. */
export function Typed({ view, choices, onAct }: TypedProps) {
  const words = useWords();
  async function command(text: string): Promise<string | null> {
    if (choices === null) return words.refusal({ code: view.phase === "over" ? "over" : "not-your-turn" });
    const found = read(view, choices.all, text);
    if ("found" in found) {
      const answer = await onAct(found.found);
      return answer.kind === "refused" ? words.refusal(answer) : null;
    }
    const { fault, ...details } = found;
    return words.refusal({ code: fault, details } as Parameters<typeof words.refusal>[0]);
  }
  return (
    <details class="toids-typed">
      <summary>{words.say("web-icetoids-command")}</summary>
      <CommandField
        label={words.say("web-icetoids-command")}
        help={words.say("web-icetoids-command-help")}
        send={words.say("web-icetoids-command-send")}
        onCommand={command}
      />
      <Notation text={words.say("icetoids-notation")} />
    </details>
  );
}

/** How moves are written: lines of the terminal's help, those with an example as a list. */
function Notation({ text }: { text: string }) {
  const lines = text.split("\n").map((line) => /^\s+(\S.*?)\s{2,}(.+)$/.exec(line) ?? line);
  const examples = lines.filter((line) => typeof line !== "string");
  const said = lines.filter((line) => typeof line === "string");
  return (
    <div class="toids-notation">
      <p>{said[0]}</p>
      <dl>
        {examples.map(([, written, meaning]) => (
          <div key={written}>
            <dt>{written}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{said.slice(1).join(" ")}</p>
    </div>
  );
}
