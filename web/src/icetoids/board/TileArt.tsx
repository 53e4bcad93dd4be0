/** One tile: a card of kraft with printed paper on its face and ice on its back. */

import { memo } from "preact/compat";
import type { Colour, Tile } from "../input/names.ts";
import { THICK, TILE, yawOf } from "./places.ts";
import { facesUp, matrix, type Plane, seen } from "./space.ts";

const HALF = TILE / 2;
const CARD = { x: -HALF, y: -HALF, width: TILE, height: TILE, rx: 12 } as const;
const PRINT = { x: 2.5 - HALF, y: 2.5 - HALF, width: TILE - 5, height: TILE - 5, rx: 10 } as const;
const CORNERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
] as const;

interface Props {
  tile: Tile | null;
  plane: Plane;
  /** Pyramids stand here: symbols are shown once more in the corners, where nobody hides them. */
  taken: boolean;
}

export const TileArt = memo(function TileArt({ tile, plane, taken }: Props) {
  const up = tile !== null && facesUp(plane.flip);
  const lift = plane.at.z - THICK;
  const foot = seen({ ...plane.at, z: 0 });
  const flat = matrix(plane);
  const side = matrix({ ...plane, at: { ...plane.at, z: plane.at.z - THICK } });
  return (
    <g>
      <rect
        {...CARD}
        class="toids-shadow"
        transform={`translate(${4 + lift * 0.5} ${foot.y - seen(plane.at).y + 3 - THICK * 0.4}) ${flat}`}
        opacity={lift > 1 ? 0.28 : 0.36}
      />
      <rect {...CARD} transform={side} fill="#b08a56" />
      <rect {...CARD} transform={flat} fill={up ? "#e8d3ab" : "#eef7fc"} />
      <g transform={flat}>{up ? <Front tile={tile} yaw={plane.yaw} taken={taken} /> : <Back />}</g>
    </g>
  );
}, same);

function same(a: Props, b: Props): boolean {
  return (
    a.tile === b.tile &&
    a.taken === b.taken &&
    a.plane.yaw === b.plane.yaw &&
    a.plane.flip === b.plane.flip &&
    a.plane.at.z === b.plane.at.z &&
    a.plane.at.x === b.plane.at.x &&
    a.plane.at.y === b.plane.at.y
  );
}

function Back() {
  return (
    <>
      <rect {...PRINT} fill="url(#it-ice)" />
      <path d="M-57 -20Q-30 -44 -8 -57H-47Q-57 -57 -57 -47Z" fill="#fff" opacity=".38" />
      <path d="M57 8Q22 24 2 57H47Q57 57 57 47Z" fill="#4f93bd" opacity=".2" />
      <rect x="-50" y="-50" width="100" height="100" rx="7" fill="none" stroke="#fff" stroke-width="1.6" opacity=".8" />
      <use href="#it-flake" stroke="#fff" stroke-width="3.6" />
      {CORNERS.map(([dx, dy]) => (
        <use
          key={`${dx}${dy}`}
          href="#it-flake"
          transform={`translate(${39 * dx} ${39 * dy}) scale(.2)`}
          stroke-width="6"
          opacity=".85"
        />
      ))}
    </>
  );
}

function Front({ tile, yaw, taken }: { tile: Tile; yaw: number; taken: boolean }) {
  return (
    <>
      <rect {...PRINT} fill="url(#it-paper)" />
      <rect x="-54" y="-54" width="108" height="108" rx="8" fill="none" stroke="#d9c8a4" stroke-width="1.2" />
      {tile.arrows.length > 0 && <Arrows tile={tile} />}
      {/* Symbols stay upright, however the card lies: letters are there to be read. */}
      <g transform={`rotate(${-yaw})`}>
        <Symbols icons={tile.icons} taken={taken} />
      </g>
    </>
  );
}

function Arrows({ tile }: { tile: Tile }) {
  const arrows = tile.arrows.map((way) => <use key={way} href="#it-arrow" transform={`rotate(${yawOf(way)})`} />);
  return (
    <g>
      <g transform="translate(1.5 3)" fill="#2c4257" opacity=".2">
        {arrows}
        <circle r="16" />
      </g>
      <g fill="url(#it-steel)" stroke="#3d6082" stroke-width="1.4" stroke-linejoin="round">
        {arrows}
      </g>
      <circle r="16" fill="#5f86a8" stroke="#3d6082" stroke-width="1.4" />
      <circle r="9" fill="#fffdf6" opacity=".92" />
    </g>
  );
}

function Symbols({ icons, taken }: { icons: readonly Colour[]; taken: boolean }) {
  const spots =
    icons.length === 1
      ? [[0, 0, 1.16]]
      : icons.length === 2
        ? [
            [-26, 0, 0.64],
            [26, 0, 0.64],
          ]
        : CORNERS.map(([dx, dy]) => [25 * dx, 25 * dy, 0.58]);
  const small = icons.length === 1 ? [...icons, ...icons] : icons;
  return (
    <>
      {icons.map((icon, index) => {
        const [x, y, scale] = spots[index] ?? [0, 0, 0.4];
        return (
          <use
            key={icon}
            href={`#it-${icon}`}
            transform={`translate(${x} ${y}) scale(${scale})`}
            opacity={taken && icons.length === 1 ? 0.62 : 1}
          />
        );
      })}
      {taken &&
        small.map((icon, index) => {
          const [dx, dy] = CORNERS[index] ?? [0, 0];
          const key = `${icon}${index}`;
          return <use key={key} href={`#it-${icon}`} transform={`translate(${43 * dx} ${43 * dy}) scale(.32)`} />;
        })}
    </>
  );
}
