/** What the promos offer, as buttons. Places can be tapped on the board as well; what is not offered is not there. */

import type { ComponentChildren } from "preact";
import { Button, IconButton } from "../../ui/controls/Button.tsx";
import type { IceCoolAction, IceCoolView } from "../../wire/protocol.ts";
import { roomLabel, roomName } from "../../words/events.ts";
import type { Words } from "../../words/words.ts";
import { CardFace } from "../choosing/Cards.tsx";
import { Choice, Question } from "../choosing/Choice.tsx";
import { doorLabel } from "../choosing/doorLabel.ts";
import type { Choices, Choosing } from "../input/begun.ts";
import { isOfPromos } from "../input/begun.ts";
import { offered } from "../input/offered.ts";
import { Comb, Flake, PromoPicture } from "./art.tsx";
import "./promos.css";

interface Props {
  words: Words;
  view: IceCoolView;
  choices: Choices;
  choosing: Choosing;
  onChoose: (choosing: Choosing) => void;
  onAct: (action: IceCoolAction) => void;
}

export function Controls(props: Props) {
  const { words, choices, choosing, onAct } = props;
  if (choosing === "honeycomb") return <Honeycombs {...props} />;
  if (choosing === "swap") return <Swaps {...props} />;
  if (choosing === "platform") return <Platform {...props} />;
  if (choosing !== null && !isOfPromos(choosing)) return null;
  return (
    <div class="controls promo-controls">
      <Begun {...props} />
      <Again words={words} choices={choices} onAct={onAct} />
      <Doors {...props} />
      <Artifacts words={words} choices={choices} onAct={onAct} />
      <Answers words={words} choices={choices} onAct={onAct} />
    </div>
  );
}

function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg class="promo-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** What is begun here and chosen afterwards: on the board, or of one's cards. */
function Begun({ words, choices, onChoose }: Props) {
  return (
    <>
      {offered(choices, "icecool-spend-honeycomb").length > 0 && (
        <Choice
          look="sun"
          icon={
            <Icon>
              <Comb x={12} y={12} r={11} />
            </Icon>
          }
          about={words.say("web-promo-honeycomb-about")}
          onPick={() => onChoose("honeycomb")}
        >
          {words.say("web-promo-do-honeycomb")}
        </Choice>
      )}
      {offered(choices, "icecool-swap-card").length > 0 && (
        <Choice
          icon={
            <Icon>
              <Flake x={12} y={12} r={10} />
            </Icon>
          }
          about={words.say("web-promo-swap-about")}
          onPick={() => onChoose("swap")}
        >
          {words.say("web-promo-do-swap")}
        </Choice>
      )}
      {offered(choices, "icecool-lay-platform").length > 0 && (
        <Choice look="sun" about={words.say("web-promo-platform-about")} onPick={() => onChoose("platform")}>
          {words.say("web-promo-do-platform")}
        </Choice>
      )}
    </>
  );
}

function Honeycombs({ words, view, choices, onChoose, onAct }: Props) {
  const spends = offered(choices, "icecool-spend-honeycomb");
  return (
    <Question words={words} ask={words.say("web-promo-honeycomb-ask")} onClose={() => onChoose(null)}>
      {roomsOf(view, spends).map(([room, corners]) => (
        <div key={room} class="promo-corners">
          <span aria-hidden="true">{roomLabel(words, nameOf(view, room))}</span>
          {corners.map(({ action, where }) => (
            <IconButton
              key={action.corner}
              look="plain"
              label={words.say("web-promo-do-corner", { where, room: roomName(words, room) })}
              onClick={() => onAct(action)}
            >
              <svg class="promo-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <rect x="3" y="3" width="18" height="18" rx="3" fill="none" stroke="currentColor" stroke-width="2" />
                <circle cx={where.endsWith("e") ? 17 : 7} cy={where.startsWith("n") ? 7 : 17} r="4.500" />
              </svg>
            </IconButton>
          ))}
        </div>
      ))}
    </Question>
  );
}

type Spend = Extract<IceCoolAction, { kind: "icecool-spend-honeycomb" }>;

interface Corner {
  readonly action: Spend;
  /** Where in its room: nw, ne, sw, se. */
  readonly where: string;
}

/** Corners as they are read. */
const READ = ["nw", "ne", "sw", "se"];

/** The corners by their rooms, in the order of the board. */
function roomsOf(view: IceCoolView, spends: readonly Spend[]): (readonly [string, Corner[]])[] {
  const { rooms, spots } = view.options.layout;
  return rooms.flatMap(({ id, box }) => {
    const corners = spends.flatMap((action): Corner[] => {
      const spot = spots?.find((each) => each.id === action.corner && each.room === id);
      if (spot === undefined) return [];
      const [x, y] = [spot.at[0] * 2 > box[0] + box[2], spot.at[1] * 2 > box[1] + box[3]];
      return [{ action, where: `${y ? "n" : "s"}${x ? "e" : "w"}` }];
    });
    corners.sort((one, other) => READ.indexOf(one.where) - READ.indexOf(other.where));
    return corners.length === 0 ? [] : [[id, corners] as const];
  });
}

