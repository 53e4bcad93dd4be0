"""Who touched whom, and which wall: exact sphere and box geometry at every step of a recording."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import numpy as np

from coldsnap.core.facts import HitWall, Touched
from coldsnap.core.scene import Gate, Rect, Slab, Wall, rounded
from coldsnap.physics.pieces import Piece, pieces, plate
from coldsnap.physics.recording import Array, Flags, Path, Recording, apart, reach, starts

PAUSE: Final = 5
"""Steps (10 ms): a contact that is lost for fewer is still the same contact."""


BEFORE: Final = 3
"""Steps before a contact that are enough to see how fast the gap closes."""


def touches(recording: Recording) -> Iterator[Touched]:
    """Beginnings of contact between bodies of which at least one moved.

    Does not see a graze shorter than one step (2 ms), nor a contact that was there from the start.
    """
    for a, b in combinations(recording.paths, 2):
        if (a.moves or b.moves) and not apart(a.bounds, b.bounds):
            yield from _touches_of(recording, a, b)


def _touches_of(recording: Recording, a: Path, b: Path) -> Iterator[Touched]:
    window = _meeting(a, b)
    if window is None:
        return
    gap = _gap_between(a, b, window)
    for row in starts(gap <= 0.0, PAUSE):
        time = recording.time(window.start + row)
        yield Touched(time, a.body.id, b.body.id, _closing(gap, row, recording.step))


def hits(recording: Recording) -> Iterator[HitWall]:
    """Beginnings of contact between a moving body and a wall or slab, one fact for each of them.

    Does not see a graze shorter than one step (2 ms), a contact that was there from the start, nor the floor, nor
    landing on a slab. A contact is of a gate's frame when the touching ball's centre is within the opening.
    """
    scene = recording.scene
    boxes = pieces(scene.walls, scene.gates)
    for path in recording.moved:
        near: dict[str, list[Piece]] = {}
        for box in boxes:
            if not apart(path.bounds, (*box.lo, *box.hi)):
                near.setdefault(box.wall, []).append(box)
        for wall in scene.walls:
            if wall.id in near:
                yield from _hits_of(recording, path, wall, near[wall.id])
        for slab in scene.slabs:
            yield from _slab_hits(recording, path, slab)


def _hits_of(recording: Recording, path: Path, wall: Wall, boxes: list[Piece]) -> Iterator[HitWall]:
    window = _window(path, wall.slab)
    if window is None:
        return
    centres = path.centres[window]
    gaps = _gaps_to(boxes, centres, path.radii)
    gap = gaps.min(axis=0)
    gates = [gate for gate in recording.scene.gates if gate.wall == wall.id]
    for row in starts(gap <= 0.0, PAUSE):
        place = centres[row, int(gaps[:, row].argmin())]
        frame = _frame(gates, float(place[0] if wall.along_x else place[1]))
        time = recording.time(window.start + row)
        yield HitWall(time, path.body.id, wall.id, _closing(gap, row, recording.step), frame)


def _slab_hits(recording: Recording, path: Path, slab: Slab) -> Iterator[HitWall]:
    """Contacts that begin at the slab's side or under it: the touching ball's centre is not over its top."""
    window = _window(path, slab.outline)
    if window is None:
        return
    centres = path.centres[window]
    gaps = _gaps_to([plate(slab)], centres, path.radii)
    gap = gaps.min(axis=0)
    for row in starts(gap <= 0.0, PAUSE):
        if centres[row, int(gaps[:, row].argmin()), 2] < slab.top:
            time = recording.time(window.start + row)
            yield HitWall(time, path.body.id, slab.id, _closing(gap, row, recording.step))


def _window(path: Path, slab: Rect) -> slice | None:
    """The rows from a little before the body first reaches over a part of the plan until it last does."""
    (low_x, low_y, _), (high_x, high_y, _) = path.low.T, path.high.T
    return _around((high_x >= slab.x0) & (low_x <= slab.x1) & (high_y >= slab.y0) & (low_y <= slab.y1))


def _meeting(a: Path, b: Path) -> slice | None:
    """The rows from a little before two bodies first come near each other until they last are."""
    x, y, z = (a.places - b.places).T
    return _around(x * x + y * y + z * z <= (reach(a.body.shape) + reach(b.body.shape)) ** 2)


def _around(flags: Flags) -> slice | None:
    """From a little before a flag first comes up until it is last up; None if it never is."""
    rows = np.flatnonzero(flags)
    return slice(max(int(rows[0]) - BEFORE, 0), int(rows[-1]) + 1) if rows.size else None


def _frame(gates: list[Gate], along: float) -> str | None:
    return next((gate.id for gate in gates if gate.lo < along < gate.hi), None)


def _gap_between(a: Path, b: Path, window: slice) -> Array:
    """The clearance of two bodies in some rows (metres, negative when they press)."""
    ours, theirs = (path.centres[window if path.moves else slice(None)].T for path in (a, b))
    off = ours[:, :, None] - theirs[:, None]
    length = np.sqrt((off * off).sum(axis=0))
    gap: Array = (length - (a.radii[:, None] + b.radii)[:, :, None]).min(axis=(0, 1))
    return gap


def _gaps_to(boxes: list[Piece], centres: Array, radii: Array) -> Array:
    """The clearance of each ball to the nearest of some boxes (sphere, step)."""
    low, high = np.array([(box.lo, box.hi) for box in boxes]).transpose(1, 0, 2)[..., None, None]
    off = centres.T - np.minimum(np.maximum(centres.T, low), high)
    squares = (off * off).sum(axis=1).min(axis=0)
    gaps: Array = np.sqrt(squares) - radii[:, None]
    return gaps


def _closing(gap: Array, row: int, step: float) -> float:
    """How fast a gap closed just before contact (m/s)."""
    before = max(row - 2, 0)
    return rounded(max(0.0, float(gap[before] - gap[before + 1]) / step), 4)
