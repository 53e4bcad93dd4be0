/** What lights up on the board: what can be taken, where it can go, whom it pushes, and what was done last. */

import type { Home, Way } from "./names.ts";
import { centre, PITCH, THICK, TILE, yawOf } from "./places.ts";
import type { Pose } from "./solid.ts";
import { matrix, NORTH, seen, short } from "./space.ts";

export interface Target {
  readonly cell: string;
  readonly way: Way;
  /** What a tap here does. */
  readonly does: "go" | "point";
}

export interface Push {
  readonly piece: number;
  readonly way: Way;
  /** Where it lands; null is off the board. */
  readonly to: string | null;
}

export interface Glow {
  readonly seat: number;
  readonly slots: readonly Home[];
  readonly hotSlot: Home | null;
  /** Pyramids that can be taken, by number. */
  readonly free: readonly number[];
  readonly selected: number | null;
  readonly targets: readonly Target[];
  readonly hot: string | null;
  readonly push: Push | null;
  readonly pending: string | null;
  /** What was done last: tiles that it touched, in order. */
  readonly last: readonly string[];
  readonly winner: number | null;
}

export const DARK: Glow = {
  seat: 0,
  slots: [],
  hotSlot: null,
  free: [],
  selected: null,
  targets: [],
  hot: null,
  push: null,
  pending: null,
  last: [],
  winner: null,
};

const FRAME = { x: -TILE / 2 + 1, y: -TILE / 2 + 1, width: TILE - 2, height: TILE - 2, rx: 12, fill: "none" } as const;

const onTile = (cell: string) => matrix({ at: { ...centre(cell), z: THICK }, yaw: 0, flip: 0 });

export function UnderPieces({ glow, poses }: { glow: Glow; poses: readonly Pose[] }) {
  return (
    <g>
      {glow.last.map((cell) => (
        <rect key={cell} {...FRAME} transform={onTile(cell)} stroke="#e79a00" stroke-width="3" opacity=".75" />
      ))}
      {glow.targets.map((target) => (
        <TargetTile key={target.cell} target={target} hot={target.cell === glow.hot} />
      ))}
      {glow.pending !== null && <Pending cell={glow.pending} />}
      {glow.free.map((piece) => (
        <Ring key={piece} pose={poses[piece]} strong={false} />
      ))}
      {glow.selected !== null && <Ring pose={poses[glow.selected]} strong />}
    </g>
  );
}

function TargetTile({ target, hot }: { target: Target; hot: boolean }) {
  const go = target.does === "go";
  return (
    <g transform={onTile(target.cell)} class={hot ? "toids-target toids-hot" : "toids-target"}>
      <rect
        {...FRAME}
        fill={go ? "#ffd24a" : "#8fd0ff"}
        fill-opacity={hot ? 0.45 : 0.2}
        stroke="#fff"
        stroke-width="7"
        opacity=".9"
      />
      <rect
        {...FRAME}
        stroke={go ? "#c77700" : "#0b67a8"}
        stroke-width="4"
        stroke-dasharray={go ? undefined : "12 8"}
      />
    </g>
  );
}

function Pending({ cell }: { cell: string }) {
  return (
    <g transform={onTile(cell)}>
      <rect {...FRAME} stroke="#fff" stroke-width="9" opacity=".8" />
      <rect {...FRAME} class="toids-march" stroke="#c77700" stroke-width="4.5" stroke-dasharray="16 8" />
    </g>
  );
}

function Ring({ pose, strong }: { pose: Pose | undefined; strong: boolean }) {
  if (pose === undefined) return null;
  const at = seen({ ...pose, z: pose.z });
  const radius = (strong ? 46 : 42) * pose.scale;
  const ring = { cx: short(at.x), cy: short(at.y), rx: short(radius), ry: short(radius * NORTH), fill: "none" };
  return (
    <g class={strong ? "toids-ring-strong" : "toids-ring"}>
      <ellipse
        {...ring}
        fill={strong ? "#ffd24a" : "#fff"}
        fill-opacity={strong ? 0.55 : 0.35}
        stroke="#fff"
        stroke-width={strong ? 7 : 5}
      />
      <ellipse {...ring} stroke={strong ? "#c77700" : "#d68b00"} stroke-width={strong ? 4 : 2.5} />
    </g>
  );
}

export function OverPieces({ glow, poses }: { glow: Glow; poses: readonly Pose[] }) {
  const { push } = glow;
  return (
    <g>
      {glow.targets.map((target) => (
        <Chevron key={target.cell} target={target} hot={target.cell === glow.hot} />
      ))}
      {push !== null && <PushArrow push={push} pose={poses[push.piece]} />}
    </g>
  );
}

/** An arrow over the edge between the tile that is left and the one that is reached. */
function Chevron({ target, hot }: { target: Target; hot: boolean }) {
  const { x, y } = centre(target.cell);
  const [dx, dy] = ({ north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] } as const)[target.way];
  const at = { x: x - (dx * PITCH) / 2, y: y - (dy * PITCH) / 2, z: THICK + 6 };
  const go = target.does === "go";
  return (
    <g
      transform={matrix({ at, yaw: yawOf(target.way), flip: 0 })}
      class={hot ? "toids-chevron toids-hot" : "toids-chevron"}
    >
      {go ? (
        <path
          d="M-10 22V2H-22L0 -24L22 2H10V22Z"
          fill="#ffc845"
          stroke="#7a4a00"
          stroke-width="3"
          stroke-linejoin="round"
        />
      ) : (
        <path
          d="M-17 8L0 -12L17 8"
          fill="none"
          stroke="#fff"
          stroke-width="12"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      {!go && (
        <path
          d="M-17 8L0 -12L17 8"
          fill="none"
          stroke="#0b67a8"
          stroke-width="6.5"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </g>
  );
}

function PushArrow({ push, pose }: { push: Push; pose: Pose | undefined }) {
  if (pose === undefined) return null;
  const at = { x: pose.x, y: pose.y, z: THICK + 40 };
  return (
    <g transform={matrix({ at, yaw: yawOf(push.way), flip: 0 })} class="toids-push">
      <path
        d="M-9 -18V-66H-24L0 -98L24 -66H9V-18Z"
        fill="#d6332a"
        stroke="#fff"
        stroke-width="4"
        stroke-linejoin="round"
      />
      {push.to === null && (
        <path d="M-34 -104H34" stroke="#d6332a" stroke-width="7" stroke-linecap="round" stroke-dasharray="10 9" />
      )}
    </g>
  );
}
