/** What does not change from move to move: the wooden tray and the homes beside it. */

import { memo } from "preact/compat";
import { colourOf, type Home, STEP, type View, type Way } from "../input/names.ts";
import { paint } from "./paint.ts";
import { centre, EDGE, MAT, matCentre, PITCH, yawOf } from "./places.ts";
import { matrix, NORTH, short } from "./space.ts";

/** How high the tray's rim is. */
const RIM = 13;
const flat = (z: number) => matrix({ at: { x: 0, y: 0, z }, yaw: 0, flip: 0 });
const OUTER = { x: -EDGE, y: -EDGE, width: 2 * EDGE, height: 2 * EDGE, rx: 26 } as const;
const INNER = EDGE - 17;
const GRAIN = [-262, -251, -240, 244, 254, 263];

export const Tray = memo(function Tray() {
  return (
    <g>
      <rect {...OUTER} transform={`translate(12 20) ${flat(0)}`} fill="#1d3b53" opacity=".3" filter="url(#it-softer)" />
      <rect {...OUTER} transform={flat(0)} fill="url(#it-wood-side)" />
      <rect {...OUTER} transform={flat(RIM)} fill="url(#it-wood)" stroke="#f3d9b1" stroke-width="1.5" />
      <g transform={flat(RIM)} fill="none" stroke="#7a5128" stroke-width="1.2" opacity=".28">
        {GRAIN.map((y) => (
          <path key={y} d={`M${-EDGE + 22} ${y}q130 ${y % 5} 250 0t250 0`} />
        ))}
        {GRAIN.map((x) => (
          <path key={x} d={`M${x} ${-EDGE + 22}q${x % 4} 130 0 250t0 250`} />
        ))}
      </g>
      <rect
        x={-INNER}
        y={-INNER}
        width={2 * INNER}
        height={2 * INNER}
        rx="14"
        transform={flat(RIM)}
        fill="#5e3f20"
        stroke="#8a6136"
        stroke-width="1.5"
      />
      <rect
        x={-INNER}
        y={-INNER + 4}
        width={2 * INNER}
        height={2 * INNER - 4}
        rx="14"
        transform={flat(4)}
        fill="url(#it-felt)"
      />
      <Labels />
    </g>
  );
});

/** The names of files and ranks, burnt into the rim. */
function Labels() {
  const out = EDGE - 8.5;
  return (
    <g transform={flat(RIM)} class="toids-rim">
      {["a", "b", "c", "d"].map((file, index) => (
        <text key={file} x={(index - 1.5) * PITCH} y={out + 4.5}>
          {file}
        </text>
      ))}
      {["1", "2", "3", "4"].map((rank, index) => (
        <text key={rank} x={-out} y={(1.5 - index) * PITCH + 5}>
          {rank}
        </text>
      ))}
    </g>
  );
}

const MAT_RECT = { x: -MAT.wide / 2, y: -MAT.deep / 2, width: MAT.wide, height: MAT.deep, rx: 16 } as const;

function matPlane(home: Home): string {
  const { x, y } = matCentre(home);
  return matrix({ at: { x, y, z: 0 }, yaw: yawOf(home.side), flip: 0 });
}

/** A place beside the tray that can be chosen as home. */
export function FreeHome({ home, hot, seat }: { home: Home; hot: boolean; seat: number }) {
  const tones = paint(colourOf(seat));
  return (
    <g transform={matPlane(home)} class={hot ? "toids-slot toids-slot-hot" : "toids-slot"}>
      <rect
        {...MAT_RECT}
        fill={hot ? tones.light : "#fff"}
        fill-opacity={hot ? 0.9 : 0.55}
        stroke={tones.ink}
        stroke-width="3"
        stroke-dasharray="9 7"
      />
      <path
        d="M0 24V-16M-17 2L0 -18L17 2"
        transform="rotate(180)"
        fill="none"
        stroke={tones.ink}
        stroke-width="6"
        stroke-linecap="round"
        stroke-linejoin="round"
        opacity={hot ? 1 : 0.55}
      />
    </g>
  );
}

/** Everybody's mats, with a gate in the rim that leads to the home tile. */
export const Homes = memo(function Homes({ homes }: { homes: View["homes"] }) {
  return <g>{homes.map((home, seat) => home !== null && <Mat key={colourOf(seat)} home={home} seat={seat} />)}</g>;
});

function Mat({ home, seat }: { home: Home; seat: number }) {
  const colour = colourOf(seat);
  const tones = paint(colour);
  const { x, y } = gate(home.cell, home.side);
  return (
    <g>
      <g transform={matPlane(home)}>
        <rect {...MAT_RECT} transform="translate(3 4)" fill="#1d3b53" opacity=".18" />
        <rect {...MAT_RECT} fill={tones.light} />
        <rect {...MAT_RECT} fill="#fff" opacity=".35" />
        <rect
          {...MAT_RECT}
          x={MAT_RECT.x + 5}
          y={MAT_RECT.y + 5}
          width={MAT.wide - 10}
          height={MAT.deep - 10}
          rx="12"
          fill="none"
          stroke={tones.base}
          stroke-width="2.5"
          stroke-dasharray="8 6"
        />
      </g>
      <use href={`#it-${colour}`} transform={`${seenAt(matCentre(home))} scale(.56)`} opacity=".55" />
      <g transform={matrix({ at: { x, y, z: RIM }, yaw: yawOf(home.side), flip: 0 })}>
        <path d="M-46 8.5V-8.5H46V8.5Z" fill={tones.base} stroke={tones.ink} stroke-width="1.5" />
        <path d="M-9 -4.5L0 4.5L9 -4.5" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" />
      </g>
    </g>
  );
}

function gate(cell: string, side: Way): { x: number; y: number } {
  const { x, y } = centre(cell);
  const [dx, dy] = STEP[side];
  const out = EDGE - 8.5;
  return { x: dx === 0 ? x : dx * out, y: dy === 0 ? y : dy * out };
}

function seenAt({ x, y }: { x: number; y: number }): string {
  return `translate(${short(x)} ${short(-NORTH * y)})`;
}
