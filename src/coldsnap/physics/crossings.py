"""Whole passages through gates and over walls, seen from above."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.facts import Crossed
from coldsnap.core.geometry import openings, plugs, stuck_in
from coldsnap.core.scene import Body, Gate, Point, Pose, Wall, rounded
from coldsnap.physics.recording import Path, Recording

SUNK: Final = 0.012
"""Metres below the wall's top: a body that crosses deeper than this beside a gate has pierced the wall."""

Side = Literal[-1, 1]


class WallPierced(ColdsnapError):
    """A body has gone through a wall."""


@dataclass(frozen=True, slots=True)
class Passage:
    """One change of side of a wall: rows of its begin and end, and where the middle of the hull was on the way."""

    path: Path
    wall: Wall
    gate: Gate | None
    begin: int
    end: int
    to: Side
    at: Point
    middle: float
    bottom: float
    shut: bool = False

    @property
    def pierces(self) -> bool:
        """Whether the body went through the wall where there is none to go: a fault of the engine."""
        return (self.gate is None or self.shut) and self.bottom < self.wall.height - SUNK


def crossings(recording: Recording) -> Iterator[Crossed]:
    """Every whole change of side of a wall, there and back. A gate that is shut can only be crossed over.

    Does not see a body that goes round a wall's end, or one that enters a gate and comes out on the same side. A body
    that begins within a gate comes from the side on which its base centre stands. Raises WallPierced for a body that
    went through a wall where there is no gate: a fault of the engine, not of the flick.
    """
    for passage in passages(recording):
        gate, body = passage.gate, passage.path.body
        if passage.pierces:
            raise WallPierced("wall-pierced", body=body.id, wall=passage.wall.id)
        lintel = (gate.lintel + passage.wall.height) / 2 if gate else 0.0
        yield Crossed(
            t=recording.time(passage.end),
            since=recording.time(passage.begin),
            body=body.id,
            barrier=gate.id if gate else passage.wall.id,
            frm=-1 if passage.to == 1 else 1,
            to=passage.to,
            how="through" if passage.middle < lintel and not passage.shut else "over",
            at=passage.at,
            began_in=gate is not None and _begins_in(passage.path, gate, passage.wall),
        )


def _begins_in(path: Path, gate: Gate, wall: Wall) -> bool:
    """Whether the gate holds the body in the first row."""
    start = Body(path.body.id, path.body.shape, Pose(*(float(value) for value in path.poses[0])))
    return bool(stuck_in(start, openings((gate,), (wall,))))


class _Line(NamedTuple):
    """A wall as something to be crossed: axes (0 is x, 1 is y), where its slab lies on both, and its gates."""

    wall: Wall
    gates: tuple[Gate, ...]
    shut: frozenset[str]
    across: int
    along: int
    near: float
    far: float
    first: float
    last: float


@lru_cache(maxsize=64)
def _lines(walls: tuple[Wall, ...], gates: tuple[Gate, ...]) -> tuple[_Line, ...]:
    """All walls but the plugs: who gets over a plug gets over the gate that it fills."""
    filled = plugs(gates, walls)
    shut, fillings = frozenset(filled), frozenset(filled.values())
    return tuple(
        _line(wall, tuple(gate for gate in gates if gate.wall == wall.id), shut)
        for wall in walls
        if wall.id not in fillings
    )


def _line(wall: Wall, gates: tuple[Gate, ...], shut: frozenset[str]) -> _Line:
    slab = wall.slab
    if wall.along_x:
        return _Line(wall, gates, shut, 1, 0, slab.y0, slab.y1, slab.x0, slab.x1)
    return _Line(wall, gates, shut, 0, 1, slab.x0, slab.x1, slab.y0, slab.y1)


def passages(recording: Recording) -> Iterator[Passage]:
    """All changes of side of walls, at gates or not."""
    lines = _lines(recording.scene.walls, recording.scene.gates)
    for path in recording.moved:
        for line in lines:
            if _may_cross(path, line):
                yield from _passages_of(path, line)


def _may_cross(path: Path, line: _Line) -> bool:
    """Whether the body was abreast of the wall at all, and on both sides of it or over it at the start.

    Cheap, and never wrong about a wall that was crossed.
    """
    across, along = line.across, line.along
    if path.bounds[along] > line.last or path.bounds[3 + along] < line.first:
        return False
    before, beyond = path.inmost
    if before[across] <= line.near and beyond[across] >= line.far:
        return True
    return bool(path.low[0, across] < line.far and path.high[0, across] > line.near)


def _passages_of(path: Path, line: _Line) -> Iterator[Passage]:
    across, along, near, far = line.across, line.along, line.near, line.far
    side = (path.low[:, across] >= far).astype(np.int8) - (path.high[:, across] <= near).astype(np.int8)
    centre = (near + far) / 2
    for begin, end, to in _changes(side, int(np.sign(path.poses[0, across] - centre)) or 1):
        middle = (path.low[begin : end + 1] + path.high[begin : end + 1]) / 2
        over = int(np.argmax((middle[:, across] - centre) * to >= 0))
        place = middle[over]
        if line.first <= place[along] <= line.last:
            gate = next((gate for gate in line.gates if gate.lo <= place[along] <= gate.hi), None)
            at = Point(rounded(float(place[0])), rounded(float(place[1])))
            bottom = float(path.low[begin + over, 2])
            shut = gate is not None and gate.id in line.shut
            yield Passage(path, line.wall, gate, begin, end, to, at, float(place[2]), bottom, shut)


def _changes(side: npt.NDArray[np.int8], came_from: int) -> Iterator[tuple[int, int, Side]]:
    """(first row over the barrier, first row beyond it, side reached); 0 at the start counts as `came_from`."""
    rows = np.flatnonzero(side)
    sides = side[rows]
    if rows.size and rows[0] == 0:
        came_from = int(sides[0])
    for turn in np.flatnonzero(np.diff(sides, prepend=np.int8(came_from))):
        begin = int(rows[turn - 1]) + 1 if turn else 0
        yield begin, int(rows[turn]), 1 if sides[turn] > 0 else -1
