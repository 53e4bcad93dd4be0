/** A finished match, seen again: the game's own board, everybody's standing, the story, and the means to go through it. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { CameraMode } from "../school/types.ts";
import { waitedFor } from "../table/state/seats.ts";
import { ownersOf, spoken } from "../table/state/story.ts";
import type { TableState } from "../table/state/tableState.ts";
import { PlayersPanel } from "../table-ui/PlayersPanel.tsx";
import { playerNames, playerRows } from "../table-ui/players.ts";
import { TableFrame } from "../table-ui/TableFrame.tsx";
import { Note } from "../ui/controls/Panel.tsx";
import { announce } from "../ui/page/announce.tsx";
import { useStore } from "../ui/page/store.ts";
import { SeatMark } from "../ui/pictures/SeatMark.tsx";
import type { ReplayStory, TableSummary } from "../wire/protocol.ts";
import { useWords, type Words } from "../words/index.ts";
import type { GameReplay } from "./gameReplay.ts";
import type { Player } from "./player.ts";
import { peopleOf, tableStateOf } from "./replayState.ts";
import { StoryList } from "./StoryList.tsx";
import { headline, linesOf, marksOf } from "./scrubMarks.ts";
import { Tools } from "./Tools.tsx";
import { Transport } from "./Transport.tsx";
import { useKeys } from "./useKeys.ts";
import "./replay.css";

interface Props {
  table: TableSummary;
  story: ReplayStory;
  game: GameReplay;
  player: Player;
  /** The secret that lets others watch a private match; null if none is needed or known. */
  watch: string | null;
}

export function Viewer({ table, story, game, player, watch }: Props) {
  const words = useWords();
  const playerState = useStore(player.playerState);
  const people = useMemo(() => peopleOf(table), [table]);
  const lines = useMemo(() => linesOf(story.told), [story]);
  const marks = useMemo(() => marksOf(story.told), [story]);
  const state = useMemo(
    () => tableStateOf(people, lines, playerState),
    [people, lines, playerState.now, playerState.queue],
  );
  const names = useMemo(() => playerNames(state, words), [people, words]);
  const [camera, setCamera] = useState<CameraMode>("overview");
  const plies = story.told.length;
  useKeys(player, plies);
  useNarration(state, names, words, playerState.playing || playerState.stepping);
  const running = playerState.playing || playerState.stepping;
  const said = headline(lines.filter((line) => line.ply === playerState.at))
    .map((line) => spoken(words, line, names, ownersOf(state)))
    .join(" ");
  const ply = playerState.queue[0]?.after.ply ?? playerState.at;
  return (
    <TableFrame
      fill={game.fill}
      status={<Status state={state} names={names} title={words.say(`game-${table.game}`)} game={game} />}
      players={
        <PlayersPanel
          rows={playerRows(state, words, 0)}
          mark={game.mark}
          facts={(seat) => game.facts(state, seat)}
          watchers={0}
        />
      }
      board={
        <game.Stage
          state={state}
          camera={camera}
          pace={running ? playerState.speed : 0}
          onShown={(ply) => player.shown(ply)}
        />
      }
      foot={
        <>
          {playerState.failure !== null && <Note wrong>{words.failure(playerState.failure)}</Note>}
          <Transport player={player} playerState={playerState} plies={plies} marks={marks} said={said} />
        </>
      }
      tools={
        <Tools
          table={table}
          ply={ply}
          player={player}
          flick={story.told[ply - 1]?.flick ?? false}
          said={said}
          watch={watch}
          cameras={game.cameras}
          camera={camera}
          setCamera={setCamera}
        />
      }
      story={
        <StoryList
          lines={lines}
          names={names}
          owners={ownersOf(state)}
          ply={state.now.ply}
          mark={game.mark}
          onJump={(ply) => player.showTo(ply)}
        />
      }
    />
  );
}

interface StatusProps {
  state: TableState;
  names: readonly string[];
  title: string;
  game: GameReplay;
}

/** What happened last, in place of what is to be done. */
function Status({ state, names, title, game }: StatusProps) {
  const words = useWords();
  const told = headline(state.story)
    .map((line) => spoken(words, line, names, ownersOf(state)))
    .join(" ");
  const actor = waitedFor(state.now);
  return (
    <div class="status replay-status">
      {actor !== null && <SeatMark seat={game.mark(actor)} />}
      <h1 class="status-text">
        <span class="replay-game">{words.say("web-replay-title", { game: title })}</span>
        <span class="replay-told">{told}</span>
      </h1>
    </div>
  );
}

/** What is being played is read out; where one jumps to, the slider itself says it. */
function useNarration(state: TableState, names: readonly string[], words: Words, running: boolean): void {
  const [told, setTold] = useState(state.now.ply);
  useEffect(() => {
    if (state.now.ply === told) return;
    setTold(state.now.ply);
    if (running)
      announce(
        headline(state.story)
          .map((line) => spoken(words, line, names, ownersOf(state)))
          .join(" "),
      );
  }, [state.now.ply]);
}
