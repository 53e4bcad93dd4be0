/** A small picture of a tile, seen straight from above. */

import { letterOf, type Tile } from "../input/names.ts";
import { ARROW } from "./Defs.tsx";
import { paint } from "./paint.ts";
import { yawOf } from "./places.ts";

/** Where a symbol is, and how large: one in the middle, two side by side, more in the corners. */
function spot(index: number, count: number): readonly [number, number, number] {
  if (count === 1) return [0, 0, 1];
  if (count === 2) return [52 * index - 26, 0, 0.62];
  return [52 * (index % 2) - 26, 52 * Math.floor(index / 2) - 26, 0.58];
}

export function TileThumb({ tile }: { tile: Tile }) {
  const { icons } = tile;
  return (
    <svg class="toids-tile-thumb" viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
      <rect x="-58" y="-58" width="116" height="116" rx="14" fill="#fffdf6" stroke="#c9ad7c" stroke-width="4" />
      {tile.arrows.map((way) => (
        <path key={way} d={ARROW} transform={`rotate(${yawOf(way)})`} fill="#5f86a8" />
      ))}
      {tile.arrows.length > 0 && <circle r="15" fill="#5f86a8" />}
      {icons.map((icon, index) => {
        const [x, y, scale] = spot(index, icons.length);
        return (
          <g key={icon} transform={`translate(${x} ${y}) scale(${scale})`}>
            <circle r="40" fill={paint(icon).ink} />
            <text class="toids-letter" y="17" font-size="48" fill="#fff">
              {letterOf(icon)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
