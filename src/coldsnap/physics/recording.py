"""The raw motion of one flick: every body's pose at every engine step. No sensor has looked at it yet."""

from dataclasses import dataclass
from functools import cache, cached_property
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

_LOOK: Final = 128
"""Rows that are looked at together for a change."""

Box = tuple[float, float, float, float, float, float]
"""A box in space: its lower corner (x, y, z) and its upper one. Metres."""


@cache
def _balls(name: str) -> tuple[Array, Array]:
    """Heights over the origin, and radii, of a shape's spheres (sphere, 1). All of them lie on the body's axis."""
    spheres = shape(name).spheres
    return np.array([[ball.z] for ball in spheres]), np.array([[ball.radius] for ball in spheres])


@cache
def reach(name: str) -> float:
    """Metres from a shape's origin within which the whole body is: a hair too many, so that rounding is no matter."""
    return 1e-6 + max(abs(ball.z) + ball.radius for ball in shape(name).spheres)


@dataclass(frozen=True, eq=False)
class Path:
    """One body's way: poses (step, 7) as x, y, z, qw, qx, qy, qz, and what follows from them.

    Arrays are told with the step first but stored with it last, because sensors look at one coordinate of all steps.
    """

    body: Body
    poses: Array
    moves: bool = True

    @cached_property
    def _channels(self) -> Array:
        """The poses, each coordinate in one piece (7, step)."""
        return np.ascontiguousarray(self.poses.T)

    @cached_property
    def places(self) -> Array:
        """Where the body's origin is (step, 3)."""
        return self._channels[:3].T

    @cached_property
    def axis(self) -> Array:
        """The body's own up-axis in the world (step, 3)."""
        w, x, y, z = self._channels[3:]
        up = np.empty((3, len(w)))
        np.multiply(self._channels[4:6], z, out=up[:2])
        up[0] += w * y
        up[1] -= w * x
        np.add(x * x, y * y, out=up[2])
        up *= 2
        np.subtract(1, up[2], out=up[2])
        return up.T

    @cached_property
    def centres(self) -> Array:
        """Centres of the body's spheres (step, sphere, 3)."""
        heights, _ = _balls(self.body.shape)
        found: Array = self._channels[:3, None] + self.axis.T[:, None] * heights
        return found.T

    @cached_property
    def radii(self) -> Array:
        """Radii of the body's spheres."""
        return _balls(self.body.shape)[1][:, 0]

    @cached_property
    def low(self) -> Array:
        """The lower corner of the box round the body (step, 3)."""
        corner: Array = (self.centres.T - self.radii[:, None]).min(axis=1)
        return corner.T

    @cached_property
    def high(self) -> Array:
        """The upper corner of the box round the body (step, 3)."""
        corner: Array = (self.centres.T + self.radii[:, None]).max(axis=1)
        return corner.T

    @cached_property
    def bounds(self) -> Box:
        """A box round the whole way: the smallest one, or for a body that stays one that is quickly found."""
        if self.moves:
            return (*self.low.min(axis=0).tolist(), *self.high.max(axis=0).tolist())
        x, y, z = self.poses[0, :3].tolist()
        wide = reach(self.body.shape)
        return x - wide, y - wide, z - wide, x + wide, y + wide, z + wide

    @cached_property
    def inmost(self) -> tuple[list[float], list[float]]:
        """How far the body ever was wholly below a coordinate, and wholly above one: least `high`, greatest `low`."""
        return self.high.min(axis=0).tolist(), self.low.max(axis=0).tolist()


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes do not even touch."""
    return (
        one[0] > other[3]
        or other[0] > one[3]
        or one[1] > other[4]
        or other[1] > one[4]
        or one[2] > other[5]
        or other[2] > one[5]
    )


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
        channels = np.ascontiguousarray(self.poses.reshape(len(self.poses), -1).T).reshape(*put.shape, -1)
        first = self.poses[0]
        stirred = np.maximum(channels.max(axis=2) - first, first - channels.min(axis=2)) > STIR
        moves = (stirred | (np.abs(first - put) > SETTLED)).any(axis=1).tolist()
        return tuple(
            Path(body, ways.T if moved else ways[:, :1].T, moved)
            for body, ways, moved in zip(self.scene.bodies, channels, moves, strict=True)
        )

    @cached_property
    def moved(self) -> tuple[Path, ...]:
        """The ways of the bodies that moved at all."""
        return tuple(path for path in self.paths if path.moves)

    def time(self, row: int) -> float:
        """Seconds since the flick at a row."""
        return round(int(row) * self.step, 4)


def last_change(rows: Array) -> int:
    """The last row that differs from the one before it; 0 if none does. Looks from the end, where it mostly is."""
    for end in range(len(rows), 1, -_LOOK):
        begin = max(end - _LOOK, 1)
        changes = np.flatnonzero((rows[begin:end] != rows[begin - 1 : end - 1]).any(axis=1))
        if changes.size:
            return begin + int(changes[-1])
    return 0


def starts(flags: Flags, pause: int = 1) -> list[int]:
    """Rows at which a flag comes up, not counting one that is up from the start or was down for fewer than `pause`."""
    up = np.flatnonzero(flags)
    if not up.size:
        return []
    risen = up[np.flatnonzero(np.diff(up, prepend=-pause - 1) > pause)]
    return [int(row) for row in risen if row > 0]
