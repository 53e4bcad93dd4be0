/** The rules in words: by game and chapter, searched while one types, each with an address of its own. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { usePageTitle } from "../../app/pageTitle.ts";
import { navigate } from "../../app/router.ts";
import { TextField } from "../../ui/controls/fields.tsx";
import { RuleText } from "../../ui/controls/RuleText.tsx";
import { Spinner } from "../../ui/controls/Spinner.tsx";
import { Tabs } from "../../ui/controls/Tabs.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import { useWords } from "../../words/index.ts";
import { fluentSource } from "../../words/sources.ts";
import { type Group, grouped, type Rule, ruleIds, searched } from "./ruleBook.ts";
import "./rules.css";

type Game = "icecool" | "icetoids";
const GAMES = ["icecool", "icetoids"] as const;
/** A game in its middle, drawn by `web/art/draw_rules`, by file name: `./pictures/icecool-fr.svg`. */
const PICTURES = import.meta.glob<string>("./pictures/*.svg", { eager: true, query: "?url", import: "default" });

/** The chapters of a game's rules; null until its file is there. */
function useBook(game: Game): Group[] | null {
  const words = useWords();
  const ready = useTexts([`${game}-rules`]);
  const [ids, setIds] = useState<{ game: Game; ids: string[] } | null>(null);
  useEffect(() => {
    // The file is there already; this only reads in which order it has them.
    void fluentSource(words.language, `${game}-rules`).then((source) => setIds({ game, ids: ruleIds(source) }));
  }, [words, game]);
  return useMemo(
    () => (ready && ids?.game === game ? grouped(ids.ids, (id) => words.rule(id)) : null),
    [ready, ids, game, words],
  );
}

function RuleEntry({ rule, here }: { rule: Rule; here: boolean }) {
  const words = useWords();
  return (
    <li id={rule.id} class="rule" aria-current={here ? "true" : undefined}>
      <a class="rule-id" href={`#${rule.id}`} aria-label={words.say("web-rules-link", { rule: rule.id })}>
        {rule.id}
      </a>
      <RuleText text={rule.text} />
    </li>
  );
}

function Chapters({ groups, rule }: { groups: readonly Group[]; rule: string | null }) {
  const words = useWords();
  return (
    <>
      {groups.map((group) => (
        <section key={group.name} class="panel chapter">
          <h2 id={group.name}>
            {words.has(`web-rules-group-${group.name}`) ? words.say(`web-rules-group-${group.name}`) : group.name}
          </h2>
          <ul>
            {group.rules.map((each) => (
              <RuleEntry key={each.id} rule={each} here={each.id === rule} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Book({ game, rule }: { game: Game; rule: string | null }) {
  const words = useWords();
  const [typed, setTyped] = useState("");
  const book = useBook(game);
  const shown = useMemo(() => searched(book ?? [], typed), [book, typed]);
  const count = shown.reduce((sum, group) => sum + group.rules.length, 0);
  useEffect(() => {
    if (book !== null && rule !== null) document.getElementById(rule)?.scrollIntoView({ block: "center" });
  }, [book, rule]);
  if (book === null) return <Spinner label={words.say("web-loading")} />;
  return (
    <div class="stack book">
      <div class="rules-search">
        <Icon name="search" />
        <TextField
          hideLabel
          label={words.say("web-rules-search")}
          placeholder={words.say("web-rules-hint")}
          value={typed}
          onInput={setTyped}
        />
        <span class="field-help" role="status">
          {typed !== "" && words.say("web-rules-found", { count })}
        </span>
      </div>
      {typed === "" && (
        <figure class="panel rules-picture">
          <img
            src={PICTURES[`./pictures/${game}-${words.language}.svg`]}
            alt={words.say(`web-rules-picture-${game}`)}
          />
        </figure>
      )}
      <Chapters groups={shown} rule={rule} />
    </div>
  );
}

export function Rules({ game, rule }: { game: Game | null; rule: string | null }) {
  const words = useWords();
  const shown = game ?? "icecool";
  usePageTitle(words.say("web-rules"));
  return (
    <div class="page">
      <h1>{words.say("web-rules")}</h1>
      <p>{words.say("web-rules-about")}</p>
      <Tabs
        label={words.say("web-rules-games")}
        tabs={GAMES.map((id) => ({ id, label: words.say(`web-rules-${id}`) }))}
        value={shown}
        onChange={(id) => navigate(`/rules/${id}`, true)}
      >
        <Book key={shown} game={shown} rule={rule} />
      </Tabs>
    </div>
  );
}
