"""The path of a flick over the floor, as a person pictures it: straight, or bent; and whether anything is in its way.

Measured with MuJoCo 4.0 on open ice (docs/physics.md, Curve). Metres, radians.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from coldsnap.bots.icecool.routes.straight_flicks import RADIUS
from coldsnap.core.geometry import distance, distance_to
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.board import Board

STEP: Final = 0.01
"""Metres between two places at which is looked whether the path is free."""
SPARE: Final = 0.001
"""Metres by which a path stays clear of others."""
HITS: Final = ((0, 0.924, 0.0), (45, 0.953, 18.2), (70, 0.900, 23.4), (100, 0.767, 25.8))
"""How far a hit so far beside the middle slides at full power, and the degrees by which it has turned at its end."""
BEGINS: Final = 1.3
"""Degrees that a curve at first goes to the other side."""
LATE: Final = 4
"""The power of its way with which it has bent: little at first, and a lot at its end."""


@dataclass(frozen=True, slots=True)
class Bend:
    """How a hit at the side (-100 left to 100 right) bends a path; it slides `farthest` at full power."""

    side: int

    @property
    def farthest(self) -> float:
        """How far such a flick of full power slides, from end to end; it goes with the square of the power."""
        return self._of(1)

    def power_for(self, length: float) -> int:
        """The power of a flick that ends so far away; full power if none does."""
        return min(round(1000 * math.sqrt(max(length, 0.0) / self.farthest)), 1000)

    def turned(self, share: float) -> float:
        """The angle between where it set off to and where it is after a share of its way; positive to the left."""
        if not self.side:
            return 0.0
        degrees = (self._of(2) + BEGINS) * share**LATE - BEGINS
        return math.radians(degrees if self.side < 0 else -degrees)

    def _of(self, column: int) -> float:
        side = abs(self.side)
        for low, high in pairwise(HITS):
            if side <= high[0]:
                return low[column] + (high[column] - low[column]) * (side - low[0]) / (high[0] - low[0])
        return HITS[-1][column]


def path_to(start: Point, goal: Point, bend: Bend, length: float, beyond: float) -> list[Point]:
    """The places of a path through a goal, and so far beyond it, of a flick that would slide so far in all."""
    away = distance(start, goal)
    yaw = heading(start, goal, bend, length)
    gone = [number * STEP for number in range(1, math.ceil((away + beyond) / STEP) + 1)]
    angles = ((far, yaw + bend.turned(min(far / length, 1.0))) for far in gone)
    return [Point(start.x + far * math.cos(angle), start.y + far * math.sin(angle)) for far, angle in angles]


def heading(start: Point, goal: Point, bend: Bend, length: float) -> float:
    """The direction to set off in so that a flick that slides so far in all comes through a goal."""
    straight = math.atan2(goal.y - start.y, goal.x - start.x)
    return straight - bend.turned(min(distance(start, goal) / length, 1.0))


def is_free(board: Board, path: Iterable[Point], others: Iterable[tuple[Point, float]]) -> bool:
    """Whether a penguin goes along a path without touching walls or others, each of a place and a radius."""
    places = list(path)
    x0, x1 = min(at.x for at in places) - RADIUS, max(at.x for at in places) + RADIUS
    y0, y1 = min(at.y for at in places) - RADIUS, max(at.y for at in places) + RADIUS
    walls = [wall for wall in board.solids if wall.x0 < x1 and wall.x1 > x0 and wall.y0 < y1 and wall.y1 > y0]
    discs = [(at, radius + RADIUS + SPARE) for at, radius in others]
    return not any(
        any(distance_to(wall, at) < RADIUS for wall in walls) or any(distance(at, disc) < by for disc, by in discs)
        for at in places
    )
