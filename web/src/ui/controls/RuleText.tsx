/** A rule in words, with what we decided ourselves told apart from what the rule books say. */

import { useWords } from "../../words/index.ts";

/** A rule's words and, apart, what we decided ourselves. `mark` is how rulings begin in this language. */
export function parted(text: string, mark: string): { book: string; ours: string | null } {
  const at = text.indexOf(mark);
  if (at < 0) return { book: text, ours: null };
  return { book: text.slice(0, at).trim(), ours: text.slice(at + mark.length).trim() };
}

export function RuleText({ text }: { text: string }) {
  const words = useWords();
  const mark = words.say("web-rules-ours");
  const { book, ours } = parted(text, mark);
  return (
    <div class="rule-text">
      {book !== "" && <p>{book}</p>}
      {ours !== null && (
        <p class="rule-ours">
          <strong>{mark}</strong> {ours}
        </p>
      )}
    </div>
  );
}
