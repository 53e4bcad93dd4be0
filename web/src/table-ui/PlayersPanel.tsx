/** Everybody at the table: mark, name, who is here, clock, what the game says of them, and the host's help. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Button } from "../ui/controls/Button.tsx";
import { announce } from "../ui/page/announce.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { SeatMark } from "../ui/pictures/SeatMark.tsx";
import type { Seat } from "../wire/game.ts";
import type { HostDo } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import { Bubble } from "./Emotes.tsx";
import { type ClockRow, clockText, type PlayerRow } from "./players.ts";

type HostHelp = Extract<HostDo["do"], "lapse" | "bot" | "hand-back">;

interface Props {
  rows: readonly PlayerRow[];
  /** Which of the general marks a seat has; its own number unless the game's colours differ. */
  mark?: (seat: Seat) => number;
  /** What the game adds to a player: fish, pyramids, cards. */
  facts?: (seat: Seat) => ComponentChildren;
  /** Given to hosts: what they may do for a seat whose player is away, or that a bot has taken over. */
  onHost?: ((what: HostHelp, seat: Seat) => void) | undefined;
  /** One's own seat that a bot plays meanwhile is taken back. */
  onTake?: ((seat: Seat) => void) | undefined;
  watchers: number;
}

export function PlayersPanel({ rows, mark = (seat) => seat, facts, onHost, onTake, watchers }: Props) {
  const words = useWords();
  return (
    <section class="players" aria-label={words.say("web-table-players")}>
      <ul class="players-list">
        {rows.map((row) => (
          <li key={row.seat} class="player" data-active={row.active} data-here={row.here} data-seat={row.seat}>
            <SeatMark seat={mark(row.seat)} />
            <div class="player-words">
              <Who row={row} />
              {facts !== undefined && <div class="player-facts">{facts(row.seat)}</div>}
            </div>
            {row.clock !== null && <Clock clock={row.clock} />}
            {row.emote !== null && <Bubble emote={row.emote} />}
            {onTake !== undefined && row.you && row.kind === "bot" && (
              <Button look="sun" onClick={() => onTake(row.seat)}>
                {words.say("web-table-take-seat")}
              </Button>
            )}
            {row.waited && <Absent row={row} isHost={onHost !== undefined} />}
            {onHost !== undefined && <HostHelp row={row} onDo={(what) => onHost(what, row.seat)} />}
          </li>
        ))}
      </ul>
      {watchers > 0 && (
        <p class="players-watchers">
          <Icon name="eye" />
          {words.say("web-wait-watching", { count: watchers })}
        </p>
      )}
    </section>
  );
}

function Who({ row }: { row: PlayerRow }) {
  const words = useWords();
  return (
    <div class="player-who">
      <span class="player-name">{row.name}</span>
      {row.you && <span class="player-tag">{words.say("web-table-you")}</span>}
      {row.kind === "bot" && (
        <span class="player-tag player-level">
          <Icon name="bot" />
          {row.level}
        </span>
      )}
      {row.kind === "person" && !row.here && <span class="player-tag player-away">{words.say("web-table-away")}</span>}
      {row.active && <span class="sr-only">{words.say("web-table-in-turn")}</span>}
    </div>
  );
}

function Clock({ clock }: { clock: ClockRow }) {
  const words = useWords();
  const inTurn = clock.turn !== null && clock.turn > 0;
  const shown = inTurn ? (clock.turn ?? 0) : clock.bank;
  return (
    <span class="player-clock" data-running={clock.running} data-low={clock.running && shown < 10_000} role="timer">
      <span class="sr-only">{words.say(inTurn ? "web-table-clock-turn" : "web-table-clock-bank")}</span>
      {clockText(shown)}
    </span>
  );
}

/** Somebody whom everybody waits for is away, and how long the host waits with them. Said at its start and at its end. */
function Absent({ row, isHost }: { row: PlayerRow; isHost: boolean }) {
  const words = useWords();
  const runs = row.grace > 0;
  const said = words.say(runs ? "web-table-grace" : "web-table-grace-over", {
    name: row.name,
    who: isHost ? "host" : "other",
    seconds: row.grace,
  });
  // The seconds are not read out one by one.
  useEffect(() => announce(said), [runs, row.name, isHost, words]);
  return (
    <p class="player-absent" id={absentId(row)}>
      {said}
    </p>
  );
}

function absentId(row: PlayerRow): string {
  return `absent-${row.seat}`;
}

function HostHelp({ row, onDo }: { row: PlayerRow; onDo: (what: HostHelp) => void }) {
  const words = useWords();
  if (!row.waited && !row.lent) return null;
  const waits = { disabled: row.grace > 0, "aria-describedby": absentId(row) };
  return (
    <div class="player-host">
      {row.waited && (
        <Button {...waits} onClick={() => onDo("lapse")}>
          {words.say("web-table-host-lapse")}
        </Button>
      )}
      {row.waited && (
        <Button {...waits} onClick={() => onDo("bot")}>
          {words.say("web-table-host-bot")}
        </Button>
      )}
      {row.lent && <Button onClick={() => onDo("hand-back")}>{words.say("web-table-host-back")}</Button>}
    </div>
  );
}
