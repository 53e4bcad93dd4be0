/** Letters and symbols that look like a space: the fillers of Hangul, braille without dots, a note without a head. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/gu;
/** Marks that are drawn as nothing: joiners, fillers, and selectors of how the sign before them looks. */
const IGNORED = /[\p{Default_Ignorable_Code_Point}\u{1107f}\u{16fe4}]/gu;

/** A text on one line, of signs that can be seen: a name can neither forge a line nor be nothing. As in plain_text.py. */
export function printable(text: string): string {
  return text
    .replace(/[\p{C}\p{Z}]/gu, " ")
    .replace(BLANK, " ")
    .replace(IGNORED, "")
    .replace(/(^| )\p{M}+/gu, "$1")
    .split(" ")
    .filter((part) => part !== "")
    .join(" ");
}
