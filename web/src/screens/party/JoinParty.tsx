/** Coming in with a telephone: a name, and one tap on the penguin that is to be one's own. */

import { useCallback, useEffect, useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { usePageTitle } from "../../app/pageTitle.ts";
import { changeSettings, settings } from "../../settings/settings.ts";
import { TextField } from "../../ui/controls/fields.tsx";
import { Note } from "../../ui/controls/Panel.tsx";
import { Spinner } from "../../ui/controls/Spinner.tsx";
import { Penguin } from "../../ui/pictures/Penguin.tsx";
import type { Failure } from "../../wire/api.ts";
import type { Secrets } from "../../wire/links.ts";
import type { SeatSummary, TableSummary } from "../../wire/protocol.ts";
import { takeSeat } from "../../wire/takeSeat.ts";
import { filesOf, useWords } from "../../words/index.ts";
import { printable } from "../../words/printable.ts";
import { api, keyring } from "../table/createTable.ts";
import "../../party/party.css";

interface Props {
  table: string;
  invite: string;
  /** The one seat that is handed over with this invitation; null for whichever is free. */
  handed: number | null;
  onSeated: (secrets: Secrets) => void;
}

export function JoinParty({ table, invite, handed, onSeated }: Props) {
  const words = useWords();
  usePageTitle(words.say("web-party"));
  const [summary, setSummary] = useState<TableSummary | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const look = useCallback(async () => {
    if (handed !== null) return;
    const found = await api.table(table, invite);
    if (found.ok) setSummary(found.value);
    else setFailure(found.failure);
  }, [table, invite, handed]);
  useEffect(() => void look(), [look]);
  // Who takes a seat over learns nothing of the table before: its name is not needed to say what the penguins are called.
  const game = summary?.game ?? (handed === null ? null : "icecool2");
  const seats = handed === null ? summary?.seats : [{ seat: handed, kind: "open" as const, name: "", level: null }];
  const ready = useTexts(game === null ? [] : filesOf(game));
  const [name, setName] = useState(settings.get().name);
  const [busy, setBusy] = useState(false);
  async function sit(seat: number): Promise<void> {
    setBusy(true);
    setFailure(null);
    changeSettings({ name });
    const joined = await takeSeat(api, keyring, table, name, seat);
    setBusy(false);
    if (joined.ok) return onSeated(keyring.of(table));
    setFailure(joined.failure);
    // Somebody was quicker: who sits where is shown anew.
    void look();
  }
  return (
    <div class="page page-narrow">
      <section class="panel party-join">
        <h1>{words.say("web-party-join-title")}</h1>
        <TextField
          label={words.say("web-join-name")}
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onInput={setName}
        />
        {failure !== null && <Note wrong>{words.failure(failure)}</Note>}
        {seats === undefined || !ready ? (
          failure === null && <Spinner label={words.say("web-loading")} />
        ) : (
          <Penguins seats={seats} busy={busy} onSit={(seat) => void sit(seat)} />
        )}
      </section>
    </div>
  );
}

function Penguins({
  seats,
  busy,
  onSit,
}: {
  seats: readonly SeatSummary[];
  busy: boolean;
  onSit: (seat: number) => void;
}) {
  const words = useWords();
  const free = seats.some(({ kind }) => kind === "open");
  return (
    <>
      <p>{words.say(free ? "web-party-join-about" : "web-party-full")}</p>
      <ul class="party-penguins">
        {seats.map(({ seat, kind, name }) => (
          <li key={seat}>
            <button type="button" class="party-penguin" disabled={busy || kind !== "open"} onClick={() => onSit(seat)}>
              <Penguin seat={seat} pose={kind === "open" ? "waves" : "stands"} />
              <span>{words.say(`player-colour-${seat}`)}</span>
              {kind !== "open" && <span class="party-taken">{printable(name) || words.name(seat)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
