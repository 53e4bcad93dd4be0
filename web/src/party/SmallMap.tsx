/** The school as a plan, small: to tap a place or a room on a telephone that draws no school. Buttons say the same by name. */

import type { Box, Plan } from "../school/types.ts";
import { markOf } from "../ui/pictures/seatMarks.ts";
import { penguinOf } from "../wire/game.ts";
import type { IceCoolView } from "../wire/protocol.ts";
import { useWords } from "../words/index.ts";
import { planAt, planOf } from "./plan.ts";

interface Props {
  view: IceCoolView;
  /** The part of the floor on which a place may be chosen, and the one that is chosen now. */
  region: Box | null;
  place: Plan | null;
  /** Places that are offered, to be tapped. */
  points: readonly Plan[];
  onTap: (at: Plan) => void;
}

export function SmallMap({ view, region, place, points, onTap }: Props) {
  const words = useWords();
  const { layout } = view.options;
  const plan = planOf(layout.rooms.map(({ box }) => box));
  const up = (y: number) => plan.top - y;
  return (
    <svg
      class="party-map"
      viewBox={`${plan.left} 0 ${plan.width} ${plan.height}`}
      aria-hidden="true"
      onClick={(event) => onTap(planAt(plan, event, event.currentTarget.getBoundingClientRect()))}
    >
      {layout.rooms.map(({ id, name, box: [x0, y0, x1, y1] }) => (
        <g key={id}>
          <rect x={x0} y={up(y1)} width={x1 - x0} height={y1 - y0} class="party-room" data-name={name} />
          <text x={(x0 + x1) / 2} y={up((y0 + y1) / 2)} class="party-room-name">
            {words.say(`room-${name}`)}
          </text>
        </g>
      ))}
      {layout.doors.map(({ id, at: [x, y] }) => (
        <circle key={id} cx={x} cy={up(y)} r="16" class="party-door" />
      ))}
      {region !== null && (
        <rect
          x={region[0]}
          y={up(region[3])}
          width={region[2] - region[0]}
          height={region[3] - region[1]}
          class="party-region"
        />
      )}
      {view.bodies.map(({ id, pose }) => (
        <circle
          key={id}
          cx={1000 * pose.x}
          cy={up(1000 * pose.y)}
          r="22"
          class="party-body"
          fill={markOf(penguinOf(id) ?? 7).colour}
        />
      ))}
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={up(y)} r="26" class="party-point" />
      ))}
      {place !== null && <circle cx={place.x} cy={up(place.y)} r="26" class="party-point" data-chosen />}
    </svg>
  );
}