function nameOf(view: IceCoolView, room: string): string {
  return view.options.layout.rooms.find((each) => each.id === room)?.name ?? room;
}

/** A card for a snowflake: which one goes under the deck. */
function Swaps({ words, choices, onChoose, onAct }: Props) {
  return (
    <Question
      words={words}
      ask={words.say("web-promo-swap-ask")}
      about={words.say("web-promo-swap-about")}
      onClose={() => onChoose(null)}
    >
      {offered(choices, "icecool-swap-card").map((action) => (
        <button key={action.card} type="button" class="promo-swap" onClick={() => onAct(action)}>
          <CardFace words={words} card={action.card} />
        </button>
      ))}
    </Question>
  );
}

function Again({ words, choices, onAct }: Pick<Props, "words" | "choices" | "onAct">) {
  return (
    <>
      {offered(choices, "icecool-flick-again").map((action) => (
        <Choice
          key={action.kind}
          look="sun"
          icon={
            <Icon>
              <Flake x={8} y={9} r={7} />
              <Flake x={17} y={16} r={6} />
            </Icon>
          }
          about={words.say("web-promo-again-about")}
          onPick={() => onAct(action)}
        >
          {words.say("web-promo-do-again")}
        </Choice>
      ))}
    </>
  );
}

const DOORS = {
  "icecool-hang-emerald": "web-promo-hang-ask",
  "icecool-block-door": "web-promo-block-ask",
  "icecool-move-block": "web-promo-move-ask",
} as const;

/** Where something goes: each door by its rooms. */
function Doors({ words, view, choices, onAct }: Props) {
  return (
    <>
      {(Object.keys(DOORS) as (keyof typeof DOORS)[]).map((kind) => {
        const doors = offered(choices, kind);
        return (
          doors.length > 0 && (
            <Question key={kind} words={words} ask={words.say(DOORS[kind])}>
              {doors.map((action) => (
                <Button key={action.door} class="door" onClick={() => onAct(action)}>
                  {doorLabel(words, view, action.door)}
                </Button>
              ))}
              {offered(choices, "icecool-lift-block").map((action) => (
                <Button key={action.kind} look="primary" onClick={() => onAct(action)}>
                  {words.say("web-promo-do-lift")}
                </Button>
              ))}
            </Question>
          )
        );
      })}
    </>
  );
}

function Artifacts({ words, choices, onAct }: Pick<Props, "words" | "choices" | "onAct">) {
  const picks = offered(choices, "icecool-pick-artifact");
  if (picks.length === 0) return null;
  return (
    <Question words={words} ask={words.say("web-promo-pick-ask")}>
      <div class="artifacts">
        {picks.map((action) => (
          <button key={action.artifact} type="button" class="artifact" onClick={() => onAct(action)}>
            <PromoPicture name={action.artifact} />
            <span class="artifact-name">{words.say(`web-artifact-${action.artifact}`)}</span>
            <span class="artifact-about">{words.say(`web-artifact-${action.artifact}-about`)}</span>
          </button>
        ))}
      </div>
    </Question>
  );
}

function Platform({ words, view, choices, onChoose, onAct }: Props) {
  const junctions = offered(choices, "icecool-lay-platform");
  const rooms = (junction: string) => junction.split("-").map((room) => roomLabel(words, nameOf(view, room)));
  const known = new Set(view.options.layout.rooms.map((room) => room.id));
  return (
    <Question words={words} ask={words.say("web-promo-platform-ask")} onClose={() => onChoose(null)}>
      {junctions.map((action) => (
        <Button key={action.junction} onClick={() => onAct(action)}>
          {action.junction.split("-").every((room) => known.has(room))
            ? words.joined(rooms(action.junction))
            : action.junction}
        </Button>
      ))}
    </Question>
  );
}

/** Answers of one word each, the Sundial's, the trap's, the teleport's: what the button says, and what it costs. */
const ANSWERS = [
  ["icecool-turn-back", "web-promo-do-back", "sun", "web-promo-once-about"],
  ["icecool-let-stand", "web-promo-do-stand", "primary", null],
  ["icecool-leave-alone", "web-promo-do-leave", "primary", null],
  ["icecool-step-on-teleport", "web-promo-do-step", "sun", "web-promo-once-about"],
] as const;

function Answers({ words, choices, onAct }: Pick<Props, "words" | "choices" | "onAct">) {
  return (
    <>
      {offered(choices, "icecool-turn-back").length > 0 && (
        <p class="promo-question">{words.say("web-promo-back-ask")}</p>
      )}
      {ANSWERS.flatMap(([kind, message, look, about]) =>
        offered(choices, kind).map((action) => (
          <Choice
            key={kind}
            look={look}
            {...(about === null ? {} : { about: words.say(about) })}
            onPick={() => onAct(action)}
          >
            {words.say(message)}
          </Choice>
        )),
      )}
    </>
  );
}

/** What the button says that puts something down; null for a penguin, which has words of its own. */
export function placeWord(words: Words, kind: IceCoolAction["kind"]): string | null {
  if (kind === "icecool-lay-trap") return words.say("web-promo-do-trap");
  return kind === "icecool-lay-teleport" ? words.say("web-promo-do-teleport") : null;
}
