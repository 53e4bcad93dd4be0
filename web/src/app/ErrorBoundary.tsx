/** What a page shows when a part of it has failed: what that means for the game, and the way on. */

import { Component, type ComponentChildren } from "preact";
import { Button, ButtonLink } from "../ui/controls/Button.tsx";
import { Icon } from "../ui/pictures/icons.tsx";
import { Penguin } from "../ui/pictures/Penguin.tsx";
import { useWords } from "../words/index.ts";

interface Props {
  /** With another key the failure is forgotten: one has gone elsewhere. */
  place: string;
  children: ComponentChildren;
}

interface State {
  error: unknown;
  place: string;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place };

  static override getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.place === state.place ? null : { error: null, place: props.place };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ error });
  }

  override render() {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}

function Broken({ error }: { error: unknown }) {
  const words = useWords();
  return (
    <div class="page page-narrow">
      <section class="panel lost">
        <div class="lost-penguin">
          <Penguin seat={1} pose="slides" />
        </div>
        <h1>{words.say("web-broken")}</h1>
        <p>{words.say(isLoading(error) ? "web-no-part" : "web-broken-about")}</p>
        <div class="row">
          <Button look="primary" onClick={() => location.reload()}>
            {words.say("web-broken-reload")}
          </Button>
          <ButtonLink href="/">
            <Icon name="back" />
            {words.say("web-missing-home")}
          </ButtonLink>
        </div>
        <details class="lost-details">
          <summary>{words.say("web-broken-details")}</summary>
          <pre>{String(error instanceof Error ? (error.stack ?? error) : error)}</pre>
        </details>
      </section>
    </div>
  );
}

/** Whether it was a part of the page that did not come. */
function isLoading(error: unknown): boolean {
  return error instanceof TypeError && /import|fetch|module/i.test(error.message);
}
