"""Places where a Catcher may wait: on a grid of the area that is offered, and straight before its doors."""

from typing import Final, cast

from coldsnap.core.choices import Ranged
from coldsnap.core.scene import Point, Rect, rounded
from coldsnap.games.icecool.board.board import Board

STEPS: Final = 6
"""Into which each side of the area is cut."""


def posts(board: Board, offered: Ranged) -> list[Point]:
    """The places, in a fixed order."""
    area = cast(Rect, offered.region)
    along = [area.x0 + (area.x1 - area.x0) * step / STEPS for step in range(STEPS + 1)]
    across = [area.y0 + (area.y1 - area.y0) * step / STEPS for step in range(STEPS + 1)]
    for door in board.doors:
        if area.x0 <= door.at.x <= area.x1:
            along.append(door.at.x)
        if area.y0 <= door.at.y <= area.y1:
            across.append(door.at.y)
    return [Point(rounded(x), rounded(y)) for x in along for y in across]
