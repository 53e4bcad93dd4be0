"""The flick: a finger of some effective mass hits a point of the body's surface and moves on along its heading.

One plastic blow gives straight slides, curves and jumps; nothing steers afterwards. `speed` is what a hit through the
centre of mass gives. A hit beside it moves the body less and turns it more: the finger's own mass decides how much.
"""

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from coldsnap.core.scene import Impulse
from coldsnap.core.shapes import Shape, shape
from coldsnap.physics.bodies import Finger, stuff

Vector = npt.NDArray[np.float64]


def blow(impulse: Impulse, name: str, rotation: Vector) -> tuple[Vector, Vector]:
    """What an impulse does to a resting body of this shape: velocity of its ORIGIN in the world, spin in the BODY.

    `rotation` is the body's 3x3 matrix: a leaning body is hit where its surface really is, by a finger that still
    moves level.
    """
    used = stuff()
    of = used.matter[name]
    forward = rotation.T @ np.array([math.cos(impulse.yaw), math.sin(impulse.yaw), 0.0])
    x, y, z = contact_point(shape(name), of.com, used.finger, impulse, forward)
    turn = _cross((x, y, z - of.com), forward.tolist())
    squares = (of.gyration * of.gyration, of.gyration * of.gyration, of.spin_gyration * of.spin_gyration)
    ratio = of.mass / used.finger.mass
    stiff = sum(part * part / square for part, square in zip(turn, squares, strict=True))
    push = impulse.speed * (1.0 + ratio) / (ratio + 1.0 + stiff)
    spin = [push * part / square for part, square in zip(turn, squares, strict=True)]
    return rotation @ (push * forward - _cross(spin, (0.0, 0.0, of.com))), np.array(spin)


def _cross(a: Sequence[float], b: Sequence[float]) -> tuple[float, float, float]:
    """The cross product. numpy's takes twenty times as long."""
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def contact_point(
    of: Shape, com: float, finger: Finger, impulse: Impulse, forward: Vector
) -> tuple[float, float, float]:
    """Where the finger lands, in the body's axes: behind the body as seen along `forward`, to its side, at a height.

    Height 0 is level with the centre of mass, 1 near the top of the head.
    """
    ahead_x, ahead_y, _ = forward.tolist()
    level = math.hypot(ahead_x, ahead_y) or 1.0
    ahead_x, ahead_y = ahead_x / level, ahead_y / level
    bottom = of.spheres[0].z - of.spheres[0].radius
    top = bottom + finger.top * (max(ball.z + ball.radius for ball in of.spheres) - bottom)
    z = com + impulse.height**finger.curve * (top - com)
    radius = outer_radius(of, z)
    side = impulse.side * finger.reach * radius
    back = math.sqrt(radius * radius - side * side)
    return ahead_y * side - ahead_x * back, -ahead_x * side - ahead_y * back, z


def outer_radius(of: Shape, z: float) -> float:
    """How wide the body is at a height over its origin (metres); 0 above its top."""
    squares = (ball.radius**2 - (z - ball.z) ** 2 for ball in of.spheres)
    return math.sqrt(max(0.0, *squares))
