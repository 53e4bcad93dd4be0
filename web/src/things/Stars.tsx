/** The stars of a drill: full and empty ones, said in words to those who listen. */

import { useWords } from "../words/index.ts";
import { MOST_STARS } from "./scores.ts";

const STAR = "M12 3l2.7 6 6.500.7-4.900 4.400 1.400 6.500-5.700-3.300-5.700 3.300 1.400-6.500-4.900-4.400 6.500-.7z";

export function Stars({ count }: { count: number }) {
  const words = useWords();
  return (
    <span class="stars" role="img" aria-label={words.say("web-mine-stars", { count })}>
      {Array.from({ length: MOST_STARS }, (_, number) => (
        <svg key={number} viewBox="0 0 24 24" data-full={number < count} aria-hidden="true" focusable="false">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
