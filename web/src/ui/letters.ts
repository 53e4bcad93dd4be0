/** The page's own letters. They are fetched when something is set in them, which it is not before they are shown. */

/** Set everything in our letters from now on; until they are there the system's stand in. */
export function showLetters(): void {
  document.documentElement.dataset.letters = "own";
}
