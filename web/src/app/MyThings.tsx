/** What this browser keeps of a person: what it is, a file with all of it, and how it is forgotten. */

import { useState } from "preact/hooks";
import { exported, forgetEverything } from "../things/everything.ts";
import { Button, ButtonLink } from "../ui/controls/Button.tsx";
import { Dialog } from "../ui/controls/Dialog.tsx";
import { offerFile } from "../ui/page/offerFile.ts";
import { Icon } from "../ui/pictures/icons.tsx";
import { useWords } from "../words/index.ts";

const KEPT_IN = [() => localStorage, () => sessionStorage];

/** Saves a file of its own for each day. */
function save(): void {
  const now = new Date();
  const content = new Blob([exported(() => localStorage, now)], { type: "application/json" });
  offerFile(content, `coldsnap-${now.toISOString().slice(0, 10)}.json`);
}

/** A page that was opened anew remembers nothing either. */
function forget(): void {
  forgetEverything(KEPT_IN);
  location.assign("/");
}

export function MyThings() {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <section class="stack" aria-labelledby="my-things">
      <h3 id="my-things">{words.say("web-things")}</h3>
      <p>{words.say("web-things-about")}</p>
      <div class="row">
        <ButtonLink href="/archive">
          <Icon name="film" />
          {words.say("web-things-games")}
        </ButtonLink>
        <Button onClick={save} aria-describedby="export-help">
          <Icon name="install" />
          {words.say("web-things-export")}
        </Button>
        <Button look="danger" onClick={() => setAsked(true)}>
          <Icon name="close" />
          {words.say("web-things-forget")}
        </Button>
      </div>
      <span class="field-help" id="export-help">
        {words.say("web-things-export-help")}
      </span>
      {asked && <Question onNo={() => setAsked(false)} />}
    </section>
  );
}

function Question({ onNo }: { onNo: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words.say("web-things-ask")} closeLabel={words.say("web-things-no")} onClose={onNo}>
      <div class="stack">
        <p>{words.say("web-things-ask-about")}</p>
        <div class="row">
          <Button look="primary" onClick={onNo}>
            {words.say("web-things-no")}
          </Button>
          <Button look="danger" onClick={forget}>
            {words.say("web-things-yes")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
