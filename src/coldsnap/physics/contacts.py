"""Who touched whom, and which wall: exact sphere and box geometry at every step of a recording."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import numpy as np

from coldsnap.core.facts import HitWall, Touched
from coldsnap.core.scene import Gate, Wall, rounded
from coldsnap.physics.pieces import Piece, pieces
from coldsnap.physics.recording import Array, Path, Recording, starts

PAUSE: Final = 5
"""Steps (10 ms): a contact that is lost for fewer is still the same contact."""


BEFORE: Final = 3
"""Steps before a contact that are enough to see how fast the gap closes."""


def touches(recording: Recording) -> Iterator[Touched]:
    """Beginnings of contact between bodies of which at least one moved.

    Does not see a graze shorter than one step (2 ms), nor a contact that was there from the start.
    """
    for a, b in combinations(recording.paths, 2):
        if (a.moves or b.moves) and _meet(a, b):
            gap = _gap_between(a, b)
            for row in starts(gap <= 0.0, PAUSE):
                yield Touched(recording.time(row), a.body.id, b.body.id, _closing(gap, row, recording.step))


def hits(recording: Recording) -> Iterator[HitWall]:
    """Beginnings of contact between a moving body and a wall, one fact for each wall.

    Does not see a graze shorter than one step (2 ms), a contact that was there from the start, nor the floor. A
    contact is of a gate's frame when the touching ball's centre is within the opening.
    """
    scene = recording.scene
    boxes = pieces(scene.walls, scene.gates)
    for path in recording.moved:
        low, high = path.bounds
        near = [box for box in boxes if (low <= box.hi).all() and (high >= box.lo).all()]
        for wall in scene.walls:
            of_wall = [box for box in near if box.wall == wall.id]
            if of_wall:
                yield from _hits_of(recording, path, wall, of_wall)


def _hits_of(recording: Recording, path: Path, wall: Wall, boxes: list[Piece]) -> Iterator[HitWall]:
    window = _window(path, wall)
    centres = path.centres[window]
    gaps = np.minimum.reduce([_gap_to(box, centres) for box in boxes]) - path.radii
    gap = gaps.min(axis=1)
    gates = [gate for gate in recording.scene.gates if gate.wall == wall.id]
    for row in starts(gap <= 0.0, PAUSE):
        place = centres[row, int(gaps[row].argmin())]
        frame = _frame(gates, float(place[0] if wall.along_x else place[1]))
        time = recording.time(window.start + row)
        yield HitWall(time, path.body.id, wall.id, _closing(gap, row, recording.step), frame)


def _window(path: Path, wall: Wall) -> slice:
    """The rows from a little before the body first reaches over the wall's line until it last does."""
    slab = wall.slab
    across, near, far = (1, slab.y0, slab.y1) if wall.along_x else (0, slab.x0, slab.x1)
    rows = np.flatnonzero((path.high[:, across] >= near) & (path.low[:, across] <= far))
    return slice(max(int(rows[0]) - BEFORE, 0), int(rows[-1]) + 1) if rows.size else slice(0, 1)


def _frame(gates: list[Gate], along: float) -> str | None:
    return next((gate.id for gate in gates if gate.lo < along < gate.hi), None)


def _meet(a: Path, b: Path) -> bool:
    """Whether the boxes round two whole ways overlap: if not, they cannot touch."""
    (a_low, a_high), (b_low, b_high) = a.bounds, b.bounds
    return bool((a_low <= b_high).all() and (b_low <= a_high).all())


def _gap_between(a: Path, b: Path) -> Array:
    """The clearance of two bodies at every step (metres, negative when they press)."""
    between = a.centres[:, :, None, :] - b.centres[:, None, :, :]
    squares = np.einsum("tijk,tijk->tij", between, between)
    gap: Array = (np.sqrt(squares) - (a.radii[:, None] + b.radii[None, :])).min(axis=(1, 2))
    return gap


def _gap_to(box: Piece, centres: Array) -> Array:
    """The distance of each ball's centre to a box (step, sphere)."""
    off = centres - np.minimum(np.maximum(centres, box.lo), box.hi)
    length: Array = np.sqrt(np.einsum("tik,tik->ti", off, off))
    return length


def _closing(gap: Array, row: int, step: float) -> float:
    """How fast a gap closed just before contact (m/s)."""
    before = max(row - 2, 0)
    return rounded(max(0.0, float(gap[before] - gap[before + 1]) / step), 4)
