/** One lesson: its table is made or found again, and the coach stands beside it. */

import { useEffect, useState } from "preact/hooks";
import { Coach } from "../../learn/Coach.tsx";
import { keepProgress, keptProgress, type Progress } from "../../learn/lesson.ts";
import { isGame, type LessonName } from "../../learn/lessonNames.ts";
import { Button, ButtonLink } from "../../ui/controls/Button.tsx";
import { Note } from "../../ui/controls/Panel.tsx";
import { Spinner } from "../../ui/controls/Spinner.tsx";
import type { Failure, Result } from "../../wire/api.ts";
import { isEmpty, tokensOf } from "../../wire/links.ts";
import { useWords } from "../../words/index.ts";
import { drill, FIRST_TOIDS, introduction } from "../new-table/presets.ts";
import { api, createTable, keyring } from "../table/createTable.ts";
import { Seated } from "../table/TablePage.tsx";

const TABLES = { icecool: drill("lap"), icetoids: FIRST_TOIDS } as const;
const storage = () => localStorage;

/** The table of a lesson that was begun here and can go on; else a new one. */
async function tableFor(name: LessonName): Promise<Result<Progress>> {
  const kept = keptProgress(name, storage);
  const secrets = kept === null ? null : keyring.of(kept.table);
  if (kept !== null && secrets !== null && !isEmpty(secrets)) {
    const found = await api.table(kept.table, tokensOf(secrets)[0] ?? null);
    if (found.ok && !found.value.over) return { ok: true, value: kept };
  }
  const made = await createTable(isGame(name) ? TABLES[name] : introduction(name));
  return made.ok ? { ok: true, value: { table: made.value.table, done: [] } } : made;
}

export function Lesson({ name }: { name: LessonName }) {
  const words = useWords();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function begin(): Promise<void> {
    setFailure(null);
    const found = await tableFor(name);
    if (found.ok) keep(found.value);
    else setFailure(found.failure);
  }
  function keep(next: Progress): void {
    keepProgress(name, next, storage);
    setProgress(next);
  }
  function again(): void {
    keepProgress(name, null, storage);
    setProgress(null);
    void begin();
  }
  useEffect(() => void begin(), [name]);
  if (failure !== null) return <Failed text={words.failure(failure)} onRetry={() => void begin()} />;
  if (progress === null) return <Spinner label={words.say("web-front-making")} />;
  return <Table key={progress.table} name={name} progress={progress} onProgress={keep} onAgain={again} />;
}

interface TableProps {
  name: LessonName;
  progress: Progress;
  onProgress: (progress: Progress) => void;
  onAgain: () => void;
}

function Table({ name, progress, onProgress, onAgain }: TableProps) {
  const [secrets] = useState(() => keyring.of(progress.table));
  return (
    <Seated
      table={progress.table}
      secrets={secrets}
      beside={(session) => (
        <Coach name={name} session={session} progress={progress} onProgress={onProgress} onAgain={onAgain} />
      )}
    />
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const words = useWords();
  return (
    <div class="page page-narrow">
      <Note wrong>{text}</Note>
      <div class="row">
        <Button onClick={onRetry}>{words.say("web-list-again")}</Button>
        <ButtonLink href="/learn">{words.say("web-learn")}</ButtonLink>
      </div>
    </div>
  );
}
