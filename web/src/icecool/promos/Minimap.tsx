/** A small map of a large school, where the window shows only a part of it: who is where, and a finger looks there. */

import { outline } from "../../school/building/layout.ts";
import type { Plan } from "../../school/types.ts";
import { markOf } from "../../ui/pictures/seatMarks.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import "./promos.css";

interface Props {
  view: IceCoolView;
  onGaze: (at: Plan) => void;
}

/** Decoration for those who do not point: the cameras in the menu look at the same rooms. */
export function Minimap({ view, onGaze }: Props) {
  const { layout } = view.options;
  const [x0, y0, x1, y1] = outline(layout);
  const up = (y: number) => y1 - y;
  const gaze = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [u, v] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    onGaze({ x: x0 + u * (x1 - x0), y: y1 - v * (y1 - y0) });
  };
  return (
    <svg
      class="minimap"
      viewBox={`-14 -14 ${x1 - x0 + 28} ${y1 - y0 + 28}`}
      aria-hidden="true"
      focusable="false"
      onClick={gaze}
    >
      {layout.rooms.map(({ id, name, box }) => (
        <g key={id}>
          <rect
            x={box[0] - x0}
            y={up(box[3])}
            width={box[2] - box[0]}
            height={box[3] - box[1]}
            class="minimap-room"
            data-name={name}
          />
          <text x={(box[0] + box[2]) / 2 - x0} y={up((box[1] + box[3]) / 2) + 26} class="minimap-number">
            {id}
          </text>
        </g>
      ))}
      {view.bodies.map(({ id, pose }) => {
        const seat = /^p([0-7])$/.exec(id)?.[1];
        if (seat === undefined) return null;
        const turn = view.turn?.body === id;
        const at = { cx: 1000 * pose.x - x0, cy: up(1000 * pose.y) };
        return (
          <circle
            key={id}
            {...at}
            r={turn ? 34 : 24}
            fill={markOf(Number(seat)).colour}
            class="minimap-body"
            data-turn={turn}
          />
        );
      })}
    </svg>
  );
}
