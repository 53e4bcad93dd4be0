/** Small buttons: camera, a hint, feelings, taking back, this table's rules, the way out. */

import { useState } from "preact/hooks";
import type { Box, CameraMode, Plan } from "../../school/types.ts";
import type { Session } from "../../table/session/session.ts";
import { ownSeats, takeBackTarget } from "../../table/state/seats.ts";
import type { TableState } from "../../table/state/tableState.ts";
import { EmoteBar } from "../../table-ui/Emotes.tsx";
import { MenuButtons } from "../../table-ui/MenuButtons.tsx";
import { playerNames } from "../../table-ui/players.ts";
import { TakeBackButton } from "../../table-ui/TakeBack.tsx";
import { Button, IconButton } from "../../ui/controls/Button.tsx";
import { Select } from "../../ui/controls/fields.tsx";
import { Lazy } from "../../ui/page/Lazy.tsx";
import { toast } from "../../ui/page/toast.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import type { IceCoolView } from "../../wire/protocol.ts";
import { roomLabel } from "../../words/events.ts";
import { useWords } from "../../words/index.ts";
import { flick } from "../input/flick.ts";
import type { Aiming } from "../input/useFlick.ts";
import { CAMERAS, type Typing } from "../input/useKeys.ts";
import { isLarge } from "../show/standing.ts";

const loadShare = async () => (await import("./ShareNow.tsx")).ShareNow;
const loadRules = async () => (await import("./TableRules.tsx")).TableRules;

interface Props {
  session: Session;
  state: TableState;
  view: IceCoolView;
  camera: CameraMode;
  setCamera: (mode: CameraMode) => void;
  /** Where somebody looks who does not look at the play; null for the play. */
  gaze: Plan | null;
  /** Look at another part of the school than where somebody plays. */
  onGaze: (at: Plan) => void;
  aiming: Aiming;
  typing: Typing;
}

export function Tools(props: Props) {
  const { session, state, view, camera, setCamera, gaze, onGaze, aiming, typing } = props;
  const rooms = isLarge(view) ? view.options.layout.rooms : [];
  const looked = rooms.find(({ box }) => gaze !== null && isSame(middle(box), gaze));
  const words = useWords();
  const [rules, setRules] = useState(false);
  const [sharing, setSharing] = useState(false);
  const playing = ownSeats(state).length > 0;
  const back = takeBackTarget(state);
  return (
    <div class="tools">
      <Select
        label={words.say("web-icecool-camera")}
        hideLabel
        value={looked === undefined ? camera : ROOM + looked.id}
        choices={[
          ...CAMERAS.map((mode) => ({ value: mode, label: words.say(`web-icecool-camera-${mode}`) })),
          ...rooms.map((room) => ({ value: ROOM + room.id, label: `${room.id} · ${roomLabel(words, room.name)}` })),
        ]}
        onChange={(value) => {
          const room = rooms.find(({ id }) => ROOM + id === value);
          if (room !== undefined) onGaze(middle(room.box));
          else setCamera(CAMERAS.find((each) => each === value) ?? "overview");
        }}
      />
      {aiming.body !== null && state.welcome?.help === "full" && (
        <HintButton session={session} state={state} aiming={aiming} />
      )}
      {playing && <EmoteBar onEmote={(emote) => void session.emote(emote)} />}
      {playing && <TakeBackButton onAsk={back === null ? null : () => void session.takeBack(back)} />}
      <IconButton label={words.say("web-icecool-rules")} onClick={() => setRules(true)}>
        <Icon name="book" />
      </IconButton>
      <IconButton label={words.say("web-share")} onClick={() => setSharing(true)}>
        <Icon name="link" />
      </IconButton>
      <MenuButtons />
      {playing && (
        <Button look="quiet" aria-expanded={typing.open} onClick={() => typing.setOpen(!typing.open)} data-acts>
          {words.say("web-icecool-command")}
        </Button>
      )}
      {sharing && <Lazy load={loadShare} props={{ session, state, onClose: () => setSharing(false) }} />}
      {rules && <Lazy load={loadRules} props={{ view, seal: state.seal, onClose: () => setRules(false) }} />}
    </div>
  );
}

/** Before the rooms among the cameras. */
const ROOM = "room-";

function middle([x0, y0, x1, y1]: Box): Plan {
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}

function isSame(a: Plan, b: Plan): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Asks a bot for a shot, aims it and says why; the person still flicks. */
function HintButton({ session, state, aiming }: { session: Session; state: TableState; aiming: Aiming }) {
  const words = useWords();
  const [thinking, setThinking] = useState(false);
  async function ask(): Promise<void> {
    setThinking(true);
    const answer = await session.hint();
    setThinking(false);
    if (answer.kind !== "hinted") return;
    const action = answer.action as { kind: string; yaw: number; power: number; side?: number; height?: number };
    if (action.kind === "icecool-flick") {
      aiming.setAim(flick(action.yaw, action.power, action.side ?? 0, action.height ?? 0));
      if (answer.reason !== null) toast(words.because(answer, playerNames(state, words)));
    }
  }
  return (
    <Button disabled={thinking} onClick={() => void ask()} data-hint data-acts>
      {words.say(thinking ? "web-icecool-hint-thinking" : "web-icecool-hint")}
    </Button>
  );
}
