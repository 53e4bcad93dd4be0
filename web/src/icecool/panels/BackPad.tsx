/** The back of the penguin, large: where the finger lands decides between straight, curve and jump. */

import { useId, useRef } from "preact/hooks";
import { PatternTile } from "../../ui/pictures/SeatMark.tsx";
import { markOf } from "../../ui/pictures/seatMarks.ts";
import type { Words } from "../../words/index.ts";
import { HEIGHT, type Hit, hitAt, outline, pointOf, WIDTH } from "../input/back.ts";
import { CURVE_FROM, JUMP_FROM, JUMP_HEIGHT, styleOf } from "../input/flick.ts";

interface Props {
  words: Words;
  seat: number;
  hit: Hit;
  onHit: (hit: Hit) => void;
  /** One of the four usual ways was chosen. */
  onChoose: (hit: Hit) => void;
}

const PRESETS: readonly { id: string; hit: Hit }[] = [
  { id: "curve-left", hit: { side: -70, height: 5 } },
  { id: "straight", hit: { side: 0, height: 0 } },
  { id: "curve-right", hit: { side: 70, height: 5 } },
  { id: "jump", hit: { side: 0, height: JUMP_HEIGHT } },
];

export function BackPad({ words, seat, hit, onHit, onChoose }: Props) {
  return (
    <fieldset class="backpad">
      <legend class="sr-only">{words.say("web-icecool-back")}</legend>
      <BackPicture seat={seat} hit={hit} onHit={onHit} words={words} />
      <div class="backpad-presets">
        {PRESETS.map((preset) => (
          <button
            key={preset.id}
            type="button"
            class="chip"
            aria-pressed={preset.hit.side === hit.side && preset.hit.height === hit.height}
            onClick={() => onChoose(preset.hit)}
          >
            {words.say(`web-icecool-hit-${preset.id}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The picture itself. Those who do not point have sliders (AimSliders.tsx). */
function BackPicture({ words, seat, hit, onHit }: Omit<Props, "onChoose">) {
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef(false);
  const at = pointOf(hit);
  const style = styleOf(hit);
  const move = (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!held.current || box === undefined) return;
    onHit(hitAt(((event.clientX - box.left) / box.width) * WIDTH, ((event.clientY - box.top) / box.height) * HEIGHT));
  };
  return (
    <div class="backpad-picture" data-style={style}>
      <svg
        ref={svg}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          held.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          move(event);
        }}
        onPointerMove={move}
        onPointerUp={() => {
          held.current = false;
        }}
        onPointerCancel={() => {
          held.current = false;
        }}
      >
        <BackDrawing seat={seat} hit={hit} />
        <g class="backpad-finger" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
          <circle r="17" class="backpad-ring" />
          <circle r="9" class="backpad-tip" />
        </g>
      </svg>
      <output class="backpad-style">{words.say(`web-icecool-style-${style}`)}</output>
    </div>
  );
}

/** Where the zones of the picture meet (flick.ts says what a hit there does). */
const JUMP_Y = pointOf({ side: 0, height: JUMP_FROM }).y;
const CURVE_X = pointOf({ side: CURVE_FROM, height: 0 }).x - WIDTH / 2;

/** A penguin from behind. Each zone shows what a hit there does; the one under the finger is lit. */
function BackDrawing({ seat, hit }: { seat: number; hit: Hit }) {
  const { colour, ink, pattern } = markOf(seat);
  const id = useId();
  const style = styleOf(hit);
  const lit = (zone: string) => (zone === (style === "curve" ? (hit.side < 0 ? "left" : "right") : style) ? 0.3 : 0);
  const [left, right] = [WIDTH / 2 - CURVE_X, WIDTH / 2 + CURVE_X];
  return (
    <g>
      <defs>
        <PatternTile id={`${id}p`} pattern={pattern} scale={2} />
        <radialGradient id={`${id}b`} cx="0.36" cy="0.22" r="0.95">
          <stop offset="0" stop-color="#5b7790" />
          <stop offset="0.45" stop-color="#2c435a" />
          <stop offset="1" stop-color="#16263a" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <path d={outline()} />
        </clipPath>
      </defs>
      <ellipse cx="100" cy="250" rx="68" ry="9" class="backpad-shadow" />
      <path d="M64 244q-16 8 -26 3q2 -12 20 -14zM136 244q16 8 26 3q-2 -12 -20 -14z" class="backpad-feet" />
      <path d="M38 138q-28 36 -18 78q20 -8 28 -42zM162 138q28 36 18 78q-20 -8 -28 -42z" class="backpad-flipper" />
      <path d={outline()} fill={`url(#${id}b)`} />
      <g clip-path={`url(#${id}c)`} class="backpad-lit">
        <rect width={WIDTH} height={JUMP_Y} opacity={lit("jump")} />
        <rect y={JUMP_Y} width={left} height={HEIGHT} opacity={lit("left")} />
        <rect x={left} y={JUMP_Y} width={2 * CURVE_X} height={HEIGHT} opacity={lit("straight")} />
        <rect x={right} y={JUMP_Y} width={left} height={HEIGHT} opacity={lit("right")} />
      </g>
      {[colour, `url(#${id}p)`].map((fill) => (
        <path
          key={fill}
          d="M46 100q54 26 108 0l4 19q-58 26 -116 0zM122 112l25 6l-7 44l-25 -4z"
          fill={fill}
          stroke={ink}
        />
      ))}
      <path d={`M26 ${JUMP_Y}H174M${left} ${JUMP_Y}V246M${right} ${JUMP_Y}V246`} class="backpad-zone" />
      <path d="M100 204V156m-9 11l9 -11l9 11" class="backpad-way" />
      <path d="M68 206q4 -32 -22 -42m13 -2l-13 2l4 12" class="backpad-way" />
      <path d="M132 206q-4 -32 22 -42m-13 -2l13 2l-4 12" class="backpad-way" />
      <path d="M74 82q4 -38 26 -40q20 2 26 32m-12 -5l12 5l4 -13" class="backpad-way" />
    </g>
  );
}
