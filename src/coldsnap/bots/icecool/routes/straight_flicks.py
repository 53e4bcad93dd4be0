"""Straight flicks as a person plans them: where to aim, how hard, and how likely it is to work. Metres."""

import math
from itertools import pairwise
from typing import Final

from coldsnap.core.geometry import distance
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Point, Wall
from coldsnap.core.shapes import shape
from coldsnap.games.icecool.board.board import Board, Door
from coldsnap.games.icecool.board.places import PENGUIN

RADIUS: Final = shape(PENGUIN).footprint_radius

REACH: Final = (
    *((0, 0.0), (100, 0.006), (200, 0.032), (300, 0.082), (400, 0.147), (500, 0.226), (600, 0.330), (700, 0.453)),
    *((800, 0.590), (900, 0.744), (1000, 0.924)),
)
"""How far a straight flick of a power slides on open ice: measured with MuJoCo 4.0 (docs/physics.md, Straight)."""

SPREAD: Final = 0.05
"""Sideways error at the goal for each metre of the way: the hand's and the table's tremor together."""
YAW_ERROR: Final = 30
"""Standard deviation of a bot's direction, in tenths of a degree."""
POWER_ERROR: Final = 0.08
"""Standard deviation of a bot's power, as a part of it."""


def power_for(length: float) -> int:
    """The power of a straight flick that slides this far; full power if none does."""
    for (low, near), (high, far) in pairwise(REACH):
        if length <= far:
            return round(low + (high - low) * max(length - near, 0.0) / (far - near))
    return REACH[-1][0]


def yaw_to(start: Point, goal: Point) -> int:
    """The direction from one point to another, in tenths of a degree."""
    return round(math.degrees(math.atan2(goal.y - start.y, goal.x - start.x)) * 10) % 3600


def chance_of_door(board: Board, start: Point, door: Door, spread: float = SPREAD) -> float:
    """How likely a straight flick at the middle of a door goes through it: its frame looks narrow from the side."""
    wall = board.wall_of(door)
    along, across = _apart(wall, start, door.at)
    length = math.hypot(along, across)
    if not length:
        return 0.0
    width = door.gate.hi - door.gate.lo
    gap = (width * across - wall.thickness * along) / length - 2 * RADIUS
    return _within(gap / 2, length, spread)


def chance_of_touch(start: Point, goal: Point, spread: float = SPREAD) -> float:
    """How likely a straight flick at another penguin touches it."""
    return _within(2 * RADIUS, distance(start, goal), spread)


def before_door(board: Board, door: Door, room: str, away: float) -> Point:
    """The place in a room straight before a door, so far away from it, but within the line."""
    wall, line = board.wall_of(door), board.room(room).line
    side = away if room == door.rooms[1] else -away
    x, y = (door.at.x, door.at.y + side) if wall.along_x else (door.at.x + side, door.at.y)
    return Point(min(max(x, line.x0), line.x1), min(max(y, line.y0), line.y1))


def in_the_way(start: Point, goal: Point, other: Point) -> bool:
    """Whether a penguin that slides from start to goal touches one that stands there."""
    dx, dy = goal.x - start.x, goal.y - start.y
    square = dx * dx + dy * dy
    part = ((other.x - start.x) * dx + (other.y - start.y) * dy) / square if square else 0.0
    part = min(max(part, 0.0), 1.0)
    nearest = Point(start.x + part * dx, start.y + part * dy)
    return distance(nearest, other) < 2 * RADIUS


def bell(rng: Rng) -> tuple[float, Rng]:
    """A draw about 0 with standard deviation 1: the sum of four even ones."""
    word, rest = rng.word()
    even = sum((word >> shift) & 0xFFFF for shift in (0, 16, 32, 48)) / 0xFFFF
    return (even - 2) * math.sqrt(3), rest


def _apart(wall: Wall, a: Point, b: Point) -> tuple[float, float]:
    """How far apart two points are along a wall and across it."""
    dx, dy = abs(a.x - b.x), abs(a.y - b.y)
    return (dx, dy) if wall.along_x else (dy, dx)


def _within(margin: float, length: float, spread: float) -> float:
    """The chance that a flick of this length errs by less than the margin on either side."""
    return math.erf(margin / (spread * length * math.sqrt(2))) if margin > 0 and length else 0.0
