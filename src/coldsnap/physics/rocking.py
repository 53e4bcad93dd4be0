"""When does a weeble only rock? Then its rest is known, and a search can stop there."""

from typing import Final

import numpy as np
import numpy.typing as npt

from coldsnap.core.scene import Scene
from coldsnap.core.shapes import shape
from coldsnap.physics.bodies import matter
from coldsnap.physics.recording import Array, Flags

ENERGY: Final = 0.015
"""J/kg below which a body cannot climb out of its cradle."""
SLIP: Final = 0.03
"""m/s of the lowest point over the floor."""
YAW: Final = 4.0
"""rad/s about the vertical."""
LIFTED: Final = 0.0005
"""Metres over its resting height at which a body is off the floor."""
GRAVITY: Final = 9.81


def only_rocks(scene: Scene, qpos: Array, qvel: Array) -> Flags:
    """For each simulation, whether no body does more than rock on its base. Errs by about a millimetre."""
    sims = len(qpos)
    poses, speeds = qpos.reshape(sims, -1, 7), qvel.reshape(sims, -1, 6)
    awake: Flags = np.any(speeds, axis=2)
    calm = np.ones(sims, dtype=bool)
    for name, members in _by_shape(scene).items():
        sim, member = np.nonzero(awake[:, members])
        # A top-heavy body falls by itself: only sleep ends its motion.
        if matter(name).com >= 0.0:
            calm[sim] = False
        elif sim.size:
            body = members[member]
            calm[sim[~_calm(name, poses[sim, body], speeds[sim, body])]] = False
    return calm


def _by_shape(scene: Scene) -> dict[str, npt.NDArray[np.intp]]:
    """The numbers of the bodies of each shape."""
    found: dict[str, list[int]] = {}
    for number, body in enumerate(scene.bodies):
        found.setdefault(body.shape, []).append(number)
    return {name: np.array(numbers) for name, numbers in found.items()}


def _calm(name: str, pose: Array, speed: Array) -> Flags:
    """Whether energy, slip and spin are all small, for each of some bodies of one shape."""
    of, form = matter(name), shape(name)
    w, x, y, z = pose[:, 3:].T
    up_x, up_y, up_z = 2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)
    spin_x, spin_y, spin_z = _to_world(w, x, y, z, *speed[:, 3:].T)
    base_x, base_y, base_z = speed[:, :3].T
    com_x = base_x + of.com * (spin_y * up_z - spin_z * up_y)
    com_y = base_y + of.com * (spin_z * up_x - spin_x * up_z)
    com_z = base_z + of.com * (spin_x * up_y - spin_y * up_x)
    tilting = of.gyration**2 * (speed[:, 3] ** 2 + speed[:, 4] ** 2) + of.spin_gyration**2 * speed[:, 5] ** 2
    energy = 0.5 * (com_x**2 + com_y**2 + com_z**2 + tilting) + GRAVITY * of.com * (up_z - 1.0)
    radius = form.spheres[0].radius
    slip = np.hypot(base_x - radius * spin_y, base_y + radius * spin_x)
    grounded = pose[:, 2] < form.rest_height + LIFTED
    calm: Flags = (energy < ENERGY) & (slip < SLIP) & (np.abs(spin_z) < YAW) & grounded
    return calm


def _to_world(w: Array, x: Array, y: Array, z: Array, a: Array, b: Array, c: Array) -> tuple[Array, Array, Array]:
    """A vector (a, b, c) of the body's axes, turned by its quaternion. numpy.cross would take ten times as long."""
    twice = (2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a))
    return (
        a + w * twice[0] + y * twice[2] - z * twice[1],
        b + w * twice[1] + z * twice[0] - x * twice[2],
        c + w * twice[2] + x * twice[1] - y * twice[0],
    )
