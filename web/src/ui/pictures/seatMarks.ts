/** How each seat is told apart: a colour, a pattern and a symbol. Never colour alone. */

export type Pattern = "dots" | "stripes" | "checks" | "zigzag" | "diamonds" | "waves" | "hearts" | "crosses";
export type Sign = "circle" | "triangle" | "square" | "star" | "diamond" | "wave" | "heart" | "cross";

export interface Mark {
  /** The seat's colour, from a set that colour-blind people can tell apart. */
  readonly colour: string;
  /** A darker tone of it that carries white text and reads on white (WCAG AA). */
  readonly ink: string;
  readonly pattern: Pattern;
  readonly sign: Sign;
}

export const MARKS: readonly Mark[] = [
  { colour: "#0072b2", ink: "#00568a", pattern: "dots", sign: "circle" },
  { colour: "#d55e00", ink: "#a54600", pattern: "stripes", sign: "triangle" },
  { colour: "#009e73", ink: "#00704f", pattern: "checks", sign: "square" },
  { colour: "#f0c808", ink: "#7a6200", pattern: "zigzag", sign: "star" },
  { colour: "#8e5ea2", ink: "#73448a", pattern: "diamonds", sign: "diamond" },
  { colour: "#56b4e9", ink: "#1c6c9e", pattern: "waves", sign: "wave" },
  { colour: "#cc79a7", ink: "#9c3f74", pattern: "hearts", sign: "heart" },
  { colour: "#4a4a4a", ink: "#3a3a3a", pattern: "crosses", sign: "cross" },
];

/** The mark of a seat; seats beyond the eighth do not exist. */
export function markOf(seat: number): Mark {
  const mark = MARKS[seat];
  if (mark === undefined) throw new RangeError(`no seat ${seat}`);
  return mark;
}
