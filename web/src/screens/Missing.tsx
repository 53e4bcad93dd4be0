import { usePageTitle } from "../app/pageTitle.ts";
import { ButtonLink } from "../ui/controls/Button.tsx";
import { Penguin } from "../ui/pictures/Penguin.tsx";
import { useWords } from "../words/index.ts";

/** For an address that leads nowhere. */
export function Missing() {
  const words = useWords();
  usePageTitle(words.say("web-missing"));
  return (
    <div class="page page-narrow">
      <section class="panel lost">
        <div class="lost-penguin">
          <Penguin seat={1} pose="slides" />
        </div>
        <h1>{words.say("web-missing")}</h1>
        <p>{words.say("web-missing-about")}</p>
        <ButtonLink href="/" look="primary">
          {words.say("web-missing-home")}
        </ButtonLink>
      </section>
    </div>
  );
}
