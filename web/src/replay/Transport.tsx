/** Play, pause, speed, and the bar over the whole match with what happened on it. */

import { Button, IconButton } from "../ui/controls/Button.tsx";
import { Select } from "../ui/controls/fields.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";
import { type Player, type PlayerState, SPEEDS } from "./player.ts";
import type { Mark } from "./scrubMarks.ts";

interface Props {
  player: Player;
  playerState: PlayerState;
  plies: number;
  marks: readonly Mark[];
  /** What is said of the position that the slider is at. */
  said: string;
}

export function Transport({ player, playerState, plies, marks, said }: Props) {
  const words = useWords();
  const running = playerState.playing || playerState.stepping;
  return (
    <div class="transport panel">
      <Scrub player={player} playerState={playerState} plies={plies} marks={marks} said={said} />
      <div class="transport-row">
        <IconButton label={words.say("web-replay-previous")} onClick={() => player.back()}>
          <Icon name="previous" />
        </IconButton>
        <Button
          look="primary"
          class="transport-play"
          onClick={() => (running ? player.pause() : player.play())}
          aria-keyshortcuts="Space"
        >
          <Icon name={running ? "pause" : "play"} />
          {words.say(running ? "web-replay-pause" : "web-replay-play")}
        </Button>
        <IconButton label={words.say("web-replay-next")} onClick={() => player.next()}>
          <Icon name="next" />
        </IconButton>
        <Select
          label={words.say("web-replay-speed")}
          hideLabel
          value={String(playerState.speed)}
          choices={SPEEDS.map((speed) => ({
            value: String(speed),
            label: words.say("web-replay-times", { speed: words.number(speed) }),
          }))}
          onChange={(value) => player.setSpeed(SPEEDS.find((speed) => String(speed) === value) ?? 1)}
        />
        <span class="transport-ply" aria-hidden="true">
          {words.say("web-replay-ply", { ply: playerState.at, plies })}
        </span>
      </div>
    </div>
  );
}

function Scrub({ player, playerState, plies, marks, said }: Props) {
  const words = useWords();
  const share = (ply: number) => (plies < 2 ? 0 : (ply - 1) / (plies - 1));
  return (
    <div class="scrub">
      <div class="scrub-marks" aria-hidden="true">
        {marks.map((mark) => (
          <i key={mark.ply} class={`scrub-${mark.kind}`} style={{ left: `${100 * share(mark.ply)}%` }} />
        ))}
      </div>
      <input
        class="scrub-bar"
        type="range"
        min={1}
        max={plies}
        step={1}
        value={playerState.at}
        aria-label={words.say("web-replay-scrub")}
        aria-valuetext={`${words.say("web-replay-ply", { ply: playerState.at, plies })} ${said}`}
        onInput={(event) => player.seek(Number(event.currentTarget.value))}
      />
    </div>
  );
}
