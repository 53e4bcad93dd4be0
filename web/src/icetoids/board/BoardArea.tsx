/** The board as one can touch it: the picture, and over it a grid of tiles for fingers, keys and screen readers. */

import { useRef } from "preact/hooks";
import { useWords } from "../../words/index.ts";
import type { Choices } from "../input/choices.ts";
import { cellSaid, stepped } from "../input/describe.ts";
import { type Key, keyOf } from "../input/keys.ts";
import { CELLS, type Home, piecesOn, STEP, type View, type Way } from "../input/names.ts";
import type { Moving } from "../useMotion.ts";
import { Board } from "./Board.tsx";
import { type Glow, handleAt } from "./Glow.tsx";
import { type Box, centre, frame, MAT, matCentre, PITCH, percent, poses, THICK } from "./places.ts";
import { seen } from "./space.ts";

interface Props {
  view: View;
  choices: Choices | null;
  moving: Moving;
  glow: Glow;
  turning: number;
  /** The tile that the keys are at. */
  cursor: string;
  onCursor: (cell: string) => void;
  onTap: (cell: string, near: readonly number[]) => void;
  onHover: (cell: string | null) => void;
  onHome: (home: Home) => void;
  onHoverHome: (home: Home | null) => void;
  onEntry: (() => void) | null;
  onPoint: (way: Way) => void;
  onKey: (key: Exclude<Key, { do: "go" }>) => void;
  /** The new tile is turned by hand, in degrees; `done` when the finger is lifted. */
  onTurn: (degrees: number, done: boolean) => void;
}

const ROWS = ["4", "3", "2", "1"].map((rank) => CELLS.filter((cell) => cell.endsWith(rank)));

export function BoardArea(props: Props) {
  const { view, glow, moving, turning } = props;
  const shown = frame(view);
  return (
    <div
      class="toids-board"
      style={{ aspectRatio: `${shown.width} / ${shown.height}`, "--wide": shown.width / shown.height }}
    >
      <Board view={view} motion={moving.motion} ms={moving.ms} glow={glow} shown={shown} turning={turning} />
      <Tiles {...props} shown={shown} />
      <Slots {...props} shown={shown} />
      <Handles {...props} shown={shown} />
      {props.onEntry !== null && <OwnMat view={view} shown={shown} onEntry={props.onEntry} />}
    </div>
  );
}

function place(box: Box): string {
  return `left:${box.x}%;top:${box.y}%;width:${box.width}%;height:${box.height}%`;
}

function Tiles(props: Props & { shown: Box }) {
  const { view, choices, cursor, shown } = props;
  const words = useWords();
  function onKeyDown(event: KeyboardEvent): void {
    const key = keyOf(event);
    if (key === null) return;
    event.preventDefault();
    if (key.do === "go") move(key.way);
    else props.onKey(key);
  }
  function move(way: Way): void {
    const next = stepped(cursor, way);
    // The cursor follows the focus, never the other way round: two that follow each other never come to rest.
    const place = next === cursor ? `[data-slot="${cursor} ${way}"]` : `[data-cell="${next}"]`;
    document.querySelector<HTMLElement>(place)?.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a picture
    <div
      class="toids-grid"
      role="grid"
      aria-label={words.say("web-icetoids-board")}
      onKeyDown={onKeyDown}
      onPointerLeave={() => props.onHover(null)}
      tabIndex={-1}
    >
      {ROWS.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are
        // biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a picture
        <div role="row" key={row[0]}>
          {row.map((cell) => (
            <TileButton key={cell} {...props} cell={cell} label={cellSaid(words, view, cell, choices)} shown={shown} />
          ))}
        </div>
      ))}
    </div>
  );
}

function TileButton(props: Props & { cell: string; label: string; shown: Box }) {
  const { cell, view, cursor, shown, onTap, onCursor, onHover } = props;
  const pending = view.pending === cell && props.choices !== null && props.choices.orientations.length > 0;
  const drag = useDrag(props.turning, props.onTurn, pending);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a picture
    <button
      type="button"
      role="gridcell"
      class={pending ? "toids-cell toids-cell-pending" : "toids-cell"}
      style={place(percent(shown, centre(cell), PITCH, PITCH))}
      data-cell={cell}
      tabIndex={cell === cursor ? 0 : -1}
      aria-label={props.label}
      onFocus={() => onCursor(cell)}
      onPointerEnter={() => onHover(cell)}
      onClick={(event) => {
        if (drag.dragged()) return;
        onTap(cell, event.detail === 0 ? [] : nearest(event, view, cell, shown));
      }}
      {...drag.handlers}
    />
  );
}

