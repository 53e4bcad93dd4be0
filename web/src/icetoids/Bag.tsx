/** What is still face down: nobody knows where, everybody knows what. */

import { useWords } from "../words/index.ts";
import { TileThumb } from "./board/TileThumb.tsx";
import { tileSaid } from "./input/describe.ts";
import type { View } from "./input/names.ts";

export function Bag({ view }: { view: View }) {
  const words = useWords();
  const left = view.bag.filter((kind) => kind.count > 0);
  const count = left.reduce((sum, kind) => sum + kind.count, 0);
  return (
    <section class="toids-bag">
      <p>{words.say("icetoids-board-bag", { count })}</p>
      <ul>
        {left.map((kind) => (
          <li key={JSON.stringify(kind.tile)}>
            <span class="sr-only">
              {words.say("web-icetoids-bag-kind", { count: kind.count, tile: tileSaid(words, kind.tile) })}
            </span>
            <span aria-hidden="true">
              {kind.count}×<TileThumb tile={kind.tile} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
