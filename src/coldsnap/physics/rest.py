"""Where a body stands when it has stopped: snapped upright, rounded, ready for the next flick."""

import math
from typing import Final

from coldsnap.core.scene import Pose, Scene
from coldsnap.core.shapes import shape
from coldsnap.physics.pieces import pieces
from coldsnap.physics.recording import Path, Recording

RAISED: Final = 0.0015
"""Metres over its resting height from which a body stands on something else than the floor."""
LYING: Final = 0.7
"""Radians of tilt from which a body lies on something: it is left as it lies. More than a search cuts off."""
LEANING: Final = 0.0019
"""Metres that a body that stands free rolls at most when it rights itself; one that would roll farther leans."""


def rests(recording: Recording) -> dict[str, Pose]:
    """The canonical pose of every body that moved, by its id. None of them is put into a wall or into another body."""
    places = {path.body.id: (float(path.poses[-1, 0]), float(path.poses[-1, 1])) for path in recording.paths}
    found: dict[str, Pose] = {}
    for path in recording.moved:
        mine = path.body.id
        others = [
            (*places[other.id], shape(other.shape).footprint_radius)
            for other in recording.scene.bodies
            if other.id != mine
        ]
        found[mine] = _rest(path, recording, others)
        places[mine] = (found[mine].x, found[mine].y)
    return found


def _rest(path: Path, recording: Recording, others: list[tuple[float, float, float]]) -> Pose:
    """A weeble on the floor rolls upright without slipping.

    One that leans on something, or would roll into a wall or a body, stands up where its base is: the base is its
    widest part. One that was cut off in mid-rock still has to roll. A body on a wall or on another body keeps its true
    pose; the rules decide what then.
    """
    x, y, z, qw, qx, qy, qz = (float(value) for value in path.poses[-1])
    form = shape(path.body.shape)
    up = [float(value) for value in path.axis[-1]]
    tilt = math.acos(min(1.0, max(-1.0, up[2])))
    if abs(z - form.rest_height) > RAISED or tilt > LYING:
        return Pose(x, y, z, qw, qx, qy, qz).canonical()
    base = form.spheres[0].radius
    roll, lean = base * tilt, math.hypot(up[0], up[1])
    dx, dy = (roll * up[0] / lean, roll * up[1] / lean) if lean > 0.0 else (0.0, 0.0)
    taken = any(math.hypot(x - dx - ox, y - dy - oy) < base + radius for ox, oy, radius in others)
    if (roll > LEANING and not recording.cut) or taken or _in_wall(recording.scene, x - dx, y - dy, base):
        dx = dy = 0.0
    twist = math.hypot(qw, qz) or 1.0
    return Pose(x - dx, y - dy, form.rest_height, qw / twist, 0.0, 0.0, qz / twist).canonical()


def _in_wall(scene: Scene, x: float, y: float, radius: float) -> bool:
    """Whether a base sphere at this place would press into a wall that stands on the floor."""
    near = (
        box
        for box in pieces(scene.walls, scene.gates)
        if box.lo[0] - radius < x < box.hi[0] + radius
        and box.lo[1] - radius < y < box.hi[1] + radius
        and box.lo[2] < radius
    )
    return any(
        math.hypot(x - min(max(x, box.lo[0]), box.hi[0]), y - min(max(y, box.lo[1]), box.hi[1])) < radius
        for box in near
    )
