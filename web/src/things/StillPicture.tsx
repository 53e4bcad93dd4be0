/** The last position of a match as a small picture: rooms or tiles from above, and a mark wherever somebody stands. */

import { MARKS } from "../ui/pictures/seatMarks.ts";
import type { Still } from "./still.ts";

/** Room around the board, and half of a figure, as parts of the longer side. */
const BORDER = 0.03;
const FIGURE = 0.055;
const FLOORS = ["#dfeefa", "#fdf3dc", "#e4f5ea", "#fbe6dd", "#ece6f5"];

export function StillPicture({ still }: { still: Still }) {
  const [x0, y0, x1, y1] = bounds(still);
  const side = Math.max(x1 - x0, y1 - y0);
  const rim = side * BORDER;
  const size = side * FIGURE;
  const view = `${x0 - rim} ${-y1 - rim} ${x1 - x0 + 2 * rim} ${y1 - y0 + 2 * rim}`;
  return (
    <svg class="still" viewBox={view} aria-hidden="true" focusable="false">
      {still.boxes.map(([left, bottom, right, top], index) => (
        <rect
          key={`${left} ${bottom}`}
          x={left}
          y={-top}
          width={right - left}
          height={top - bottom}
          rx={side * 0.012}
          fill={FLOORS[index % (still.shape === "round" ? FLOORS.length : 1)]}
          stroke="#6d93ad"
          stroke-width={side * 0.012}
        />
      ))}
      {still.figures.map(([x, y, mark], index) => (
        <Figure key={index} at={[x, -y]} size={size} mark={mark} shape={still.shape} />
      ))}
    </svg>
  );
}

interface FigureProps {
  at: readonly [number, number];
  size: number;
  mark: number;
  shape: Still["shape"];
}

function Figure({ at: [x, y], size, mark, shape }: FigureProps) {
  const seat = MARKS[mark];
  // What the browser kept may be from anywhere.
  if (seat === undefined) return null;
  const look = { fill: seat.colour, stroke: "#ffffff", "stroke-width": size * 0.3 };
  if (shape === "pyramid") return <path d={`M${x} ${y - size}l${size} ${2 * size}h${-2 * size}z`} {...look} />;
  return (
    <>
      <circle cx={x} cy={y} r={size} {...look} />
      <circle cx={x} cy={y} r={size * 0.4} fill={seat.ink} />
    </>
  );
}

function bounds({ boxes }: Still): readonly [number, number, number, number] {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}
