/**
 * The list of what stands where, kept up to date: a region with headings for those who listen, out of sight until somebody
 * wants it on the page. It says nothing by itself: what happens is announced elsewhere.
 */

import { useEffect, useId, useState } from "preact/hooks";
import { Button } from "../../ui/controls/Button.tsx";
import { useWords } from "../../words/index.ts";
import { TOPICS, type Topic } from "./teller.ts";
import "./where.css";

interface Props {
  /** What there is to say of a topic, one sentence a line. */
  tell: (topic: Topic) => readonly string[];
}

export function WhatStandsWhere({ tell }: Props) {
  const words = useWords();
  const id = useId();
  const [shown, setShown] = useState(false);
  const [ready, setReady] = useState(words.has("where-title"));
  useEffect(() => {
    words.need("where").then(
      () => setReady(true),
      () => {},
    );
  }, [words]);
  if (!ready) return null;
  return (
    <section class="where panel" data-shown={shown} aria-labelledby={id}>
      <h2 id={id}>{words.say("where-title")}</h2>
      <Button look="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {words.say("where-show")}
      </Button>
      {TOPICS.map((topic) => {
        const lines = tell(topic);
        if (lines.length === 0) return null;
        return (
          <div key={topic}>
            <h3>{words.say(`where-topic-${topic}`)}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