/** The pyramids on a tile, the nearest to where it was clicked first. */
function nearest(event: MouseEvent, view: View, cell: string, shown: Box): readonly number[] {
  const board = (event.currentTarget as HTMLElement).closest(".toids-board");
  if (board === null) return [];
  const box = board.getBoundingClientRect();
  const x = shown.x + ((event.clientX - box.left) / box.width) * shown.width;
  const y = shown.y + ((event.clientY - box.top) / box.height) * shown.height;
  const all = poses(view);
  const away = (piece: number) => {
    const pose = all[piece];
    if (pose === undefined) return Number.POSITIVE_INFINITY;
    const middle = seen({ ...pose, z: pose.z + 18 });
    return Math.hypot(middle.x - x, middle.y - y);
  };
  return [...piecesOn(view, cell)].sort((a, b) => away(a) - away(b));
}

/** Turning the new tile by dragging it round its middle. */
function useDrag(turning: number, onTurn: Props["onTurn"], on: boolean) {
  const start = useRef<{ angle: number; from: number; moved: boolean } | null>(null);
  const dragged = useRef(false);
  const angle = (event: PointerEvent) => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
    return (Math.atan2(y / box.height, x / box.width) * 180) / Math.PI;
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      dragged.current = false;
      start.current = { angle: angle(event), from: turning, moved: false };
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const drag = start.current;
      if (drag === null) return;
      const by = ((angle(event) - drag.angle + 540) % 360) - 180;
      if (!drag.moved && Math.abs(by) < 8) return;
      drag.moved = true;
      dragged.current = true;
      onTurn(drag.from + by, false);
    },
    onPointerUp(event: PointerEvent) {
      const drag = start.current;
      start.current = null;
      if (drag?.moved) onTurn(drag.from + (((angle(event) - drag.angle + 540) % 360) - 180), true);
    },
    onPointerCancel() {
      if (start.current?.moved) onTurn(start.current.from, true);
      start.current = null;
    },
  };
  return {
    handlers: on ? handlers : {},
    dragged: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
}

/** The places beside the board that can be chosen as home. */
function Slots({ choices, shown, onHome, onHoverHome }: Props & { shown: Box }) {
  const words = useWords();
  if (choices === null || choices.homes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form is filled in here
    <div role="group" aria-label={words.say("web-icetoids-homes")}>
      {choices.homes.map((home) => {
        const upright = home.side === "north" || home.side === "south";
        const [wide, deep] = upright ? [MAT.wide, MAT.deep + 8] : [MAT.deep + 8, MAT.wide];
        return (
          <button
            type="button"
            key={home.cell + home.side}
            class="toids-cell"
            style={place(percent(shown, matCentre(home), wide, deep))}
            data-slot={`${home.cell} ${home.side}`}
            aria-label={words.say("web-icetoids-do-home", { cell: home.cell, side: words.say(`way-${home.side}`) })}
            onClick={() => onHome(home)}
            onFocus={() => onHoverHome(home)}
            onBlur={() => onHoverHome(null)}
            onPointerEnter={() => onHoverHome(home)}
            onPointerLeave={() => onHoverHome(null)}
            onKeyDown={(event) => {
              const key = keyOf(event);
              if (key?.do !== "go") return;
              event.preventDefault();
              nextSlot(home, key.way);
            }}
          />
        );
      })}
    </div>
  );
}

/** From a home's place: along the edge to the next one, or onto its tile. */
function nextSlot(home: Home, way: Way): void {
  const next = stepped(home.cell, way);
  const slot = document.querySelector<HTMLElement>(`[data-slot="${next} ${home.side}"]`);
  const along = next !== home.cell && slot !== null;
  (along ? slot : document.querySelector<HTMLElement>(`[data-cell="${home.cell}"]`))?.focus();
}

/** Arrows between tiles and handles on the tile, for a mouse. Fingers have the tiles, and keys the pad. */
function Handles({ glow, shown, onTap, onPoint }: Props & { shown: Box }) {
  const between = glow.targets.flatMap((target) => {
    const { x, y } = centre(target.cell);
    const [dx, dy] = STEP[target.way];
    return [
      { key: target.cell, at: { x: x - (dx * PITCH) / 2, y: y - (dy * PITCH) / 2 }, act: () => onTap(target.cell, []) },
    ];
  });
  const round = glow.handles.map((handle) => ({
    key: handle.way,
    at: handleAt(handle),
    act: () => onPoint(handle.way),
  }));
  return (
    <div class="toids-handles" aria-hidden="true">
      {[...between, ...round].map(({ key, at, act }) => (
        <button
          type="button"
          key={key}
          class="toids-cell"
          tabIndex={-1}
          style={place(percent(shown, at, 42, 42, THICK))}
          onClick={act}
        />
      ))}
    </div>
  );
}

function OwnMat({ view, shown, onEntry }: { view: View; shown: Box; onEntry: () => void }) {
  const words = useWords();
  const home = view.homes[view.turn];
  if (home == null) return null;
  const upright = home.side === "north" || home.side === "south";
  const [wide, deep] = upright ? [MAT.wide, MAT.deep + 10] : [MAT.deep + 10, MAT.wide];
  return (
    <button
      type="button"
      class="toids-cell"
      style={place(percent(shown, matCentre(home), wide, deep))}
      data-mat="own"
      tabIndex={-1}
      aria-label={words.say("web-icetoids-take-waiting")}
      onClick={onEntry}
    />
  );
}
