/** The front page: three large ways to play, and the rest below. It can be used before the live school is there. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { Learn, preloadTable } from "../../app/lazyScreens.ts";
import { usePageTitle } from "../../app/pageTitle.ts";
import { navigate } from "../../app/router.ts";
import { toast } from "../../ui/page/toast.tsx";
import { Icon, type IconName } from "../../ui/pictures/icons.tsx";
import { Penguin } from "../../ui/pictures/Penguin.tsx";
import type { NewTable, TableSummary } from "../../wire/protocol.ts";
import { filesOf, useWords } from "../../words/index.ts";
import { FrontSchool } from "./FrontSchool.tsx";
import "./front.css";
import { PLAY_NOW, PLAY_TOIDS, PRACTISE } from "../new-table/presets.ts";
import { createTable } from "../table/createTable.ts";
import { seatName } from "../table/SeatList.tsx";
import { useOpenTables } from "./openTables.ts";
import { PartyLink } from "./PartyLink.tsx";
import { YourName } from "./YourName.tsx";

function Way(props: { name: "play" | "practise" | "friends"; art: ComponentChildren }) {
  const words = useWords();
  return (
    <>
      <span class="way-art">{props.art}</span>
      <span>
        <span class="way-title">{words.say(`web-front-${props.name}`)}</span>
        <span class="way-about">{words.say(`web-front-${props.name}-about`)}</span>
      </span>
      <Icon name="forward" />
    </>
  );
}

/** Makes a table and goes there: one click. */
function useStart(): { making: boolean; start: (wanted: NewTable) => Promise<void> } {
  const words = useWords();
  const [making, setMaking] = useState(false);
  async function start(wanted: NewTable): Promise<void> {
    setMaking(true);
    preloadTable(wanted.game);
    const made = await createTable(wanted);
    setMaking(false);
    if (made.ok) navigate(`/t/${made.value.table}`);
    else toast(words.failure(made.failure), true);
  }
  return { making, start };
}

function Ways() {
  const words = useWords();
  const { making, start } = useStart();
  return (
    <ul class="ways" aria-label={words.say("web-front-ways")} aria-busy={making}>
      <li>
        <button type="button" class="way way-play" disabled={making} onClick={() => start(PLAY_NOW)}>
          <Way name="play" art={<Penguin seat={0} pose="waves" />} />
        </button>
      </li>
      <li>
        <button type="button" class="way way-practise" disabled={making} onClick={() => start(PRACTISE)}>
          <Way name="practise" art={<Penguin seat={2} pose="jumps" />} />
        </button>
      </li>
      <li>
        <a class="way way-friends" href="/new?game=icecool2&with=link">
          <Way
            name="friends"
            art={
              <>
                <Penguin seat={1} />
                <Penguin seat={3} />
              </>
            }
          />
        </a>
      </li>
    </ul>
  );
}

interface More {
  readonly path: string;
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
}

const MORE: readonly More[] = [
  { path: "/new", icon: "settings", title: "web-front-new", about: "web-front-new-about" },
  { path: "/tables", icon: "eye", title: "web-nav-tables", about: "web-front-tables-about" },
  { path: "/archive", icon: "film", title: "web-nav-archive", about: "web-front-archive-about" },
  ...(Learn === null
    ? []
    : [{ path: "/learn", icon: "play", title: "web-nav-learn", about: "web-front-learn-about" } as const]),
  { path: "/rules", icon: "book", title: "web-nav-rules", about: "web-front-rules-about" },
];

function MoreWords({ icon, title, about }: Omit<More, "path">) {
  return (
    <>
      <span class="more-icon">
        <Icon name={icon} />
      </span>
      <span>
        <span class="more-title">{title}</span>
        <span class="more-about">{about}</span>
      </span>
    </>
  );
}

function MoreLink({ path, ...said }: More) {
  return (
    <li>
      <a class="more-link" href={path}>
        <MoreWords {...said} />
      </a>
    </li>
  );
}

/** A game that this browser has left in its middle. */
function GoOn({ table }: { table: TableSummary }) {
  const words = useWords();
  const ready = useTexts(filesOf(table.game).slice(0, 1));
  if (!ready) return null;
  const others = table.seats.filter((seat) => seat.kind !== "open").map((seat) => seatName(words, seat));
  const about = `${words.say(`game-${table.game}`)}: ${others.join(", ")}`;
  return <MoreLink path={`/t/${table.id}`} icon="play" title={words.say("web-front-go-on")} about={about} />;
}

function PlayToids() {
  const words = useWords();
  const { making, start } = useStart();
  return (
    <li>
      <button type="button" class="more-link" disabled={making} onClick={() => start(PLAY_TOIDS)}>
        <MoreWords
          icon="pyramid"
          title={words.say("web-rules-icetoids")}
          about={words.say("web-front-icetoids-about")}
        />
      </button>
    </li>
  );
}

function MoreLinks() {
  const words = useWords();
  const mine = useOpenTables();
  return (
    <section class="front-more" aria-label={words.say("web-front-more")}>
      <ul class="more">
        {mine.map((table) => (
          <GoOn key={table.id} table={table} />
        ))}
        <PartyLink>{(title, about) => <MoreWords icon="film" title={title} about={about} />}</PartyLink>
        <PlayToids />
        {MORE.map((more) => (
          <MoreLink key={more.path} {...more} title={words.say(more.title)} about={words.say(more.about)} />
        ))}
      </ul>
    </section>
  );
}

export function Front() {
  const words = useWords();
  usePageTitle(null);
  return (
    <div class="front">
      <FrontSchool label={words.say("web-front-school")} />
      <div class="front-words">
        <div class="front-hero">
          <div>
            <h1 class="front-title">{words.say("web-title")}</h1>
            <p class="front-lead">{words.say("web-front-lead")}</p>
          </div>
          <div>
            <Ways />
            <YourName />
          </div>
        </div>
        <MoreLinks />
      </div>
    </div>
  );
}
