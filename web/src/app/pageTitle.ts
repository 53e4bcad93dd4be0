/** What belongs to every screen: its title, and where the focus goes when one arrives. */

import { useEffect } from "preact/hooks";
import { useWords } from "../words/index.ts";

/** The document's title while this screen is shown. */
export function usePageTitle(page: string | null): void {
  const words = useWords();
  useEffect(() => {
    document.title = page === null ? words.say("web-title") : words.say("web-page-title", { page });
  }, [words, page]);
}
