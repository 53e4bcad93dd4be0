import { ButtonLink } from "../ui/controls/Button.tsx";
import { Dialog } from "../ui/controls/Dialog.tsx";
import { RuleText } from "../ui/controls/RuleText.tsx";
import { Spinner } from "../ui/controls/Spinner.tsx";
import { Lazy } from "../ui/page/Lazy.tsx";
import { closePageDialog } from "../ui/page/pageDialog.ts";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";
import { useTexts } from "./language.ts";
import { rulePath } from "./router.ts";

const RulePicture = async () => (await import("../learn/rulePicture.tsx")).RulePicture;

/** One rule in words: the answer to "why?", below what happened. */
export function RuleDialog({ rule, said }: { rule: string; said: string | undefined }) {
  const words = useWords();
  const ready = useTexts([rule.startsWith("TOIDS") ? "icetoids-rules" : "icecool-rules"]);
  return (
    <Dialog title={words.say("web-new-rule", { rule })} closeLabel={words.say("web-close")} onClose={closePageDialog}>
      {said !== undefined && <p class="rule-said">{said}</p>}
      <div class="rule-picture">
        <Lazy load={RulePicture} props={{ rule }} />
      </div>
      {ready ? <RuleText text={words.rule(rule)} /> : <Spinner label={words.say("web-loading")} />}
      <ButtonLink href={rulePath(rule)} look="plain">
        <Icon name="book" />
        {words.say("web-rules-all")}
      </ButtonLink>
    </Dialog>
  );
}
