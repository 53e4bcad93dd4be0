/** A text on one line and without control characters or marks that turn the writing: a name cannot forge a line. */
export function printable(text: string): string {
  return text
    .replace(/[\p{C}\p{Z}]/gu, " ")
    .split(" ")
    .filter((part) => part !== "")
    .join(" ");
}
