/** The coach beside a real table: one step at a time, ticked off by what happens there. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Session } from "../table/session/session.ts";
import { useSession } from "../table/session/useSession.ts";
import { ownSeats } from "../table/state/seats.ts";
import { Button, ButtonLink, IconButton } from "../ui/controls/Button.tsx";
import { announce } from "../ui/page/announce.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";
import "./learn.css";
import { current, happened, LESSONS, type Progress, passed } from "./lesson.ts";
import type { LessonName } from "./lessonNames.ts";
import { LessonPicture } from "./pictures.tsx";
import type { Step } from "./step.ts";

interface Props {
  name: LessonName;
  session: Session;
  progress: Progress;
  onProgress: (progress: Progress) => void;
  /** Begin the lesson anew, at a new table. */
  onAgain: () => void;
}

export function Coach({ name, session, progress, onProgress, onAgain }: Props) {
  const words = useWords();
  const steps = LESSONS[name];
  const [open, setOpen] = useState(true);
  const state = useSession(session);
  useWatching(name, session, progress, onProgress);
  const step = state.now.over ? null : current(steps, progress);
  const said = step === null ? "end" : step.id;
  useEffect(() => {
    announce(`${words.say(`web-learn-${name}-${said}`)} ${words.say(`web-learn-${name}-${said}-text`)}`);
  }, [words, name, said]);
  return (
    <section class="coach panel" aria-label={words.say("web-learn-coach")} data-open={open}>
      <div class="coach-head">
        <h2>{words.say(`web-learn-${name}-${said}`)}</h2>
        <IconButton
          label={words.say(open ? "web-learn-hide" : "web-learn-show")}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? "minus" : "plus"} />
        </IconButton>
      </div>
      <Dots name={name} steps={steps} done={progress.done} now={step?.id ?? null} />
      {open && (
        <div class="coach-body">
          <LessonPicture lesson={name} step={said} />
          <p>{words.say(`web-learn-${name}-${said}-text`)}</p>
          {step === null ? (
            <Finished name={name} onAgain={onAgain} />
          ) : (
            <StepButtons step={step} onPass={() => onProgress(passed(progress, step.id))} />
          )}
        </div>
      )}
    </section>
  );
}

/** Ticks steps off as the table's story grows. */
function useWatching(name: LessonName, session: Session, progress: Progress, onProgress: (next: Progress) => void) {
  const { story, welcome } = useSession(session);
  const heard = useRef(-1);
  useEffect(() => {
    const fresh = story.filter((line) => line.id > heard.current);
    heard.current = story.at(-1)?.id ?? heard.current;
    const me = welcome === null ? [] : ownSeats(session.state);
    const next = fresh.reduce(
      (at, line) => (line.event === null ? at : happened(LESSONS[name], at, line.event, me)),
      progress,
    );
    if (next !== progress) onProgress(next);
  }, [story]);
}

interface DotsProps {
  name: LessonName;
  steps: readonly Step[];
  done: readonly string[];
  now: string | null;
}

function Dots({ name, steps, done, now }: DotsProps) {
  const words = useWords();
  return (
    <ol class="coach-dots" aria-label={words.say("web-learn-steps")}>
      {steps.map(({ id }) => {
        const how = done.includes(id) ? "done" : id === now ? "now" : "open";
        return (
          <li key={id} data-how={how} aria-current={how === "now" ? "step" : undefined}>
            {how === "done" && <Icon name="check" />}
            <span class="sr-only">
              {words.say(`web-learn-${name}-${id}`)} {words.say(`web-learn-step-${how}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function StepButtons({ step, onPass }: { step: Step; onPass: () => void }) {
  const words = useWords();
  return (
    <div class="row">
      {step.does === null ? (
        <Button look="primary" onClick={onPass}>
          {words.say("web-learn-got-it")}
        </Button>
      ) : (
        <Button look="quiet" onClick={onPass}>
          {words.say("web-learn-skip")}
        </Button>
      )}
      {step.does !== null && <ShowMe />}
    </div>
  );
}

/** Presses the table's own button for a hint, where it offers one. */
function ShowMe() {
  const words = useWords();
  return (
    <Button onClick={() => document.querySelector<HTMLElement>("[data-hint]")?.click()}>
      {words.say("web-learn-show-me")}
    </Button>
  );
}

/** The game that a lesson leads to, where it is not ICECOOL2. */
const GAMES: Readonly<Partial<Record<LessonName, string>>> = { icetoids: "icetoids", race: "icecool-race" };

function Finished({ name, onAgain }: { name: LessonName; onAgain: () => void }) {
  const words = useWords();
  return (
    <div class="row">
      <ButtonLink look="sun" href={`/new?game=${GAMES[name] ?? "icecool2"}&with=bots`}>
        {words.say("web-learn-play")}
      </ButtonLink>
      <ButtonLink href="/learn">{words.say("web-learn-more")}</ButtonLink>
      <Button look="quiet" onClick={onAgain}>
        {words.say("web-learn-again")}
      </Button>
    </div>
  );
}
