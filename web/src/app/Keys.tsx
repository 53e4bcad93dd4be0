import { Dialog } from "../ui/controls/Dialog.tsx";
import { closePageDialog } from "../ui/page/pageDialog.ts";
import { useWords } from "../words/index.ts";

/** Keys and what they do; `@` begins the name of a key that has a word in each language. */
const GROUPS: readonly (readonly [string, readonly (readonly [readonly string[], string])[]])[] = [
  [
    "web-keys-everywhere",
    [
      [["?"], "web-keys-help"],
      [["@tab"], "web-keys-tab"],
      [["@escape"], "web-keys-escape"],
    ],
  ],
  [
    "web-keys-flick",
    [
      [["←", "→"], "web-keys-turn"],
      [["↑", "↓"], "web-keys-power"],
      [["A", "D"], "web-keys-side"],
      [["R", "F"], "web-keys-height"],
      [["@shift"], "web-keys-fine"],
      [["@enter"], "web-keys-fire"],
      [["C"], "web-keys-camera"],
      [["W"], "web-keys-think"],
      [["/"], "web-keys-type"],
    ],
  ],
  [
    "web-keys-toids",
    [
      [["←", "↑", "↓", "→"], "web-keys-move"],
      [["@enter"], "web-keys-choose"],
      [["N", "E", "S", "W"], "web-keys-toids-point"],
      [["I"], "web-keys-toids-enter"],
      [["[", "]"], "web-keys-toids-turn"],
      [["H"], "web-keys-toids-hint"],
      [["/"], "web-keys-type"],
    ],
  ],
  [
    "web-keys-replay",
    [
      [["@space"], "web-keys-replay-play"],
      [["←", "→"], "web-keys-replay-step"],
      [["@home", "@end"], "web-keys-replay-ends"],
    ],
  ],
];

/** All keys on one page. */
export function KeysDialog() {
  const words = useWords();
  const keyName = (key: string) => (key.startsWith("@") ? words.say(`web-key-${key.slice(1)}`) : key);
  return (
    <Dialog title={words.say("web-keys")} closeLabel={words.say("web-close")} onClose={closePageDialog}>
      {GROUPS.map(([title, rows]) => (
        <section key={title}>
          <h3>{words.say(title)}</h3>
          <dl class="keys">
            {rows.map(([keys, meaning]) => (
              <div key={meaning}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{keyName(key)}</kbd>
                  ))}
                </dt>
                <dd>{words.say(meaning)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
