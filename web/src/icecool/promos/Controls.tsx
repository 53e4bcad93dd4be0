/** What the promos offer, as buttons. Places can be tapped on the board as well; what is not offered is not there. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button, IconButton } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { roomName } from "../../words/events.ts";
import type { Words } from "../../words/words.ts";
import { offered } from "../input/offered.ts";
import { CardFace } from "../panels/Hand.tsx";
import { Comb, Flake, PromoPicture } from "./art.tsx";
import type { Choosing } from "./marks.ts";
import "./promos.css";

interface Props {
  words: Words;
  view: IceCoolView;
  choices: IceCoolOffer["choices"];
  choosing: Choosing;
  onChoose: (choosing: Choosing) => void;
  onAct: (action: IceCoolAction) => void;
}

export function Controls(props: Props) {
  const { words, choices, onAct } = props;
  return (
    <div class="controls promo-controls">
      <Honeycombs {...props} />
      <Snowflakes words={words} choices={choices} onAct={onAct} />
      <Doors {...props} />
      <Artifacts words={words} choices={choices} onAct={onAct} />
      <Platform {...props} />
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

/** A question with its answers as buttons, which can be put off. */
function Choosers({
  words,
  ask,
  onClose,
  children,
}: {
  words: Words;
  ask: string;
  onClose?: () => void;
  children: ComponentChildren;
}) {
  return (
    <fieldset class="promo-ask">
      {/* What is chosen on the board, too, the status line asks: where that is near, it need not be seen twice. */}
      <legend class={onClose === undefined ? "" : "wide-words"}>{ask}</legend>
      <div class="controls">
        {children}
        {onClose !== undefined && (
          <Button look="quiet" onClick={onClose}>
            {words.say("web-promo-do-not")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Honeycombs({ words, view, choices, choosing, onChoose, onAct }: Props) {
  const spends = offered(choices, "icecool-spend-honeycomb");
  if (spends.length === 0) return null;
  if (choosing !== "honeycomb") {
    return (
      <Button look="sun" onClick={() => onChoose("honeycomb")}>
        <Icon>
          <Comb x={12} y={12} r={11} />
        </Icon>
        {words.say("web-promo-do-honeycomb")}
      </Button>
    );
  }
  return (
    <Choosers words={words} ask={words.say("web-promo-honeycomb-ask")} onClose={() => onChoose(null)}>
      {roomsOf(view, spends).map(([room, corners]) => (
        <div key={room} class="promo-corners">
          <span aria-hidden="true">{words.say(`room-${nameOf(view, room)}`)}</span>
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
    </Choosers>
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

function Snowflakes({ words, choices, onAct }: Pick<Props, "words" | "choices" | "onAct">) {
  const [open, setOpen] = useState(false);
  const swaps = offered(choices, "icecool-swap-card");
  return (
    <>
      {swaps.length > 0 && (
        <Button onClick={() => setOpen(true)}>
          <Icon>
            <Flake x={12} y={12} r={10} />
          </Icon>
          {words.say("web-promo-do-swap")}
        </Button>
      )}
      {open && swaps.length > 0 && (
        <Dialog
          title={words.say("web-promo-swap-ask")}
          closeLabel={words.say("web-close")}
          onClose={() => setOpen(false)}
        >
          <div class="controls">
            {swaps.map((action) => (
              <button
                key={action.card}
                type="button"
                class="promo-swap"
                onClick={() => {
                  setOpen(false);
                  onAct(action);
                }}
              >
                <CardFace words={words} card={action.card} />
              </button>
            ))}
          </div>
        </Dialog>
      )}
      {offered(choices, "icecool-flick-again").map((action) => (
        <Button key={action.kind} look="sun" onClick={() => onAct(action)}>
          <Icon>
            <Flake x={8} y={9} r={7} />
            <Flake x={17} y={16} r={6} />
          </Icon>
          {words.say("web-promo-do-again")}
        </Button>
      ))}
    </>
  );
}

const DOORS = {
  "icecool-hang-emerald": "web-promo-hang-ask",
  "icecool-block-door": "web-promo-block-ask",
  "icecool-move-block": "web-promo-move-ask",
} as const;

/** Where something goes: each door by its name, as it is written on the board's own buttons. */
function Doors({ words, choices, onAct }: Props) {
  return (
    <>
      {(Object.keys(DOORS) as (keyof typeof DOORS)[]).map((kind) => {
        const doors = offered(choices, kind);
        return (
          doors.length > 0 && (
            <Choosers key={kind} words={words} ask={words.say(DOORS[kind])}>
              {doors.map((action) => (
                <Button key={action.door} onClick={() => onAct(action)}>
                  {words.say("web-promo-do-door", { door: action.door })}
                </Button>
              ))}
              {offered(choices, "icecool-lift-block").map((action) => (
                <Button key={action.kind} look="primary" onClick={() => onAct(action)}>
                  {words.say("web-promo-do-lift")}
                </Button>
              ))}
            </Choosers>
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
    <fieldset class="promo-ask">
      <legend>{words.say("web-promo-pick-ask")}</legend>
      <div class="artifacts">
        {picks.map((action) => (
          <button key={action.artifact} type="button" class="artifact" onClick={() => onAct(action)}>
            <PromoPicture name={action.artifact} />
            <span class="artifact-name">{words.say(`web-artifact-${action.artifact}`)}</span>
            <span class="artifact-about">{words.say(`web-artifact-${action.artifact}-about`)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Platform({ words, view, choices, choosing, onChoose, onAct }: Props) {
  const junctions = offered(choices, "icecool-lay-platform");
  if (junctions.length === 0) return null;
  if (choosing !== "platform") {
    return (
      <Button look="sun" onClick={() => onChoose("platform")}>
        {words.say("web-promo-do-platform")}
      </Button>
    );
  }
  const rooms = (junction: string) => junction.split("-").map((room) => words.say(`room-${nameOf(view, room)}`));
  const known = new Set(view.options.layout.rooms.map((room) => room.id));
  return (
    <Choosers words={words} ask={words.say("web-promo-platform-ask")} onClose={() => onChoose(null)}>
      {junctions.map((action) => (
        <Button key={action.junction} onClick={() => onAct(action)}>
          {action.junction.split("-").every((room) => known.has(room))
            ? words.joined(rooms(action.junction))
            : action.junction}
        </Button>
      ))}
    </Choosers>
  );
}

/** Answers of one word each: the Sundial's, the trap's, the teleport's. */
const ANSWERS = [
  ["icecool-turn-back", "web-promo-do-back", "sun"],
  ["icecool-let-stand", "web-promo-do-stand", "primary"],
  ["icecool-leave-alone", "web-promo-do-leave", "primary"],
  ["icecool-step-on-teleport", "web-promo-do-step", "sun"],
] as const;

function Answers({ words, choices, onAct }: Pick<Props, "words" | "choices" | "onAct">) {
  return (
    <>
      {offered(choices, "icecool-turn-back").length > 0 && (
        <p class="promo-question">{words.say("web-promo-back-ask")}</p>
      )}
      {ANSWERS.flatMap(([kind, message, look]) =>
        offered(choices, kind).map((action) => (
          <Button key={kind} look={look} onClick={() => onAct(action)}>
            {words.say(message)}
          </Button>
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
