/** What this table plays by, and what of it is our guess: the deck's split, the tremor. */

import { WhyButton } from "../../table-ui/Story.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import type { IceCoolView } from "../../wire/protocol.ts";
import { useNeeded } from "../../words/needed.ts";
import "./tableRules.css";

export function TableRules({ view, seal, onClose }: { view: IceCoolView; seal: string | null; onClose: () => void }) {
  const words = useNeeded("web-icecool-aside");
  const { tremor, deck } = view.options;
  if (words === null) return null;
  return (
    <Dialog title={words.say("web-icecool-rules")} closeLabel={words.say("web-close")} onClose={onClose}>
      <p>
        {words.say("web-icecool-rules-tremor", { tremor })} <WhyButton rule="TURN-15" />
      </p>
      {deck.length > 0 && (
        <>
          <p>
            {words.say("web-icecool-rules-deck")} <WhyButton rule="SETUP-3" />
          </p>
          <ul class="deck">
            {deck.map(({ card, count }) => (
              <li key={card}>
                {words.say("web-icecool-rules-deck-line", { card: words.say(`card-${card}`), count: String(count) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {seal !== null && <p class="seal">{words.say("web-table-seal", { seal: seal.slice(0, 16) })}</p>}
      <p>
        <a href="/rules/icecool">{words.say("web-icecool-all-rules")}</a>
      </p>
    </Dialog>
  );
}
