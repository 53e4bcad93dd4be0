/** The games that were played in this browser, private ones too, and what one is proud of. */

import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../app/language.ts";
import { markSeat } from "../icetoids/input/names.ts";
import { catchUp } from "../things/catchUp.ts";
import { isWon, type PlayedMatch, type Practised } from "../things/playedMatch.ts";
import { Stars } from "../things/Stars.tsx";
import { StillPicture } from "../things/StillPicture.tsx";
import { DRILLS, type Scores, starsFor } from "../things/scores.ts";
import { browserShelf, type Kept } from "../things/shelf.ts";
import { Button, ButtonLink } from "../ui/controls/Button.tsx";
import { toast } from "../ui/page/toast.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { SeatMark } from "../ui/pictures/SeatMark.tsx";
import type { SeatSummary } from "../wire/protocol.ts";
import { useWords, type Words } from "../words/index.ts";
import { api, keyring } from "./table/createTable.ts";
import { seatName } from "./table/SeatList.tsx";
import { when } from "./when.ts";
import "../things/things.css";

/** So many are shown before somebody asks for more. */
const FIRST = 6;

/** What is kept, and what has ended since somebody last looked. */
function useKept(): Kept {
  const shelf = browserShelf();
  const [kept, setKept] = useState(() => shelf.read());
  useEffect(() => {
    let gone = false;
    void catchUp(api, keyring, shelf).then(() => !gone && setKept(shelf.read()));
    return () => {
      gone = true;
    };
  }, []);
  return kept;
}

export function MyGames() {
  const words = useWords();
  const ready = useTexts(["web-replay", "icecool", "icetoids"]);
  const { matches, scores } = useKept();
  const [all, setAll] = useState(false);
  if (!ready) return null;
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine">{words.say("web-mine")}</h2>
      <p class="lead">{words.say(matches.length === 0 ? "web-mine-none" : "web-mine-about")}</p>
      <Pride scores={scores} />
      <ul class="table-entries">
        {matches.slice(0, all ? undefined : FIRST).map((match) => (
          <Match key={match.table} match={match} />
        ))}
      </ul>
      {matches.length > FIRST && !all && <Button onClick={() => setAll(true)}>{words.say("web-list-more")}</Button>}
      <h2>{words.say("web-mine-others")}</h2>
    </section>
  );
}

/** Wins, the best lap and the stars of drills: what there is of them. */
function Pride({ scores: { played, won, best } }: { scores: Scores }) {
  const words = useWords();
  const drills = DRILLS.filter((drill) => best[drill] !== undefined);
  if (played === 0 && Object.keys(best).length === 0) return null;
  return (
    <ul class="pride">
      {played > 0 && (
        <li>
          <Icon name="crown" />
          {words.say("web-mine-wins", { won, played })}
        </li>
      )}
      {best.lap !== undefined && (
        <li>
          <Icon name="clock" />
          {words.say("web-mine-best-lap", { flicks: best.lap })}
        </li>
      )}
      {drills.map((drill) => (
        <li key={drill}>
          {words.say(`web-mine-drill-${drill}`)} <Stars count={starsFor(best[drill] ?? Number.POSITIVE_INFINITY)} />
        </li>
      ))}
    </ul>
  );
}

function Match({ match }: { match: PlayedMatch }) {
  const words = useWords();
  async function save(): Promise<void> {
    const { saveRecord } = await import("../table-ui/afterMatch.ts");
    const found = await saveRecord(match.table);
    if (!found.ok) toast(words.failure(found.failure), true);
  }
  return (
    <li class="panel table-entry" data-won={isWon(match)}>
      <div class="table-entry-head">
        <h3>{words.say(`game-${match.game}`)}</h3>
        <time dateTime={new Date(match.at).toISOString()}>{when(words.language, match.at)}</time>
      </div>
      <div class="mine-body">
        {match.still !== null && <StillPicture still={match.still} />}
        <div class="mine-told">
          <p class="mine-result">{resultOf(words, match)}</p>
          {match.practised !== null && match.practised.drill !== "lap" && (
            <Stars count={starsFor(match.practised.tries)} />
          )}
          {match.practised === null && <Seats match={match} />}
        </div>
      </div>
      <div class="row">
        <ButtonLink href={`/replay/${match.table}`} look="primary">
          <Icon name="play" />
          {words.say("web-archive-watch")}
        </ButtonLink>
        <Button onClick={save}>
          <Icon name="install" />
          {words.say("web-archive-record")}
        </Button>
      </div>
    </li>
  );
}

function Seats({ match }: { match: PlayedMatch }) {
  const words = useWords();
  return (
    <ul class="table-players-list">
      {match.seats.map((seat) => (
        <li key={seat.seat} data-kind={seat.kind}>
          <SeatMark seat={match.game.startsWith("icetoids") ? markSeat(seat.seat) : seat.seat} />
          {nameOf(words, seat)}
          {match.winners.includes(seat.seat) && <Icon name="crown" />}
        </li>
      ))}
    </ul>
  );
}

/** What somebody was called at the table: bots by their seat, so that no two are called the same. */
function nameOf(words: Words, seat: SeatSummary): string {
  const bot = `web-bot-name-${seat.seat + 1}`;
  return seat.kind === "bot" && seat.name === "" && words.has(bot) ? words.say(bot) : seatName(words, seat);
}

/** How it ended, in a sentence. */
function resultOf(words: Words, match: PlayedMatch): string {
  if (match.practised !== null) return practisedText(words, match.practised);
  if (match.winners.length === 0) return words.say("web-mine-draw");
  if (isWon(match)) return words.say("web-mine-won");
  const names = match.seats.filter((seat) => match.winners.includes(seat.seat)).map((seat) => nameOf(words, seat));
  const won = words.say("web-mine-winners", { winners: words.joined(names), count: names.length });
  return match.place === null ? won : `${won} ${words.say("web-mine-place", { place: match.place })}`;
}

function practisedText(words: Words, { drill, tries }: Practised): string {
  if (drill === "lap") return words.say("web-mine-lap", { flicks: tries });
  const id = `web-mine-drill-${drill}`;
  return words.say("web-mine-tries", { drill: words.has(id) ? words.say(id) : drill, tries });
}
