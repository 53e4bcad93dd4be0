/** Doors of a layout: in which of them a penguin at rest still stands. */
import type { IceCoolLayout, Pose } from "../wire/protocol.ts";

/** The radius of a penguin's footprint in millimetres (core/shapes.toml). */
const RADIUS = 17.5;

/** The id of the door in whose frame a part of a penguin is; null if there is none (DOOR-4). */
export function doorHolding(layout: IceCoolLayout, pose: Pick<Pose, "x" | "y">): string | null {
  const [x, y] = [1000 * pose.x, 1000 * pose.y];
  const half = layout.walls.thickness / 2;
  for (const door of layout.doors) {
    const along = isInWallAlongX(layout, door) ? [door.width / 2, half] : [half, door.width / 2];
    const dx = Math.max(Math.abs(x - door.at[0]) - (along[0] ?? 0), 0);
    const dy = Math.max(Math.abs(y - door.at[1]) - (along[1] ?? 0), 0);
    if (Math.hypot(dx, dy) < RADIUS) return door.id;
  }
  return null;
}

/** Whether the wall of a door runs in the direction of x: then one of its rooms lies above the other. */
function isInWallAlongX(layout: IceCoolLayout, door: IceCoolLayout["doors"][number]): boolean {
  const boxes = door.rooms.map((id) => layout.rooms.find((room) => room.id === id)?.box);
  const [one, other] = boxes;
  if (one === undefined || other === undefined) return true;
  return one[3] <= other[1] || other[3] <= one[1];
}
