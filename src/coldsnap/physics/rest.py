"""Where a body stands when it has stopped: snapped upright, rounded, ready for the next flick."""

import math
from typing import Final

from coldsnap.core.scene import Pose, Scene
from coldsnap.core.shapes import shape
from coldsnap.physics.pieces import ledges, pieces, plate
from coldsnap.physics.recording import Path, Recording

RAISED: Final = 0.0015
"""Metres over its resting height from which a body stands on something else than the floor or the ledge under it."""
OVERHEAD: Final = 0.06
"""Metres between the feet of two bodies from which one is over the other's head: they are not in each other's way."""
LYING: Final = 0.7
"""Radians of tilt from which a body lies on something: it is left as it lies. More than a search cuts off."""
LEANING: Final = 0.0019
"""Metres that a body that stands free rolls at most when it rights itself; one that would roll farther leans."""


def rests(recording: Recording) -> dict[str, Pose]:
    """The canonical pose of every body that moved, by its id. None of them is put into a wall or into another body."""
    places = {path.body.id: path.poses[-1, :3].tolist() for path in recording.paths}
    found: dict[str, Pose] = {}
    for path in recording.moved:
        mine = path.body.id
        foot = places[mine][2] - shape(path.body.shape).rest_height
        others = [
            (places[other.id][0], places[other.id][1], shape(other.shape).footprint_radius)
            for other in recording.scene.bodies
            if other.id != mine and abs(places[other.id][2] - shape(other.shape).rest_height - foot) < OVERHEAD
        ]
        found[mine] = _rest(path, recording, others)
        places[mine] = [found[mine].x, found[mine].y, found[mine].z]
    return found


def _rest(path: Path, recording: Recording, others: list[tuple[float, float, float]]) -> Pose:
    """A weeble on the floor or on a ledge rolls upright without slipping.

    One that leans on something, or would roll into a wall or a body or off its ledge, stands up where its base is: the
    base is its widest part. One that was cut off in mid-rock still has to roll. A body on anything else keeps its true
    pose; the rules decide what then.
    """
    x, y, z, qw, qx, qy, qz = (float(value) for value in path.poses[-1])
    form = shape(path.body.shape)
    up = [float(value) for value in path.axis[-1]]
    tilt = math.acos(min(1.0, max(-1.0, up[2])))
    ground = _ground(recording.scene, x, y, z - form.rest_height)
    if ground is None or tilt > LYING:
        return Pose(x, y, z, qw, qx, qy, qz).canonical()
    base = form.spheres[0].radius
    roll, lean = base * tilt, math.hypot(up[0], up[1])
    dx, dy = (roll * up[0] / lean, roll * up[1] / lean) if lean > 0.0 else (0.0, 0.0)
    taken = any(math.hypot(x - dx - ox, y - dy - oy) < base + radius for ox, oy, radius in others)
    off = _ground(recording.scene, x - dx, y - dy, ground) != ground
    leans = roll > LEANING and not recording.cut
    if leans or taken or off or _in_wall(recording.scene, x - dx, y - dy, base, ground):
        dx = dy = 0.0
    twist = math.hypot(qw, qz) or 1.0
    return Pose(x - dx, y - dy, ground + form.rest_height, qw / twist, 0.0, 0.0, qz / twist).canonical()


def _ground(scene: Scene, x: float, y: float, foot: float) -> float | None:
    """The height of the floor (0) or ledge on which a body stands whose foot is here; None if on neither."""
    if abs(foot) <= RAISED:
        return 0.0
    return next((of.top for of in ledges(scene) if abs(foot - of.top) <= RAISED and of.holds(x, y)), None)


def _in_wall(scene: Scene, x: float, y: float, radius: float, ground: float) -> bool:
    """Whether a base sphere at this place, standing at the height of `ground`, would press into a wall or slab."""
    near = (
        box
        for box in (*pieces(scene.walls, scene.gates), *(plate(slab) for slab in scene.slabs))
        if box.lo[0] - radius < x < box.hi[0] + radius
        and box.lo[1] - radius < y < box.hi[1] + radius
        and box.lo[2] < ground + radius
        and box.hi[2] > ground
    )
    return any(
        math.hypot(x - min(max(x, box.lo[0]), box.hi[0]), y - min(max(y, box.lo[1]), box.hi[1])) < radius
        for box in near
    )
