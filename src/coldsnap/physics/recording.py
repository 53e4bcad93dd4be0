"""The raw motion of one flick: every body's pose at every engine step. No sensor has looked at it yet."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import structs

from coldsnap.core.scene import Body, Scene
from coldsnap.core.shapes import shape

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

SETTLED: Final = 1e-4
"""Metres (and parts of a quaternion) by which a body at rest may settle before the flick."""
STIR: Final = 1e-5
"""Metres (and parts of a quaternion): as fine as poses are stored. A body that is only woken settles by less."""


@dataclass(frozen=True, eq=False)
class Path:
    """One body's way: poses (step, 7) as x, y, z, qw, qx, qy, qz, and what follows from them."""

    body: Body
    poses: Array
    moves: bool = True

    @cached_property
    def axis(self) -> Array:
        """The body's own up-axis in the world (step, 3)."""
        w, x, y, z = self.poses[:, 3:].T
        up: Array = np.stack((2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)), axis=1)
        return up

    @cached_property
    def centres(self) -> Array:
        """Centres of the body's spheres (step, sphere, 3). All spheres lie on the body's axis."""
        heights = np.array([ball.z for ball in shape(self.body.shape).spheres])
        found: Array = self.poses[:, None, :3] + self.axis[:, None, :] * heights[None, :, None]
        return found

    @cached_property
    def radii(self) -> Array:
        """Radii of the body's spheres."""
        return np.array([ball.radius for ball in shape(self.body.shape).spheres])

    @cached_property
    def low(self) -> Array:
        """The lower corner of the box round the body (step, 3)."""
        corner: Array = self.centres[:, 0] - self.radii[0]
        for ball in range(1, len(self.radii)):
            np.minimum(corner, self.centres[:, ball] - self.radii[ball], out=corner)
        return corner

    @cached_property
    def high(self) -> Array:
        """The upper corner of the box round the body (step, 3)."""
        corner: Array = self.centres[:, 0] + self.radii[0]
        for ball in range(1, len(self.radii)):
            np.maximum(corner, self.centres[:, ball] + self.radii[ball], out=corner)
        return corner

    @cached_property
    def bounds(self) -> tuple[Array, Array]:
        """The box round the whole way."""
        return self.low.min(axis=0), self.high.max(axis=0)


@dataclass(frozen=True, eq=False)
class Recording:
    """Poses (step, body, 7) from the start (row 0) to rest, `step` seconds apart, in the order of the scene's bodies.

    `cut`: the last rocking was left out (search mode), so that the last row is not the rest.
    """

    scene: Scene
    poses: Array
    step: float
    cut: bool = False

    @cached_property
    def paths(self) -> tuple[Path, ...]:
        """The way of every body; of one that never moves by more than STIR, a single row.

        One that was not at rest in the scene and has moved before the flick counts as moved.
        """
        put = np.array([structs.astuple(body.pose) for body in self.scene.bodies])
        moves = (np.abs(self.poses[0] - put) > SETTLED).any(axis=1)
        for index in np.flatnonzero((self.poses != self.poses[0]).any(axis=(0, 2))):
            moves[index] |= bool((np.abs(self.poses[:, index] - self.poses[0, index]) > STIR).any())
        return tuple(
            Path(body, self.poses[:, index] if moves[index] else self.poses[:1, index], bool(moves[index]))
            for index, body in enumerate(self.scene.bodies)
        )

    @cached_property
    def moved(self) -> tuple[Path, ...]:
        """The ways of the bodies that moved at all."""
        return tuple(path for path in self.paths if path.moves)

    def time(self, row: int) -> float:
        """Seconds since the flick at a row."""
        return round(int(row) * self.step, 4)


def starts(flags: Flags, pause: int = 1) -> list[int]:
    """Rows at which a flag comes up, not counting one that is up from the start or was down for fewer than `pause`."""
    up = np.flatnonzero(flags)
    if not up.size:
        return []
    risen = up[np.flatnonzero(np.diff(up, prepend=-pause - 1) > pause)]
    return [int(row) for row in risen if row > 0]
