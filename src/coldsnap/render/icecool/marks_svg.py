"""What happened in a flick, marked in the picture of a board: touches, bounces, passages, exits."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from coldsnap.core.facts import Crossed, Fact, HitWall, Left, Touched
from coldsnap.core.geometry import nearest_point
from coldsnap.core.scene import Point, Scene
from coldsnap.core.shots import BOUNCE
from coldsnap.games.icecool.board.board import Board
from coldsnap.render.icecool.flick_svg import STROKE, FlickPath
from coldsnap.render.icecool.markup import Spot, disc, el, group, on, placed, points


def marks(
    board: Board, scene: Scene | None, paths: Sequence[FlickPath], facts: Sequence[Fact], interval: float
) -> Iterator[str]:
    """A mark for every touch, bounce, passage and exit of a body whose place is known."""
    where = _Where(scene, paths, interval)
    for fact in facts:
        mark = _mark(board, fact, where)
        if mark:
            yield mark


class _Where:
    """Where bodies were at a time."""

    def __init__(self, scene: Scene | None, paths: Sequence[FlickPath], interval: float) -> None:
        self._still: Mapping[str, Point] = (
            {body.id: Point(body.pose.x, body.pose.y) for body in scene.bodies} if scene else {}
        )
        self._paths = {name: places for name, places in paths if places}
        self._interval = interval

    def at(self, name: str, t: float) -> Point | None:
        places = self._paths.get(name)
        if places is None:
            return self._still.get(name)
        row = min(max(t / self._interval, 0.0), len(places) - 1.0)
        low = int(row)
        a, b = places[low], places[min(low + 1, len(places) - 1)]
        return Point(a[0] + (b[0] - a[0]) * (row - low), a[1] + (b[1] - a[1]) * (row - low))


def _mark(board: Board, fact: Fact, where: _Where) -> str | None:
    if isinstance(fact, Touched):
        a, b = where.at(fact.a, fact.t), where.at(fact.b, fact.t)
        return _star(on(Point((a.x + b.x) / 2, (a.y + b.y) / 2))) if a and b else None
    if isinstance(fact, HitWall):
        at = where.at(fact.body, fact.t)
        return _tick(board, fact, at) if at and fact.speed >= BOUNCE else None
    if isinstance(fact, Crossed):
        at = where.at(fact.body, (fact.since + fact.t) / 2)
        return _badge(on(at), *_CROSSINGS[fact.how], f"crossed {fact.how}") if at else None
    if isinstance(fact, Left):
        at = where.at(fact.body, fact.t)
        return _badge(on(at), "#D7263D", "M-3.4,-3.4L3.4,3.4M3.4,-3.4L-3.4,3.4", "left") if at else None
    return None


_CROSSINGS: Final = {
    "through": ("#1B9E5A", "M-4,0.2L-1.2,3.2L4,-3.2"),
    "over": ("#2C7FB8", "M-4.6,3.2A4.8,5.6 0 0 1 4.6,3.2M4.6,3.2L1.4,2.6M4.6,3.2L5,-0.4"),
}


def _badge(at: Spot, colour: str, sign: str, kind: str) -> str:
    return group(
        [
            disc((0, 0), 7.5, fill=colour, stroke="#FFFFFF", stroke_width=1.5),
            el("path", d=sign, **STROKE, stroke="#FFFFFF", stroke_width=2),
        ],
        transform=placed(at),
        class_=f"fact {kind}",
    )


def _star(at: Spot) -> str:
    rays = ((9.5 if turn % 2 else 4.2, turn * math.pi / 8) for turn in range(16))
    spikes = points((length * math.cos(angle), length * math.sin(angle)) for length, angle in rays)
    star = el("polygon", points=spikes, fill="#FFE14D", stroke="#C2410C", stroke_width=1.3, stroke_linejoin="round")
    return group([star], transform=placed(at), class_="fact touched")


def _tick(board: Board, fact: HitWall, at: Point) -> str | None:
    """A stroke on the wall's face where the body met it; longer for a harder hit."""
    wall = next((wall for wall in board.walls if wall.id == fact.wall), None)
    if wall is None:
        return None
    met, spot = on(nearest_point(wall.slab, at)), on(at)
    length = math.dist(met, spot) or 1.0
    out = ((spot[0] - met[0]) / length, (spot[1] - met[1]) / length)
    size = 6.0 + 3.0 * min(fact.speed, 2.0)
    rays = [
        (out[0], out[1]),
        (out[0] * 0.5 - out[1], out[1] * 0.5 + out[0]),
        (out[0] * 0.5 + out[1], out[1] * 0.5 - out[0]),
    ]
    drawn = "".join(
        f"M{met[0] + x * 2:.2f},{met[1] + y * 2:.2f}L{met[0] + x * size:.2f},{met[1] + y * size:.2f}" for x, y in rays
    )
    strokes = [el("path", d=drawn, stroke=c, stroke_width=w) for c, w in (("#FFFFFF", 3.6), ("#C2410C", 1.8))]
    return group(strokes, stroke_linecap="round", class_="fact hit-wall")
