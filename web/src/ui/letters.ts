/** The page's own letters. They are fetched when something is set in them, which it is not before they are shown. */

/** Milliseconds in which a picture that has just been drawn gets to the screen. */
const SOON_MS = 120;

/** Set everything in our letters from now on; until they are there the system's stand in. */
export function showLetters(): void {
  document.documentElement.dataset.letters = "own";
}

/** The same after a first picture: setting the page anew must not come between it and the screen. */
export function showLettersSoon(): void {
  if (document.documentElement.dataset.letters === undefined) setTimeout(showLetters, SOON_MS);
}
