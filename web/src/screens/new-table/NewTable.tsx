/** A new table: a form that is made from what the server says of its games. */

import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { usePageTitle } from "../../app/pageTitle.ts";
import { navigate, type With } from "../../app/router.ts";
import { changeSettings, settings } from "../../settings/settings.ts";
import { Submit } from "../../ui/controls/Button.tsx";
import { RadioGroup, Select, Switch } from "../../ui/controls/fields.tsx";
import { Note, Panel } from "../../ui/controls/Panel.tsx";
import { Spinner } from "../../ui/controls/Spinner.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import type { Failure } from "../../wire/api.ts";
import type { GameInfo } from "../../wire/protocol.ts";
import { useWords } from "../../words/index.ts";
import { api, createTable } from "../table/createTable.ts";
import {
  CLOCKS,
  type ClockName,
  type Form,
  formFor,
  GRACES,
  type Grace,
  type Help,
  isApart,
  isPassed,
  mostSeats,
  nameIn,
  requestOf,
  seatsFor,
} from "./form.ts";
import { Options } from "./Options.tsx";
import { Promos } from "./Promos.tsx";
import { blockOf } from "./promos.ts";
import { Seats } from "./Seats.tsx";
import "./new.css";

const COMPANY = ["bots", "link", "here"] as const;
const HELP = ["none", "bounce", "full"] as const;
const WORDS = [
  "web-new",
  "icecool",
  "icecool-aside",
  "icecool-rules",
  "icetoids",
  "icetoids-rules",
  "icecool-promos",
  "web-promos",
];

interface Props {
  game: string | null;
  company: With | null;
}

/** The games as the server has them; null while they are on their way. */
function useGames(): { games: readonly GameInfo[] | null; failure: Failure | null } {
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    void api.games().then((found) => (found.ok ? setGames(found.value.games) : setFailure(found.failure)));
  }, []);
  return { games, failure };
}

export function NewTable({ game, company }: Props) {
  const words = useWords();
  usePageTitle(words.say("web-new"));
  const { games, failure } = useGames();
  const ready = useTexts(WORDS);
  return (
    <div class="page new">
      <h1>{words.say("web-new")}</h1>
      {failure !== null && <Note wrong>{words.failure(failure)}</Note>}
      {failure === null && (games === null || !ready) && <Spinner label={words.say("web-loading")} />}
      {games !== null && ready && <Fields games={games} game={game} company={company ?? "bots"} />}
    </div>
  );
}

function found(games: readonly GameInfo[], id: string | null): GameInfo {
  const game = games.find((each) => each.id === id) ?? games.find((each) => each.id === "icecool2") ?? games[0];
  if (game === undefined) throw new Error("the server has no games");
  return game;
}

function Fields(props: { games: readonly GameInfo[]; game: string | null; company: With }) {
  const words = useWords();
  const [form, setForm] = useState<Form>(() =>
    formFor(found(props.games, props.game), props.company, settings.get().name),
  );
  const [failure, setFailure] = useState<Failure | null>(null);
  const [making, setMaking] = useState(false);
  const game = found(props.games, form.game);
  async function make(): Promise<void> {
    setMaking(true);
    const name = nameIn(form);
    if (name) changeSettings({ name });
    const made = await createTable(
      requestOf(form, game, (option) => option.promo && blockOf(form, game, option) !== null),
    );
    setMaking(false);
    if (made.ok) navigate(`/t/${made.value.table}`);
    else setFailure(made.failure);
  }
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <GamePanel games={props.games} form={form} game={game} onChange={setForm} />
      <Seats form={form} game={game} onChange={setForm} />
      <Promos form={form} game={game} onChange={setForm} />
      <Extras form={form} game={game} onChange={setForm} />
      <Options form={form} game={game} onChange={setForm} />
      {failure !== null && (
        <Note wrong>
          {words.say("web-new-wrong")} {words.failure(failure)}
        </Note>
      )}
      <div class="new-make">
        <Submit look="sun" large disabled={making}>
          <Icon name="check" />
          {words.say(making ? "web-front-making" : "web-new-make")}
        </Submit>
      </div>
    </form>
  );
}

export interface PartProps {
  form: Form;
  game: GameInfo;
  onChange: (form: Form) => void;
}

function GamePanel({ games, form, game, onChange }: PartProps & { games: readonly GameInfo[] }) {
  const words = useWords();
  const company = mostSeats(game) === 1 ? [] : COMPANY;
  return (
    <Panel>
      <div class="stack">
        <RadioGroup
          label={words.say("web-new-game")}
          value={form.game}
          choices={games.map(({ id }) => ({
            value: id,
            label: words.say(`game-${id}`),
            help: words.has(`game-${id}-about`) ? words.say(`game-${id}-about`) : undefined,
          }))}
          onChange={(id) => onChange(formFor(found(games, id), form.company, settings.get().name))}
        />
        {company.length > 0 && (
          <RadioGroup
            label={words.say("web-new-with")}
            value={form.company}
            choices={company.map((value) => ({
              value,
              label: words.say(`web-new-with-${value}`),
              help: words.say(`web-new-with-${value}-about`),
            }))}
            onChange={(value) => {
              const next = value as With;
              onChange({ ...form, company: next, seats: seatsFor(game, next, settings.get().name) });
            }}
          />
        )}
      </div>
    </Panel>
  );
}

function Extras({ form, game, onChange }: PartProps) {
  const words = useWords();
  return (
    <Panel>
      <div class="stack">
        {isPassed(form) && <Note>{words.say("web-new-pass")}</Note>}
        {game.physics && (
          <RadioGroup
            label={words.say("web-new-help")}
            value={form.help}
            choices={HELP.map((value) => ({
              value,
              label: words.say(`web-help-${value}`),
              help: words.say(`web-help-${value}-about`),
            }))}
            onChange={(help) => onChange({ ...form, help: help as Help })}
          />
        )}
        {mostSeats(game) > 1 && (
          <div class="new-clock">
            <Select
              label={words.say("web-new-clock")}
              value={form.clock}
              choices={Object.keys(CLOCKS).map((value) => ({ value, label: words.say(`web-clock-${value}`) }))}
              onChange={(clock) => onChange({ ...form, clock: clock as ClockName })}
            />
          </div>
        )}
        {isApart(form) && (
          <div class="new-clock">
            <Select
              label={words.say("web-new-grace")}
              value={String(form.grace)}
              choices={GRACES.map((value) => ({ value: String(value), label: words.say(`web-grace-${value}`) }))}
              onChange={(grace) => onChange({ ...form, grace: Number(grace) as Grace })}
            />
          </div>
        )}
        <Switch
          label={words.say("web-new-public")}
          help={words.say("web-new-public-about")}
          on={form.public}
          onChange={(on) => onChange({ ...form, public: on })}
        />
      </div>
    </Panel>
  );
}
