/** Lists of tables: those that anybody may watch, and those that are over. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../app/language.ts";
import { Replay } from "../app/lazyScreens.ts";
import { usePageTitle } from "../app/pageTitle.ts";
import { Button, ButtonLink } from "../ui/controls/Button.tsx";
import { Note } from "../ui/controls/Panel.tsx";
import { Spinner } from "../ui/controls/Spinner.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { Penguin } from "../ui/pictures/Penguin.tsx";
import { SeatMark } from "../ui/pictures/SeatMark.tsx";
import type { Failure, Result } from "../wire/api.ts";
import type { TableList, TableSummary } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import { MyGames } from "./MyGames.tsx";
import { api } from "./table/createTable.ts";
import { seatName } from "./table/SeatList.tsx";
import { when } from "./when.ts";
import "./lists.css";

const PAGE = 20;
const WORDS = ["icecool", "icetoids", "web-replay"];
type Ask = (before: number | null, limit: number) => Promise<Result<TableList>>;

interface Pages {
  readonly tables: readonly TableSummary[] | null;
  /** Where the next page begins; null on the last one. */
  readonly before: number | null;
  readonly failure: Failure | null;
}

const NO_PAGES: Pages = { tables: null, before: null, failure: null };

/** The pages that were asked for so far, one after the other. */
function usePages(ask: Ask): { pages: Pages; more: () => void; again: () => void } {
  const [pages, setPages] = useState<Pages>(NO_PAGES);
  async function load(from: Pages): Promise<void> {
    const found = await ask(from.before, PAGE);
    if (!found.ok) return setPages({ ...from, failure: found.failure });
    const { tables, before } = found.value;
    setPages({ tables: [...(from.tables ?? []), ...tables], before: before ?? null, failure: null });
  }
  useEffect(() => void load(NO_PAGES), []);
  return { pages, more: () => void load(pages), again: () => void load(NO_PAGES) };
}

function Players({ table }: { table: TableSummary }) {
  const words = useWords();
  return (
    <ul class="table-players-list">
      {table.seats.map((seat) => (
        <li key={seat.seat} data-kind={seat.kind}>
          <SeatMark seat={seat.seat} />
          {seatName(words, seat)}
        </li>
      ))}
    </ul>
  );
}

function Live({ table }: { table: TableSummary }) {
  const words = useWords();
  return (
    <>
      <span class={table.started ? "badge badge-live" : "badge"}>
        {words.say(table.started ? "web-tables-playing" : "web-tables-waiting")}
      </span>
      <ButtonLink href={`/t/${table.id}`} look="primary">
        <Icon name="eye" />
        {words.say(table.started ? "web-tables-watch" : "web-tables-open")}
      </ButtonLink>
    </>
  );
}

function Past({ table }: { table: TableSummary }) {
  const words = useWords();
  return (
    <>
      {Replay !== null && (
        <ButtonLink href={`/replay/${table.id}`} look="primary">
          <Icon name="play" />
          {words.say("web-archive-watch")}
        </ButtonLink>
      )}
      <ButtonLink href={`/api/tables/${table.id}/record`} download>
        <Icon name="install" />
        {words.say("web-archive-record")}
      </ButtonLink>
    </>
  );
}

function Entry({ table }: { table: TableSummary }) {
  const words = useWords();
  return (
    <li class="panel table-entry">
      <div class="table-entry-head">
        <h2>{words.say(`game-${table.game}`)}</h2>
        <time dateTime={new Date(table.touched).toISOString()}>{when(words.language, table.touched)}</time>
      </div>
      <Players table={table} />
      <div class="row">{table.over ? <Past table={table} /> : <Live table={table} />}</div>
    </li>
  );
}

interface ListProps {
  name: "tables" | "archive";
  ask: Ask;
  /** What stands above the list. */
  children?: ComponentChildren;
}

function List({ name, ask, children }: ListProps) {
  const words = useWords();
  usePageTitle(words.say(`web-${name}`));
  const ready = useTexts(WORDS);
  const { pages, more, again } = usePages(ask);
  return (
    <div class="page">
      <div class="row row-spread">
        <h1>{words.say(`web-${name}`)}</h1>
        <Button onClick={again}>{words.say("web-list-again")}</Button>
      </div>
      {children}
      {ready && <p class="lead">{words.say(`web-${name}-about`)}</p>}
      {pages.failure !== null && <Note wrong>{words.failure(pages.failure)}</Note>}
      {pages.failure === null && (pages.tables === null || !ready) && <Spinner label={words.say("web-loading")} />}
      {ready && pages.tables?.length === 0 && <Nothing name={name} />}
      {ready && pages.tables !== null && (
        <ul class="table-entries">
          {pages.tables.map((table) => (
            <Entry key={table.id} table={table} />
          ))}
        </ul>
      )}
      {ready && pages.before !== null && <Button onClick={more}>{words.say("web-list-more")}</Button>}
    </div>
  );
}

function Nothing({ name }: { name: "tables" | "archive" }) {
  const words = useWords();
  return (
    <div class="panel lost">
      <div class="lost-penguin">
        <Penguin seat={2} />
      </div>
      <p>{words.say(`web-${name}-none`)}</p>
      <ButtonLink href="/new" look="sun">
        <Icon name="plus" />
        {words.say("web-new")}
      </ButtonLink>
    </div>
  );
}

const askTables: Ask = (before, limit) => api.tables(before, limit);
const askArchive: Ask = (before, limit) => api.archive(before, limit);

export function Tables() {
  return <List key="tables" name="tables" ask={askTables} />;
}

export function Archive() {
  return (
    <List key="archive" name="archive" ask={askArchive}>
      <MyGames />
    </List>
  );
}
