/** A sentence in which no line breaks within the name of a door: 2-4 stays together. */

export function Unbroken({ text }: { text: string }) {
  return <>{wholesOf(text).map((part, i) => (i % 2 === 0 ? part : <span class="unbroken">{part}</span>))}</>;
}

/** What stands between such names, and at every second place a name. */
export function wholesOf(text: string): string[] {
  return text.split(/(\d+-\d+)/);
}
