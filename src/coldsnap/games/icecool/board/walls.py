"""The walls of a layout, worked out from its rooms, so that they cannot contradict them. Millimetres.

On every border of a room stands a wall; borders on one straight line that touch or overlap make one wall. So a wall
has no seams on which a sliding penguin would stumble, and walls meet with their end points on another's middle line.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from coldsnap.core.geometry import Axis
from coldsnap.core.scene import Gate, Wall
from coldsnap.games.icecool.board.layout import At, Box, DoorPlan, Layout, metres, point


class Run(NamedTuple):
    """A straight piece of border along an axis, from `lo` to `hi`; `at` is its place on the other axis."""

    along: Axis
    at: float
    lo: float
    hi: float

    @property
    def id(self) -> str:
        """The id of the wall that stands here: `y210:0-390` is on y = 210 from x = 0 to 390."""
        return f"{'y' if self.along == 'x' else 'x'}{self.at:g}:{self.lo:g}-{self.hi:g}"

    @property
    def ends(self) -> tuple[At, At]:
        """Its two end points."""
        if self.along == "x":
            return (self.lo, self.at), (self.hi, self.at)
        return (self.at, self.lo), (self.at, self.hi)

    def place(self, at: At) -> tuple[float, float]:
        """Where a point is: (along the run, away from its line)."""
        return (at[0], at[1] - self.at) if self.along == "x" else (at[1], at[0] - self.at)

    def holds(self, at: At) -> bool:
        """Whether a point is on the run, its ends left out."""
        along, off = self.place(at)
        return off == 0.0 and self.lo < along < self.hi


def runs(boxes: Iterable[Box]) -> tuple[Run, ...]:
    """The borders of all boxes, as few straight pieces as possible; along x first, each kind by place."""
    sides: list[Run] = []
    for x0, y0, x1, y1 in boxes:
        sides += [Run("x", y0, x0, x1), Run("x", y1, x0, x1), Run("y", x0, y0, y1), Run("y", x1, y0, y1)]
    found: list[Run] = []
    for side in sorted(sides):
        last = found[-1] if found else None
        if last and last[:2] == side[:2] and side.lo <= last.hi:
            found[-1] = last._replace(hi=max(last.hi, side.hi))
        else:
            found.append(side)
    return tuple(found)


def shared(a: Box, b: Box) -> Run | None:
    """The border that two boxes side by side have in common."""
    axes: tuple[tuple[Axis, int, int], ...] = (("x", 0, 1), ("y", 1, 0))
    for axis, start, across in axes:
        lo, hi = max(a[start], b[start]), min(a[start + 2], b[start + 2])
        for low, high in ((a, b), (b, a)):
            if low[across + 2] == high[across] and lo < hi:
                return Run(axis, high[across], lo, hi)
    return None


def walls(of: Layout) -> tuple[Wall, ...]:
    """The walls of a board, in metres."""
    thickness, height = metres(of.walls.thickness), metres(of.walls.height)
    return tuple(
        Wall(run.id, point(run.ends[0]), point(run.ends[1]), thickness, height)
        for run in runs(room.box for room in of.rooms)
    )


def gate(of: Layout, door: DoorPlan) -> Gate:
    """The opening of a door, in metres. The layout has been checked: the door is on a wall."""
    run = next(run for run in runs(room.box for room in of.rooms) if run.holds(door.at))
    along, _ = run.place(door.at)
    half = door.width / 2
    return Gate(door.id, run.id, metres(along - half), metres(along + half), metres(of.walls.lintel))


def junctions(of: Layout) -> tuple[tuple[At, tuple[str, ...]], ...]:
    """Where a wall ends on the middle of another and three boxes meet (ART-5), and the rooms that touch there."""
    borders = runs(room.box for room in of.rooms)
    found = []
    for end in sorted({end for run in borders for end in run.ends}):
        rooms = tuple(room.id for room in of.rooms if _touches(room.box, end))
        if len(rooms) == 3 and any(run.holds(end) for run in borders):
            found.append((end, rooms))
    return tuple(found)


def crowded(of: Layout) -> tuple[str, str] | None:
    """Two walls side by side with less than a wall's thickness between their middle lines, if there are any."""
    for a, b in combinations(runs(room.box for room in of.rooms), 2):
        close = a.along == b.along and 0.0 < b.at - a.at < of.walls.thickness
        if close and a.lo < b.hi and b.lo < a.hi:
            return a.id, b.id
    return None


def _touches(box: Box, at: At) -> bool:
    return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]
