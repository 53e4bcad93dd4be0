/** Small pictures of what a step is about. Decoration: the words beside them say the same. */

import type { ComponentChildren } from "preact";
import { PromoPicture } from "../icecool/promos/art.tsx";
import { isGame, type LessonName } from "./lessonNames.ts";

const INK = "#12304a";
const WOOD = "#c99a68";
const BLUE = "#0b67a8";
const SUN = "#f0a008";

function Picture({ children }: { children: ComponentChildren }) {
  return (
    <svg class="step-picture" viewBox="0 0 160 90" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A penguin from above. */
function Bird({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="11" fill="#24384a" />
      <circle r="6" fill="#fff" />
      <path d="M0 -6l3 -6h-6z" fill="#f28c28" />
    </g>
  );
}

/** A penguin's back, with the place where the finger lands. */
function Back({ x, hit }: { x: number; hit: readonly [number, number] }) {
  return (
    <g transform={`translate(${x} 45)`}>
      <path
        d="M0 -34q13 0 13 13q0 8 -1 10q9 8 9 22q0 21 -21 21t-21 -21q0 -14 9 -22q-1 -2 -1 -10q0 -13 13 -13z"
        fill="#24384a"
      />
      <circle cx={hit[0]} cy={hit[1]} r="6" fill={SUN} stroke="#fff" stroke-width="2" />
    </g>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <g fill="none" stroke={BLUE} stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke-dasharray="1 8" />
    </g>
  );
}

const WALL = { stroke: WOOD, "stroke-width": 7, "stroke-linecap": "round", fill: "none" } as const;

/** A tile of IceToids. */
function Tile({
  x,
  y,
  open = false,
  children,
}: {
  x: number;
  y: number;
  open?: boolean;
  children?: ComponentChildren;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-20"
        y="-20"
        width="40"
        height="40"
        rx="6"
        fill={open ? "#fffdf6" : "#8fc1e3"}
        stroke={WOOD}
        stroke-width="2"
      />
      {!open && <path d="M0 -10v20M-9 -5l18 10M9 -5l-18 10" stroke="#fff" stroke-width="2" stroke-linecap="round" />}
      {children}
    </g>
  );
}

const TRIANGLE = "M0 -14l10 20h-20z";

function Pyramid({ x, y, turn = 0, fill = "#d55e00" }: { x: number; y: number; turn?: number; fill?: string }) {
  return (
    <path d={TRIANGLE} transform={`translate(${x} ${y}) rotate(${turn})`} fill={fill} stroke={INK} stroke-width="1.5" />
  );
}

const FISH = "M0 6q6 -7 13 -2l5 -4v12l-5 -4q-7 5 -13 -2z";
const TILE_ARROW = "M-3 14v-18h-6l9 -12 9 12h-6v18z";

const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  "icecool-flick": () => (
    <>
      <path d="M44 66L88 36" stroke={SUN} stroke-width="5" stroke-linecap="round" />
      <circle cx="44" cy="66" r="8" fill="none" stroke={SUN} stroke-width="3" />
      <Bird x={90} y={35} />
      <Arrow d="M102 27L136 6" />
    </>
  ),
  "icecool-cancel": () => (
    <>
      <circle cx="80" cy="45" r="26" fill="#fdecea" stroke="#b3261e" stroke-width="3" stroke-dasharray="7 6" />
      <Bird x={80} y={45} />
    </>
  ),
  "icecool-door": () => (
    <>
      <path d="M80 4v22M80 64v22" {...WALL} />
      <Bird x={34} y={45} />
      <Arrow d="M50 45h84" />
    </>
  ),
  "icecool-curve": () => (
    <>
      <Back x={40} hit={[13, 16]} />
      <Arrow d="M92 78q-2 -52 48 -58" />
    </>
  ),
  "icecool-jump": () => (
    <>
      <Back x={40} hit={[0, -22]} />
      <path d="M112 80v-24" {...WALL} />
      <Arrow d="M78 80q34 -110 68 0" />
    </>
  ),
  "icecool-line": () => (
    <>
      <path d="M10 80h140" {...WALL} />
      <path d="M10 50h140" stroke="#e8791e" stroke-width="3" />
      <Bird x={60} y={66} />
      <Bird x={110} y={50} />
      <Arrow d="M74 62q16 -14 24 -12" />
    </>
  ),
  "icecool-lap": () => (
    <>
      <rect x="30" y="10" width="100" height="70" rx="4" {...WALL} />
      <path d="M64 34h32v22H64z" {...WALL} />
      <Arrow d="M48 68V22h64v46H58" />
      <Bird x={48} y={68} />
    </>
  ),
  "icecool-catch": () => (
    <>
      <Bird x={96} y={45} />
      <Bird x={74} y={45} />
      <Arrow d="M14 45h40" />
      <path d="M118 26l10 -8M124 45h12M118 64l10 8" stroke={SUN} stroke-width="4" stroke-linecap="round" />
    </>
  ),
  "icecool-cards": () => (
    <>
      {["rotate(-14 60 60)", "", "rotate(14 100 60)"].map((turn, index) => (
        <g key={turn} transform={turn}>
          <rect x={46 + 22 * index} y="18" width="34" height="50" rx="5" fill="#eaf6ff" stroke={INK} stroke-width="2" />
          <path d={FISH} transform={`translate(${53 + 22 * index} 38)`} fill={BLUE} />
        </g>
      ))}
    </>
  ),
  "icecool-circle": () => (
    <>
      <path d="M10 82h140M14 82V12" {...WALL} />
      <circle cx="80" cy="46" r="24" fill="none" stroke="#d02b20" stroke-width="4" />
      <Bird x={80} y={46} />
    </>
  ),
  "icetoids-home": () => (
    <>
      <Tile x={60} y={45} />
      <Tile x={104} y={45} />
      <rect
        x="12"
        y="30"
        width="24"
        height="30"
        rx="5"
        fill="#fbe3d3"
        stroke="#d55e00"
        stroke-width="2"
        stroke-dasharray="4 3"
      />
      <Pyramid x={22} y={46} turn={90} />
    </>
  ),
  "icetoids-enter": () => (
    <>
      <Tile x={96} y={45} open />
      <Pyramid x={26} y={48} turn={90} />
      <Arrow d="M44 45h30" />
      <Pyramid x={96} y={48} />
    </>
  ),
  "icetoids-tile": () => (
    <>
      <Tile x={46} y={45} />
      <Tile x={112} y={45} open>
        <path d={TILE_ARROW} fill="#5f86a8" />
      </Tile>
      <path d="M72 22q8 -10 16 0" fill="none" stroke={BLUE} stroke-width="4" stroke-linecap="round" />
    </>
  ),
  "icetoids-arrow": () => (
    <>
      <Tile x={52} y={45} open>
        <path d={TILE_ARROW} transform="rotate(90)" fill="#5f86a8" />
      </Tile>
      <Tile x={108} y={45} open />
      <Pyramid x={46} y={48} />
      <Arrow d="M74 45h30" />
    </>
  ),
  "icetoids-point": () => (
    <>
      <Tile x={52} y={45} open />
      <Tile x={108} y={45} open />
      <Pyramid x={52} y={45} turn={90} />
    </>
  ),
  "icetoids-push": () => (
    <>
      <Tile x={32} y={45} open />
      <Tile x={80} y={45} open />
      <Tile x={128} y={45} open />
      <Pyramid x={32} y={45} turn={90} />
      <Pyramid x={80} y={48} fill={BLUE} />
      <Arrow d="M94 45h30" />
    </>
  ),
  "icetoids-goal": () => (
    <>
      {[32, 80, 128].map((x) => (
        <g key={x}>
          <Tile x={x} y={45} open>
            <circle r="13" fill="#fbe3d3" stroke="#d55e00" stroke-width="2" />
          </Tile>
          <Pyramid x={x} y={48} />
        </g>
      ))}
    </>
  ),
};

/** The picture of a step: `icecool-curve`. Nothing where there is none. */
export function StepPicture({ name }: { name: string }) {
  const draw = PICTURES[name];
  return draw === undefined ? null : <Picture>{draw()}</Picture>;
}

/** The picture of a lesson's step: an introduction has one and the same for all its steps. */
export function LessonPicture({ lesson, step }: { lesson: LessonName; step: string }) {
  if (isGame(lesson)) return <StepPicture name={`${lesson}-${step}`} />;
  return <PromoPicture look="step-picture" name={lesson.replaceAll("-", "_")} />;
}
