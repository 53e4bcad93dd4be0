/** Learning: lessons at real tables with a coach, a short one for each promo, three drills, and a free day. */

import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { preloadTable } from "../../app/lazyScreens.ts";
import { usePageTitle } from "../../app/pageTitle.ts";
import { navigate } from "../../app/router.ts";
import "../../learn/learn.css";
import { keptProgress } from "../../learn/lesson.ts";
import { type GameName, type LessonName, SHORT_LESSONS, type ShortLesson } from "../../learn/lessonNames.ts";
import { LessonPicture, StepPicture } from "../../learn/pictures.tsx";
import { Button, ButtonLink } from "../../ui/controls/Button.tsx";
import { Spinner } from "../../ui/controls/Spinner.tsx";
import { toast } from "../../ui/page/toast.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import { useWords } from "../../words/index.ts";
import { drill } from "../new-table/presets.ts";
import { createTable } from "../table/createTable.ts";
import { Lesson } from "./Lesson.tsx";

const TEXTS = ["web-learn", "web-lessons", "web-promos"];
const DRILLS = ["straight", "curve", "jump", "free"] as const;
const GAMES: readonly GameName[] = ["icecool", "icetoids"];
const PICTURES = { icecool: "icecool-flick", icetoids: "icetoids-push" } as const;
const DRILL_PICTURES = { straight: "icecool-door", curve: "icecool-curve", jump: "icecool-jump", free: "icecool-lap" };

export function Learn({ lesson }: { lesson: LessonName | null }) {
  const words = useWords();
  const ready = useTexts(TEXTS);
  usePageTitle(ready ? words.say("web-learn") : null);
  if (!ready) return <Spinner label={words.say("web-loading")} />;
  return lesson === null ? <Overview /> : <Lesson key={lesson} name={lesson} />;
}

function Overview() {
  const words = useWords();
  useEffect(() => {
    document.documentElement.dataset.ready = "1";
  }, []);
  return (
    <div class="page">
      <h1>{words.say("web-learn")}</h1>
      <p class="lead">{words.say("web-learn-lead")}</p>
      <h2>{words.say("web-learn-lessons")}</h2>
      <ul class="lessons">
        {GAMES.map((name) => (
          <li key={name}>
            <LessonCard name={name} />
          </li>
        ))}
      </ul>
      <h2>{words.say("web-learn-short")}</h2>
      <p>{words.say("web-learn-short-about")}</p>
      <ul class="lessons lessons-short">
        {SHORT_LESSONS.map((name) => (
          <li key={name}>
            <ShortCard name={name} />
          </li>
        ))}
      </ul>
      <h2>{words.say("web-learn-drills")}</h2>
      <p>{words.say("web-learn-drills-about")}</p>
      <Drills />
    </div>
  );
}

function LessonCard({ name }: { name: GameName }) {
  const words = useWords();
  const begun = keptProgress(name, () => localStorage) !== null;
  return (
    <section class="panel lesson" aria-label={words.say(`web-learn-lesson-${name}`)}>
      <StepPicture name={PICTURES[name]} />
      <div>
        <h3>{words.say(`web-learn-lesson-${name}`)}</h3>
        <p>{words.say(`web-learn-lesson-${name}-about`)}</p>
      </div>
      <ButtonLink href={`/learn/${name}`} look="sun">
        <Icon name="play" />
        {words.say(begun ? "web-learn-resume" : "web-learn-begin")}
      </ButtonLink>
    </section>
  );
}

/** A promo has its name and its sentence already, from the form of a new table. */
function ShortCard({ name }: { name: ShortLesson }) {
  const words = useWords();
  const text = name === "race" ? "web-learn-race" : `web-promo-${name}`;
  return (
    <section class="panel lesson lesson-drill" aria-label={words.say(text)}>
      <LessonPicture lesson={name} step="" />
      <div>
        <h3>{words.say(text)}</h3>
        <p>{words.say(`${text}-about`)}</p>
      </div>
      <ButtonLink href={`/learn/${name}`} look="primary">
        {words.say("web-learn-try")}
        <span class="sr-only">{words.say(text)}</span>
      </ButtonLink>
    </section>
  );
}

function Drills() {
  const words = useWords();
  const [making, setMaking] = useState(false);
  async function start(name: (typeof DRILLS)[number]): Promise<void> {
    setMaking(true);
    const wanted = drill(name);
    preloadTable(wanted.game);
    const made = await createTable(wanted);
    setMaking(false);
    if (made.ok) navigate(`/t/${made.value.table}`);
    else toast(words.failure(made.failure), true);
  }
  return (
    <ul class="lessons" aria-busy={making}>
      {DRILLS.map((name) => (
        <li key={name}>
          <section class="panel lesson lesson-drill" aria-label={words.say(`web-learn-drill-${name}`)}>
            <StepPicture name={DRILL_PICTURES[name]} />
            <div>
              <h3>{words.say(`web-learn-drill-${name}`)}</h3>
              <p>{words.say(`web-learn-drill-${name}-about`)}</p>
            </div>
            <Button look="primary" disabled={making} onClick={() => start(name)}>
              {words.say("web-learn-begin")}
              <span class="sr-only">{words.say(`web-learn-drill-${name}`)}</span>
            </Button>
          </section>
        </li>
      ))}
    </ul>
  );
}
