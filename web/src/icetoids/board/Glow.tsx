/** What lights up on the board: what can be taken, where it can go, whom it pushes, and what was done last. */

import { type Home, STEP, type Way } from "../input/names.ts";
import { centre, PITCH, THICK, TILE, yawOf } from "./places.ts";
import type { Pose } from "./solid.ts";
import { matrix, NORTH, seen, short } from "./space.ts";

export interface Target {
  readonly cell: string;
  readonly way: Way;
  /** What a tap here does. */
  readonly does: "go" | "point";
}

export interface Handle {
  readonly cell: string;
  readonly way: Way;
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
  /** Ways to which the pyramid in the hand can point as well as go: a handle of their own on its tile. */
  readonly handles: readonly Handle[];
  readonly hot: string | null;
  readonly push: Push | null;
  readonly pending: string | null;
  /** What was done last: tiles that it touched, in order. */
  readonly last: readonly string[];
  /** The colour of whoever did it. */
  readonly lastInk: string;
  readonly winner: number | null;
}

export const DARK: Glow = {
  seat: 0,
  slots: [],
  hotSlot: null,
  free: [],
  selected: null,
  targets: [],
  handles: [],
  hot: null,
  push: null,
  pending: null,
  last: [],
  lastInk: "#12304a",
  winner: null,
};

const FRAME = { x: -TILE / 2 + 1, y: -TILE / 2 + 1, width: TILE - 2, height: TILE - 2, rx: 12, fill: "none" } as const;

/** Brackets at the corners of a tile. */
const CORNERS = "M-55 -37V-55H-37M37 -55H55V-37M55 37V55H37M-37 55H-55V37";

const onTile = (cell: string) => matrix({ at: { ...centre(cell), z: THICK }, yaw: 0, flip: 0 });

export function UnderPieces({ glow, poses }: { glow: Glow; poses: readonly Pose[] }) {
  return (
    <g>
      {glow.last.map((cell) => (
        <g key={cell} transform={onTile(cell)} fill="none" stroke-linecap="round" stroke-linejoin="round">
          <path d={CORNERS} stroke="#fff" stroke-width="8" />
          <path d={CORNERS} stroke={glow.lastInk} stroke-width="4.5" />
        </g>
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
      <rect {...FRAME} stroke="#c77700" stroke-width="4.5" stroke-dasharray="16 8" />
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
      {glow.handles.map((handle) => (
        <HandleMark key={handle.way} handle={handle} />
      ))}
      {push !== null && <PushArrow push={push} pose={poses[push.piece]} />}
    </g>
  );
}

/** An arrow over the edge between the tile that is left and the one that is reached. */
function Chevron({ target, hot }: { target: Target; hot: boolean }) {
  const { x, y } = centre(target.cell);
  const [dx, dy] = STEP[target.way];
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

/** How far from the middle of its tile a handle is. */
const REACH = 42;

/** Where a handle is on the board. */
export function handleAt({ cell, way }: Handle): { readonly x: number; readonly y: number } {
  const { x, y } = centre(cell);
  const [dx, dy] = STEP[way];
  return { x: x + REACH * dx, y: y + REACH * dy };
}

function HandleMark({ handle }: { handle: Handle }) {
  return (
    <g
      transform={matrix({ at: { ...handleAt(handle), z: THICK + 2 }, yaw: yawOf(handle.way), flip: 0 })}
      class="toids-handle"
    >
      <circle r="15" fill="#fff" stroke="#0b67a8" stroke-width="3.5" />
      <path d="M0 -9L7 7L0 3.5L-7 7Z" fill="#0b67a8" />
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
