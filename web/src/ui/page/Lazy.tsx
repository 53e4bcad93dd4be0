/** A component that is loaded when it is first shown. What cannot be loaded is thrown to the page's boundary. */

import { type ComponentType, h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../../words/index.ts";
import { Spinner } from "../controls/Spinner.tsx";

// biome-ignore lint/suspicious/noExplicitAny: components of all kinds of properties are kept here
const known = new Map<unknown, ComponentType<any>>();

interface Props<Inner> {
  /** One and the same function each time: what it gave is kept by it. */
  load: () => Promise<ComponentType<Inner>>;
  props: Inner;
  /** The page is whole without it: until it is there, and if it does not come, there is nothing in its place. */
  quiet?: boolean;
}

/** Load a component before it is shown, so that it is there at once. */
export async function loadAhead<Inner>(load: Props<Inner>["load"]): Promise<void> {
  known.set(load, await load());
}

export function Lazy<Inner extends object>({ load, props, quiet = false }: Props<Inner>) {
  const words = useWords();
  const [, redraw] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const component = known.get(load) as ComponentType<Inner> | undefined;
  useEffect(() => {
    // Not whether it is known by now: what was loaded ahead since this was drawn has to be drawn, too.
    if (component !== undefined) return;
    load().then((loaded) => {
      known.set(load, loaded);
      redraw((count) => count + 1);
    }, setError);
  }, [load]);
  if (error !== null && !quiet) throw error;
  if (component !== undefined) return h(component, props);
  return quiet ? null : <Spinner label={words.say("web-loading")} />;
}
