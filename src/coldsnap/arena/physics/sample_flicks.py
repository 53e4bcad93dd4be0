"""Scenes and impulses for studies and measurements: the school with some penguins, and random flicks."""

import math
import random
from functools import cache
from typing import Final

from msgspec.structs import replace

from coldsnap.core.flick import FULL_POWER
from coldsnap.core.scene import Body, Impulse, Point, Pose, Scene, Wall
from coldsnap.core.shapes import shape
from coldsnap.games.icecool.board.board import Board, board, scene, with_doors_shut
from coldsnap.games.icecool.board.layout import layout
from coldsnap.games.icecool.board.places import put, standing
from coldsnap.games.icecool.board.platform import platform, standing_on

_PLACES: Final = (
    *((405, 105), (500, 300), (105, 200), (200, 500)),
    *((300, 300), (480, 480), (300, 60), (60, 320)),
    *((520, 60), (80, 540), (340, 540), (550, 400)),
)
"""Millimetres: where the first, second ... penguin of a study stands in the school."""


@cache
def school(penguins: int = 4) -> Scene:
    """The school with one to twelve penguins, p0 on the red circle."""
    stand = shape("penguin").rest_height
    bodies = (Body(f"p{n}", "penguin", Pose(x / 1000, y / 1000, stand)) for n, (x, y) in enumerate(_PLACES[:penguins]))
    return scene(board("school"), bodies)


@cache
def crowd(name: str = "school", bear: str = "pawclaw") -> Scene:
    """A school with eight penguins, a bear or the Emperor on the dot, and three walruses."""
    return scene(board(name), _crowd(board(name), bear))


@cache
def everything_on(name: str = "school", bear: str = "pawclaw") -> Scene:
    """The crowd with the first and the last door shut, and p7 on the Platform."""
    of = layout(name)
    shut = with_doors_shut(of, (of.doors[0].id, of.doors[-1].id))
    slab = platform(shut, shut.junctions[0])
    *others, last = _crowd(shut, bear)
    return replace(scene(shut, (*others, standing_on(slab, last.id, last.shape))), slabs=(slab,))


def _crowd(of: Board, bear: str) -> list[Body]:
    """Everybody in his place; penguins on the rooms' lines, spread over all rooms."""
    walruses = of.spots_of("walrus")[:3]
    bodies = [standing(bear, bear, of.spots_of("dot")[0].at)]
    bodies += [standing(f"walrus-{number}", "walrus", spot.at) for number, spot in enumerate(walruses)]
    for number in range(8):
        room = of.rooms[number % len(of.rooms)]
        wanted = room.line_path[number // len(of.rooms)]
        bodies.append(put(of, bodies, standing(f"p{number}", "penguin", wanted), wanted))
    return bodies


def open_floor() -> Scene:
    """One penguin, nothing else."""
    return Scene((Body("p0", "penguin", Pose(0.0, 0.0, shape("penguin").rest_height)),))


def behind_wall(distance: float) -> Scene:
    """One penguin and a wall of the school's height, `distance` metres in front of it."""
    x = distance + 0.0025
    return Scene(open_floor().bodies, (Wall("wall", Point(x, -2.0), Point(x, 2.0), 0.005, 0.068),))


def random_impulses(count: int, penguins: int, seed: int = 1) -> list[Impulse]:
    """Flicks of every kind at random: any penguin, direction, strength from a quarter to full, side and height."""
    rand = random.Random(seed)  # noqa: S311 - a study, not a secret
    return [
        Impulse(
            f"p{rand.randrange(penguins)}",
            rand.uniform(0.0, 2 * math.pi),
            rand.uniform(0.25, 1.0) * FULL_POWER,
            rand.uniform(-1.0, 1.0),
            rand.uniform(0.0, 1.0),
        )
        for _ in range(count)
    ]


def impulses_all_on(count: int, bear: str = "pawclaw", seed: int = 1) -> list[Impulse]:
    """Random flicks for `crowd` and `everything_on`: of the bear too, but not of p7, who is on the Platform there."""
    flicks = random_impulses(count, 8, seed)
    return [replace(flick, body=bear) if flick.body == "p7" else flick for flick in flicks]


def by_hand(rand: random.Random, wanted: Impulse) -> Impulse:
    """A flick as a practised hand gives it: 6 % in strength, 2.5 degrees, 0.06 in side and height."""
    return Impulse(
        wanted.body,
        rand.gauss(wanted.yaw, math.radians(2.5)),
        max(0.0, wanted.speed * rand.gauss(1.0, 0.06)),
        min(1.0, max(-1.0, rand.gauss(wanted.side, 0.06))),
        min(1.0, max(0.0, rand.gauss(wanted.height, 0.06))),
    )
