"""The flick: a finger of some effective mass hits a point of the body's surface and moves on along its heading.

One plastic blow gives straight slides, curves and jumps; nothing steers afterwards. `speed` is what a hit through the
centre of mass gives. A hit beside it moves the body less and turns it more: the finger's own mass decides how much.
"""

import math

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
    com = np.array([0.0, 0.0, of.com])
    arm = contact_point(shape(name), of.com, used.finger, impulse, forward) - com
    turn = np.cross(arm, forward)
    squares = np.array([of.gyration, of.gyration, of.spin_gyration]) ** 2
    ratio = of.mass / used.finger.mass
    push = impulse.speed * (1.0 + ratio) / (ratio + 1.0 + float(np.sum(turn**2 / squares)))
    spin = push * turn / squares
    return rotation @ (push * forward - np.cross(spin, com)), spin


def contact_point(of: Shape, com: float, finger: Finger, impulse: Impulse, forward: Vector) -> Vector:
    """Where the finger lands, in the body's axes: behind the body as seen along `forward`, to its side, at a height.

    Height 0 is level with the centre of mass, 1 near the top of the head.
    """
    level = math.hypot(forward[0], forward[1]) or 1.0
    ahead = np.array([forward[0], forward[1], 0.0]) / level
    right = np.array([ahead[1], -ahead[0], 0.0])
    bottom = of.spheres[0].z - of.spheres[0].radius
    top = bottom + finger.top * (max(ball.z + ball.radius for ball in of.spheres) - bottom)
    z = com + impulse.height**finger.curve * (top - com)
    radius = outer_radius(of, z)
    side = impulse.side * finger.reach * radius
    back = math.sqrt(radius * radius - side * side)
    point: Vector = right * side - ahead * back + np.array([0.0, 0.0, z])
    return point


def outer_radius(of: Shape, z: float) -> float:
    """How wide the body is at a height over its origin (metres); 0 above its top."""
    squares = (ball.radius**2 - (z - ball.z) ** 2 for ball in of.spheres)
    return math.sqrt(max(0.0, *squares))
