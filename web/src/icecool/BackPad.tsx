/** The back of the penguin, large: where the finger lands decides between straight, curve and jump. */

import { useRef } from "preact/hooks";
import { markOf } from "../ui/marks.ts";
import type { Words } from "../words/index.ts";
import { HEIGHT, type Hit, hitAt, outline, pointOf, WIDTH } from "./back.ts";
import { styleOf } from "./flick.ts";

interface Props {
  words: Words;
  seat: number;
  hit: Hit;
  onHit: (hit: Hit) => void;
}

const PRESETS: readonly { id: string; hit: Hit }[] = [
  { id: "curve-left", hit: { side: -70, height: 5 } },
  { id: "straight", hit: { side: 0, height: 0 } },
  { id: "curve-right", hit: { side: 70, height: 5 } },
  { id: "jump", hit: { side: 0, height: 95 } },
];

export function BackPad({ words, seat, hit, onHit }: Props) {
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
            onClick={() => onHit(preset.hit)}
          >
            {words.say(`web-icecool-hit-${preset.id}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The picture itself. Those who do not point have sliders (Aim.tsx). */
function BackPicture({ words, seat, hit, onHit }: Props) {
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
        <BackDrawing seat={seat} />
        <g class="backpad-finger" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
          <circle r="17" class="backpad-ring" />
          <circle r="9" class="backpad-tip" />
        </g>
      </svg>
      <output class="backpad-style">{words.say(`web-icecool-style-${style}`)}</output>
    </div>
  );
}

function BackDrawing({ seat }: { seat: number }) {
  const { colour, ink } = markOf(seat);
  return (
    <g>
      <ellipse cx="100" cy="250" rx="62" ry="8" class="backpad-shadow" />
      <path d="M64 246q-14 6 -22 2q2 -10 18 -12zM136 246q14 6 22 2q-2 -10 -18 -12z" class="backpad-feet" />
      <path d={outline()} class="backpad-body" />
      <path d="M40 150q-22 34 -14 66q16 -6 24 -34zM160 150q22 34 14 66q-16 -6 -24 -34z" class="backpad-flipper" />
      <path d="M46 104q54 26 108 0l4 20q-58 26 -116 0z" fill={colour} />
      <path d="M118 116l26 6l-8 52l-26 -4z" fill={colour} stroke={ink} stroke-width="1.5" />
      <path d="M30 178h140" class="backpad-zone" />
      <path d="M62 96h76" class="backpad-zone" />
      <path d="M74 128v112M126 178v62" class="backpad-zone" />
    </g>
  );
}
