/** Why something was refused, beside what was touched; the rule is one tap away. */

import type { SeenRefusal } from "../table/state/tableState.ts";
import { IconButton } from "../ui/controls/Button.tsx";
import { Note } from "../ui/controls/Panel.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";
import { WhyButton } from "./Story.tsx";

export function Refusal({ refusal, onRead }: { refusal: SeenRefusal | null; onRead: () => void }) {
  const words = useWords();
  if (refusal === null) return null;
  const { refused } = refusal;
  return (
    <div class="refusal" key={refusal.id}>
      <Note wrong>
        {words.refusal({ ...refused, rule: null })} {refused.rule !== null && <WhyButton rule={refused.rule} />}
      </Note>
      <IconButton label={words.say("web-close")} onClick={onRead}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
