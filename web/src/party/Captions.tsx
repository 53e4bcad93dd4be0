/** What has just happened, as one reads it from the sofa: the last lines of the story, which screen readers hear as well. */

import { brief, ownersOf } from "../table/state/story.ts";
import type { TableState } from "../table/state/tableState.ts";
import { useWords } from "../words/index.ts";

/** So many lines are read in the time between two turns. */
const LINES = 2;
/** A few of the last events say nothing that is not seen. */
const LOOKED_AT = 8;

export function Captions({ state, names }: { state: TableState; names: readonly string[] }) {
  const words = useWords();
  const told = state.story
    .slice(-LOOKED_AT)
    .map((line) => ({ id: line.id, said: brief(words, line, names, ownersOf(state)) }))
    .filter(({ said }) => said !== "")
    .slice(-LINES);
  return (
    <div class="party-captions" role="log" aria-label={words.say("web-table-story")}>
      {told.map(({ id, said }) => (
        <p key={id}>{said}</p>
      ))}
    </div>
  );
}
