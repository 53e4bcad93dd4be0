/** Sitting down with an invitation: who is there, what is played, and one's own name. */

import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { usePageTitle } from "../../app/pageTitle.ts";
import { changeSettings, settings } from "../../settings/settings.ts";
import { Button, Submit } from "../../ui/controls/Button.tsx";
import { TextField } from "../../ui/controls/fields.tsx";
import { Note } from "../../ui/controls/Panel.tsx";
import { Spinner } from "../../ui/controls/Spinner.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import { Penguin } from "../../ui/pictures/Penguin.tsx";
import type { Failure } from "../../wire/api.ts";
import type { Secrets } from "../../wire/links.ts";
import type { TableSummary } from "../../wire/protocol.ts";
import { takeSeat } from "../../wire/takeSeat.ts";
import { filesOf, useWords } from "../../words/index.ts";
import { api, keyring } from "./createTable.ts";
import { SeatList } from "./SeatList.tsx";

interface Props {
  table: string;
  invite: string;
  onSeated: (secrets: Secrets) => void;
  onWatch: () => void;
}

export function Join({ table, invite, onSeated, onWatch }: Props) {
  const words = useWords();
  usePageTitle(words.say("web-join-title"));
  const [summary, setSummary] = useState<TableSummary | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    void api.table(table, invite).then((found) => (found.ok ? setSummary(found.value) : setFailure(found.failure)));
  }, [table, invite]);
  const ready = useTexts(summary === null ? [] : filesOf(summary.game));
  return (
    <div class="page page-narrow">
      <section class="panel join">
        <div class="join-penguins">
          <Penguin seat={0} pose="waves" />
          <Penguin seat={1} />
        </div>
        <h1>{words.say("web-join-title")}</h1>
        {summary === null || !ready ? (
          failure === null && <Spinner label={words.say("web-loading")} />
        ) : (
          <JoinForm summary={summary} onFailure={setFailure} onSeated={onSeated} onWatch={onWatch} />
        )}
        {failure !== null && <Note wrong>{words.failure(failure)}</Note>}
      </section>
    </div>
  );
}

interface FormProps {
  summary: TableSummary;
  onFailure: (failure: Failure | null) => void;
  onSeated: (secrets: Secrets) => void;
  onWatch: () => void;
}

function JoinForm({ summary, onFailure, onSeated, onWatch }: FormProps) {
  const words = useWords();
  const [name, setName] = useState(settings.get().name);
  const [busy, setBusy] = useState(false);
  const full = !summary.seats.some((seat) => seat.kind === "open");
  async function sitDown(): Promise<void> {
    setBusy(true);
    onFailure(null);
    changeSettings({ name });
    const joined = await takeSeat(api, keyring, summary.id, name);
    setBusy(false);
    if (joined.ok) onSeated(keyring.of(summary.id));
    else onFailure(joined.failure);
  }
  return (
    <div class="stack">
      <p class="lead">{words.say("web-join-about", { game: words.say(`game-${summary.game}`) })}</p>
      <SeatList seats={summary.seats} />
      {full ? (
        <Note>{words.say("refused-no-open-seat")}</Note>
      ) : (
        <form
          class="join-form"
          onSubmit={(event) => {
            event.preventDefault();
            void sitDown();
          }}
        >
          <TextField
            label={words.say("web-join-name")}
            help={words.say("web-join-name-help")}
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onInput={setName}
          />
          <Submit look="sun" large disabled={busy}>
            <Icon name="check" />
            {words.say("web-join")}
          </Submit>
        </form>
      )}
      {summary.public && (
        <div class="row">
          <Button onClick={onWatch}>
            <Icon name="eye" />
            {words.say("web-join-watch")}
          </Button>
        </div>
      )}
    </div>
  );
}
