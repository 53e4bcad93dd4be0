/** Switches the page to its own fonts (fetched when text uses them), and fetches those that failed again. */

/** Milliseconds in which a picture that has just been drawn gets to the screen. */
const SOON_MS = 120;
/** Milliseconds before fonts that did not come are asked for again: the first time, and at most. */
const AGAIN_MS = 500;
const LONGEST_MS = 10_000;
const GROWTH = 1.5;

/** Sets all text in our fonts from now on; until they are loaded, the system's fonts are shown. */
export function showFonts(): void {
  document.documentElement.dataset.fonts = "own";
}

/** The same a little later: a new layout of the page must not delay the first picture of the school. */
export function showFontsSoon(): void {
  if (document.documentElement.dataset.fonts === undefined) setTimeout(showFonts, SOON_MS);
}

/**
 * Fonts that did not come, because there was no connection, are asked for again until there is one. By itself a
 * browser asks once, and a page would stay without its fonts until somebody loads it anew.
 */
export function keepAskingForFonts(): void {
  let wait = AGAIN_MS;
  document.fonts.addEventListener("loadingerror", () => {
    setTimeout(askAgain, wait);
    wait = Math.min(wait * GROWTH, LONGEST_MS);
  });
}

/** A rule that is written anew is a new one to the browser: it asks for the file as soon as something is set in it. */
function askAgain(): void {
  const missing = new Set(
    [...document.fonts].filter(({ status }) => status === "error").map(({ family }) => bare(family)),
  );
  for (const sheet of document.styleSheets) {
    for (const [at, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !isFetched(rule) || !missing.has(bare(familyOf(rule)))) continue;
      sheet.deleteRule(at);
      sheet.insertRule(rule.cssText, at);
    }
  }
}

/** The stand-ins are on the computer or they are not: asking again does not help. */
function isFetched(rule: CSSFontFaceRule): boolean {
  return rule.style.getPropertyValue("src").includes("url(");
}

function familyOf(rule: CSSFontFaceRule): string {
  return rule.style.getPropertyValue("font-family");
}

/** A family's name without quotes: browsers do not agree on them. */
function bare(family: string): string {
  return family.replaceAll(/["']/g, "");
}
