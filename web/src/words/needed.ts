/** Texts that a part of the page needs and that come after it. Not in the first chunk: what uses it comes later as well. */

import { useEffect, useState } from "preact/hooks";
import { useWords, type Words } from "./index.ts";

/** The words, once they have what is said in this file; null until then, and where it cannot be loaded. */
export function useNeeded(file: string): Words | null {
  const words = useWords();
  const [said, setSaid] = useState<Words | null>(null);
  useEffect(() => {
    words.need(file).then(
      () => setSaid(words),
      () => {},
    );
  }, [words, file]);
  return said === words ? said : null;
}
