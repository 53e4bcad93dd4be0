import { ButtonLink } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { closeOverlay } from "../ui/overlay.ts";
import { RuleText } from "../ui/RuleText.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { useWords } from "../words/index.ts";
import { useFiles } from "./language.ts";
import { rulePath } from "./router.ts";

/** One rule in words: the answer to "why?". */
export function RuleDialog({ rule }: { rule: string }) {
  const words = useWords();
  const ready = useFiles([rule.startsWith("TOIDS") ? "icetoids-rules" : "icecool-rules"]);
  return (
    <Dialog title={words.say("web-new-rule", { rule })} closeLabel={words.say("web-close")} onClose={closeOverlay}>
      {ready ? <RuleText text={words.rule(rule)} /> : <Spinner label={words.say("web-loading")} />}
      <ButtonLink href={rulePath(rule)} look="plain">
        <Icon name="book" />
        {words.say("web-rules-all")}
      </ButtonLink>
    </Dialog>
  );
}
