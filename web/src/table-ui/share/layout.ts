/** How large a picture is, and where its words break. */

/** The longer side, in pixels, of a picture and of a film: as much as is worth sending, and as a processor can film at once. */
export const LONGEST = { picture: 1280, film: 854 } as const;
const MOST_LINES = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A size of the same shape that is not too large. Even numbers: some films can have no others. */
export function fitted({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const even = (length: number) => Math.max(2, 2 * Math.round((length * scale) / 2));
  return { width: even(width), height: even(height) };
}

/** A text in lines that are not wider than `room`; what is too long ends with dots. */
export function linesOf(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== "") lines.push(line);
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`];
}
