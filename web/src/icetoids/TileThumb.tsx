/** A small picture of a tile, seen straight from above. */

import { ARROW } from "./Defs.tsx";
import { letterOf, type Tile } from "./names.ts";
import { paint } from "./paint.ts";
import { yawOf } from "./places.ts";

export function TileThumb({ tile }: { tile: Tile }) {
  const { icons } = tile;
  return (
    <svg class="toids-tile-thumb" viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
      <rect x="-58" y="-58" width="116" height="116" rx="14" fill="#fffdf6" stroke="#c9ad7c" stroke-width="4" />
      {tile.arrows.map((way) => (
        <path key={way} d={ARROW} transform={`rotate(${yawOf(way)})`} fill="#5f86a8" />
      ))}
      {tile.arrows.length > 0 && <circle r="15" fill="#5f86a8" />}
      {icons.map((icon, index) => (
        <g key={icon} transform={`translate(${icons.length === 1 ? 0 : 52 * (index - (icons.length - 1) / 2)} 0)`}>
          <circle r={icons.length === 1 ? 40 : 25} fill={paint(icon).ink} />
          <text
            class="toids-letter"
            y={icons.length === 1 ? 17 : 11}
            font-size={icons.length === 1 ? 48 : 31}
            fill="#fff"
          >
            {letterOf(icon)}
          </text>
        </g>
      ))}
    </svg>
  );
}
