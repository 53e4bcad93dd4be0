"""Flicks worth trying from a place: straight, hard, curved, off a wall, over one; the likeliest first.

Guesses by geometry. Whether one works is for the simulation to say.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import Final

from coldsnap.bots.icecool.flicks.hand import Taste, within
from coldsnap.bots.icecool.routes.plan import BEFORE, BEYOND
from coldsnap.bots.icecool.routes.straight_flicks import before_door, power_for
from coldsnap.bots.icecool.routes.turns_needed import Reach
from coldsnap.core.flick import Flick
from coldsnap.core.geometry import distance
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.board import Door

BEND: Final = 1.1
"""Tenths of a degree that a curve has to be aimed off for each point to the side (measured over 35 cm)."""
CURVES: Final = (45, 85)
"""Points to the side."""
STRENGTHS: Final = (0.0, 0.12, 0.30)
"""Metres that a straight flick goes on beyond what it has to."""
OFFSETS: Final = (0.0, -0.012, 0.012)
"""Metres beside the middle of a door."""
LOSS: Final = 1.5
"""How much longer a way feels that goes off a wall."""
JUMPS: Final = ((60, 1000), (85, 960))
"""Height and power of flicks that get over a wall."""


@dataclass(frozen=True, slots=True)
class Aims:
    """What there is to aim at from a place, the best first: doors of the room, penguins, and places beyond walls."""

    at: Point
    doors: tuple[Door, ...]
    touch: tuple[Point, ...]
    beyond: tuple[Point, ...]


def proposals(reach: Reach, aims: Aims, taste: Taste = Taste()) -> list[Flick]:  # noqa: B008 - frozen
    """All guesses, kinds taking turns, without repeats. What a character likes comes to its mind first."""
    curves, jumps = chain(_curved_at(aims), _curved(aims)), _over(aims)
    kinds = [
        chain(_straight_at(aims), _through(aims), _softly(reach, aims)),
        _off_walls(reach, aims),
        curves,
        chain(_hard(aims), jumps),
    ]
    liked = [kind for kind, likes in ((curves, taste.curve), (jumps, taste.jump)) if likes]
    taken = (flick for row in zip_longest(*liked, *liked, *kinds) for flick in row if flick is not None)
    return list(dict.fromkeys(taken))


def _through(aims: Aims) -> Iterator[Flick]:
    """Straight through doors, a little more or less to a side, and farther or less far."""
    for more, off in ((0, 0), (1, 0), (0, 1), (0, 2), (2, 0), (1, 1), (1, 2)):
        for door in aims.doors:
            goal = _beside(door, OFFSETS[off])
            yield _straight(aims.at, goal, distance(aims.at, goal) + BEYOND + STRENGTHS[more])


def _softly(reach: Reach, aims: Aims) -> Iterator[Flick]:
    """To the place before a door."""
    room = reach.room(aims.at)
    for door in aims.doors:
        goal = before_door(reach.board, door, room, BEFORE)
        yield _straight(aims.at, goal, distance(aims.at, goal))


def _straight_at(aims: Aims) -> Iterator[Flick]:
    """At penguins, through whatever is between."""
    for more in (0.0, 0.25):
        for goal in aims.touch:
            yield _straight(aims.at, goal, distance(aims.at, goal) + BEYOND + more)


def _hard(aims: Aims) -> Iterator[Flick]:
    """With all strength at doors: sometimes there is another door behind one."""
    for goal in (*aims.touch, *(door.at for door in aims.doors)):
        yield within(_yaw(aims.at, goal), 950)


def _curved(aims: Aims) -> Iterator[Flick]:
    return _curves(aims.at, [door.at for door in aims.doors])


def _curved_at(aims: Aims) -> Iterator[Flick]:
    return _curves(aims.at, aims.touch)


def _curves(at: Point, goals: Iterable[Point]) -> Iterator[Flick]:
    """Round what may stand in the straight way; a hit on the right bends to the right."""
    places = tuple(goals)
    for bend in CURVES:
        for goal in places:
            for side in (bend, -bend):
                power = 1.1 * power_for(distance(at, goal) + BEYOND + 0.05)
                yield within(_yaw(at, goal) + BEND * side, power, side, 8)


def _off_walls(reach: Reach, aims: Aims) -> Iterator[Flick]:
    """At the mirror images of doors and penguins in the walls of the room."""
    floor = reach.board.room(reach.room(aims.at)).floor
    for goal in (*aims.touch, *(door.at for door in aims.doors)):
        images = (
            Point(2 * floor.x0 - goal.x, goal.y),
            Point(2 * floor.x1 - goal.x, goal.y),
            Point(goal.x, 2 * floor.y0 - goal.y),
            Point(goal.x, 2 * floor.y1 - goal.y),
        )
        for image in images:
            if distance(image, goal) > BEFORE:
                yield _straight(aims.at, image, LOSS * distance(aims.at, image) + BEYOND)


def _over(aims: Aims) -> Iterator[Flick]:
    """Jumps towards places beyond walls."""
    for height, power in JUMPS:
        for goal in aims.beyond:
            yield within(_yaw(aims.at, goal), power, 0, height)


def _straight(at: Point, goal: Point, length: float) -> Flick:
    return within(_yaw(at, goal), power_for(length))


def _yaw(at: Point, goal: Point) -> float:
    return math.degrees(math.atan2(goal.y - at.y, goal.x - at.x)) * 10


def _beside(door: Door, off: float) -> Point:
    """A point of a door's opening beside its middle."""
    along_x = door.frame.x1 - door.frame.x0 > door.frame.y1 - door.frame.y0
    return Point(door.at.x + off, door.at.y) if along_x else Point(door.at.x, door.at.y + off)
