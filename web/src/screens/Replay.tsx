/** The address of a replay: fetch what happened, then open the viewer at the moment that the address names. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { useTexts } from "../app/language.ts";
import { usePageTitle } from "../app/pageTitle.ts";
import { type GameReplay, gameReplay } from "../replay/gameReplay.ts";
import { Player } from "../replay/player.ts";
import { PositionCache } from "../replay/positionCache.ts";
import { askedPly } from "../replay/replayState.ts";
import { stopsOf } from "../replay/scrubMarks.ts";
import { Viewer } from "../replay/Viewer.tsx";
import { motionReduced } from "../settings/settings.ts";
import { Button, ButtonLink } from "../ui/controls/Button.tsx";
import { Spinner } from "../ui/controls/Spinner.tsx";
import { useStore } from "../ui/page/store.ts";
import { Penguin } from "../ui/pictures/Penguin.tsx";
import type { Failure } from "../wire/api.ts";
import { tokensOf } from "../wire/links.ts";
import type { ReplayStory, TableSummary } from "../wire/protocol.ts";
import { filesOf, PROMO_TEXTS, useWords } from "../words/index.ts";
import { api, keyring } from "./table/createTable.ts";

interface Match {
  readonly table: TableSummary;
  readonly story: ReplayStory;
  readonly game: GameReplay;
  readonly token: string | null;
}

export function Replay({ table }: { table: string }) {
  const words = useWords();
  const secrets = useMemo(() => keyring.takeFrom(location, history), [table]);
  const token = tokensOf(secrets)[0] ?? null;
  const [match, setMatch] = useState<Match | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function open(): Promise<void> {
    setFailure(null);
    const found = await Promise.all([api.table(table, token), api.story(table, token)]);
    const [summary, story] = found;
    if (!summary.ok) return setFailure(summary.failure);
    if (!story.ok) return setFailure(story.failure);
    const game = await gameReplay(summary.value.game);
    setMatch({ table: summary.value, story: story.value, game, token });
  }
  useEffect(() => void open(), [table]);
  if (failure !== null) return <Closed failure={failure} onRetry={() => void open()} />;
  if (match === null) return <Spinner label={words.say("web-loading")} />;
  return <Opened match={match} watch={secrets.watch ?? null} />;
}

function Opened({ match, watch }: { match: Match; watch: string | null }) {
  const { table, story, game, token } = match;
  const words = useWords();
  const ready = useTexts([...filesOf(table.game), ...PROMO_TEXTS, "web-replay"]);
  usePageTitle(ready ? words.say("web-replay-title", { game: words.say(`game-${table.game}`) }) : null);
  const player = useMemo(() => {
    const cache = new PositionCache(story.told.length, (ply) => api.replay(table.id, ply, token));
    return new Player(cache, stopsOf(story.told));
  }, [match]);
  useEffect(() => {
    const at = askedPly(location.search);
    // A link to a flick shows it.
    if (story.told[at - 1]?.flick && !motionReduced()) player.showTo(at);
    else player.seek(at);
    document.documentElement.dataset.full = "1";
    return () => {
      player.close();
      delete document.documentElement.dataset.full;
    };
  }, [player]);
  useAddress(player);
  if (!ready) return <Spinner label={words.say("web-loading")} />;
  return <Viewer table={table} story={story} game={game} player={player} watch={watch} />;
}

/** The address tells where one is, so that it can be kept or sent: after a rest, for browsers allow few changes. */
const REST_MS = 400;

function useAddress(player: Player): void {
  const { at, playing } = useStore(player.playerState);
  useEffect(() => {
    if (playing) return;
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      url.searchParams.set("at", String(at));
      history.replaceState(history.state, "", url);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [at, playing]);
}

/** There is no such match, it is not over, or it is not for everybody. */
function Closed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const words = useWords();
  usePageTitle(words.say("web-archive"));
  useEffect(() => {
    document.documentElement.dataset.ready = "1";
  }, []);
  return (
    <div class="page page-narrow">
      <section class="panel lost">
        <div class="lost-penguin">
          <Penguin seat={3} pose="slides" />
        </div>
        <h1>{words.say("web-archive")}</h1>
        <p>{words.failure(failure)}</p>
        {failure.code === "no-such-table" && <p>{words.say("web-table-private")}</p>}
        <div class="row">
          <Button onClick={onRetry}>{words.say("web-list-again")}</Button>
          <ButtonLink href="/archive" look="primary">
            {words.say("web-archive")}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
