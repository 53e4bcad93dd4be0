/** The terminal's help on typed moves, taken apart: sentences, and what is written with what it means. */

/** What is written, and what it means. */
type Example = [written: string, meaning: string];

const EXAMPLE = /^\s+(\S.*?)\s{2,}(.+)$/;
const INDENTED = /^\s+\S/;

/** Sentences as texts, and examples that follow each other as one list. */
export function notationBlocks(text: string): (string | Example[])[] {
  const blocks: (string | Example[])[] = [];
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    const [, written, meaning] = EXAMPLE.exec(line) ?? [];
    if (written !== undefined && meaning !== undefined) {
      if (Array.isArray(last)) last.push([written, meaning]);
      else blocks.push([[written, meaning]]);
    } else if (Array.isArray(last) && INDENTED.test(line)) {
      // The meaning goes on below itself.
      const example = last.at(-1);
      if (example !== undefined) example[1] += ` ${line.trim()}`;
    } else if (typeof last === "string") blocks[blocks.length - 1] = `${last} ${line.trim()}`;
    else blocks.push(line.trim());
  }
  return blocks;
}
