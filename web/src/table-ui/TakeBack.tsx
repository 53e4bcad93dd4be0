/** Taking a move back: ask for it, and agree when somebody asks. */

import { Button } from "../ui/controls/Button.tsx";
import { useWords } from "../words/index.ts";

interface Props {
  /** Given where this device has made a move that still stands. */
  onAsk: (() => void) | null;
}

export function TakeBackButton({ onAsk }: Props) {
  const words = useWords();
  if (onAsk === null) return null;
  return <Button onClick={onAsk}>{words.say("web-table-back")}</Button>;
}

interface AskedProps {
  /** Who asks; null if nobody does. */
  name: string | null;
  /** Who has not agreed yet, in words. */
  waiting: readonly string[];
  /** Given where somebody at this device has to agree. */
  onAgree: (() => void) | null;
}

export function TakeBackAsked({ name, waiting, onAgree }: AskedProps) {
  const words = useWords();
  if (name === null) return null;
  return (
    <div class="back-asked" role="status">
      <span>
        {onAgree === null
          ? words.say("web-table-back-waiting", { names: words.joined(waiting) })
          : words.say("web-table-back-asked", { name })}
      </span>
      {onAgree !== null && (
        <Button look="primary" onClick={onAgree}>
          {words.say("web-table-back-agree")}
        </Button>
      )}
    </div>
  );
}
