/** Fetches the list of what stands where with the first key, the first focus, or when something has been shown. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Lazy, loadAhead } from "../../ui/page/Lazy.tsx";

interface Props<Inner> {
  /** One and the same function each time. */
  load: () => Promise<ComponentType<Inner>>;
  props: Inner;
  /** It may be fetched now: what comes first is there. */
  now: boolean;
}

export function FetchedWhere<Inner extends object>({ load, props, now }: Props<Inner>) {
  const [fetched, setFetched] = useState(false);
  useEffect(() => {
    const fetch = () =>
      void loadAhead(load).then(
        () => setFetched(true),
        () => {},
      );
    if (now) fetch();
    addEventListener("keydown", fetch, { once: true });
    addEventListener("focusin", fetch, { once: true });
    return () => {
      removeEventListener("keydown", fetch);
      removeEventListener("focusin", fetch);
    };
  }, [load, now]);
  return fetched ? <Lazy quiet load={load} props={props} /> : null;
}
