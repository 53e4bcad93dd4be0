"""The aim with which a turn is begun, and one that fits a curve or a jump: a direction and a power, by geometry alone.

It is for people who still aim themselves, at every table, whatever help that allows. So it knows what their seat sees
and no more, tries no flick out, draws no chance and thinks nothing over: straight at the next thing that is wanted, as
far as the way there is free. What a bot would do is a hint, and another matter.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from coldsnap.bots.icecool.routes.next_goals import Goals, goals_of, others_than, touching
from coldsnap.bots.icecool.routes.paths import Bend, heading, is_free, path_to
from coldsnap.bots.icecool.routes.plan import BEYOND, NEXT_DOOR, Place, Way, doors_left
from coldsnap.bots.icecool.routes.straight_flicks import RADIUS, in_the_way
from coldsnap.core.geometry import contains, distance, nearest_point
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.board import Board, Door, build, with_doors_shut
from coldsnap.games.icecool.board.places import place_of, radius_of
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.view import IceCoolView

JUMP_FROM: Final = 55
"""Points of height from which a flick is meant as a jump, as the picture of the back shows it."""
JUMP_POWER: Final = 950
"""The power of a jump: from 6 to 24 cm before a wall it gets over, at 800 from 7 to 12 cm, at 600 never (measured)."""
JUMP_NEAR, JUMP_BEST, JUMP_FAR = 0.068, 0.12, 0.205
"""Metres before a wall between which a jump gets over it for sure, and from where best."""
LANDING: Final = 0.045
"""Metres behind a wall where the penguin comes down at least."""
HEADINGS: Final = 120
"""Directions in which a jump is looked for."""
THROUGH: Final = 0.03
"""Metres behind a door that a path has to be free."""
CURVES: Final = (BEYOND, 0.075, 0.05)
"""Metres that a curve is meant to slide on beyond its goal: the less, the more it has bent when it comes there."""
HARDLY: Final = 4.0
"""Turns that something costs that hardly works."""


def fitting(view: IceCoolView, like: FlickPenguin) -> FlickPenguin | None:
    """The direction and the power for a flick that hits the body there; None for a body that is not on the board."""
    seen = _Seen.of(view, like.body)
    if seen is None:
        return None
    if like.height >= JUMP_FROM:
        return _jump(seen, like)
    return _along_the_floor(seen, like)


@dataclass(frozen=True, slots=True)
class _Seen:
    """What is to be seen from where the body stands; `others` are places and radii."""

    view: IceCoolView
    board: Board
    at: Point
    others: tuple[tuple[Point, float], ...]
    goals: Goals
    ways: tuple[Way, ...]

    @classmethod
    def of(cls, view: IceCoolView, name: str) -> "_Seen | None":
        body = next((body for body in view.bodies if body.id == name), None)
        if body is None:
            return None
        layout, at = view.options.layout, place_of(body)
        board = with_doors_shut(layout, view.shut) if view.shut else build(layout)
        others = tuple((place_of(other), radius_of(other)) for other in view.bodies if other.id != name)
        goals = _goals(view, board, name)
        place = Place(board, at, tuple(place_of(other) for other in others_than(view, name)))
        ways = _drill_ways(view, board, at) or sorted(_ways(board, place, goals, others), key=lambda way: way.turns)
        return cls(view, board, at, others, goals, tuple(ways))


def _goals(view: IceCoolView, board: Board, name: str) -> Goals:
    """What the flick is for; somebody else's penguin goes through any door, a bear at those whom one has to fear."""
    owner = view.owner(name)
    if owner == view.seat or view.seat is None:
        return goals_of(view, name)
    others = [(view.owner(body.id), place_of(body)) for body in others_than(view, name)]
    rivals = [at for seat, at in others if seat not in (None, view.seat)]
    feared = [at for seat, at in others if seat in view.catchers and seat != view.seat]
    goals = feared or rivals
    return touching(board, goals) if owner is None and goals else Goals(lambda _door, _beyond: True)


def _drill_ways(view: IceCoolView, board: Board, at: Point) -> list[Way]:
    """In a drill the way that it asks for: through its door, or straight at its wall."""
    plan = next((plan for plan in view.options.layout.drills if plan.id == view.options.drill), None)
    if plan is None:
        return []
    goal = nearest_point(board.room(plan.over).floor, at) if plan.over else board.door(plan.door or "").at
    return [Way(1.0, goal, distance(at, goal) + BEYOND)]


def _ways(board: Board, place: Place, goals: Goals, others: tuple[tuple[Point, float], ...]) -> Iterator[Way]:
    """All ways to go on, and straight at those who are seen through a door."""
    yield from goals.ways(place)
    for goal in goals.touch:
        if board.room_of(goal) != place.room and _is_seen(board, place.at, goal, others):
            yield Way(0.9, goal, distance(place.at, goal) + BEYOND)


def _is_seen(board: Board, at: Point, goal: Point, others: tuple[tuple[Point, float], ...]) -> bool:
    between = [(other, radius) for other, radius in others if distance(other, goal) > RADIUS]
    return is_free(board, path_to(at, goal, Bend(0), 1.0, 0.0), between)


def _along_the_floor(seen: _Seen, like: FlickPenguin) -> FlickPenguin | None:
    """Straight, or in a curve, the first way that is free; if none is, the one that would be best."""
    bend, tried = Bend(like.side), []
    for way in seen.ways:
        away = distance(seen.at, way.goal)
        lengths = [away + more for more in CURVES] if like.side else [way.length]
        tried += [(way, length) for length in lengths]
    if not tried:
        return None
    if like.side:  # what is too much from the side for a straight flick may be just right for one that bends
        tried.sort(key=lambda each: each[0].length <= distance(seen.at, each[0].goal))
    way, length = next((each for each in tried if _is_free(seen, bend, *each)), tried[0])
    yaw = heading(seen.at, way.goal, bend, length)
    return replace(like, yaw=_tenths(yaw), power=bend.power_for(length))


def _is_free(seen: _Seen, bend: Bend, way: Way, length: float) -> bool:
    at_door = any(door.at == way.goal for door in seen.board.doors)
    met = [(other, radius) for other, radius in seen.others if distance(other, way.goal) > RADIUS]
    return is_free(seen.board, path_to(seen.at, way.goal, bend, length, THROUGH if at_door else 0.0), met)


def _jump(seen: _Seen, like: FlickPenguin) -> FlickPenguin | None:
    """Over an inner wall towards what is wanted, from where a jump gets over it."""
    turns = [(number, 2 * math.pi * number / HEADINGS) for number in range(HEADINGS)]
    costs = [(cost, number) for number, yaw in turns if (cost := _jump_cost(seen, yaw)) is not None]
    if not costs:
        return None
    return replace(like, yaw=3600 * min(costs)[1] // HEADINGS, power=JUMP_POWER, side=0)


def _jump_cost(seen: _Seen, yaw: float) -> float | None:
    """Turns that it takes if one jumps in this direction; None if that leads out of the school."""
    board, at = seen.board, seen.at
    here = board.room(board.room_of(at) or board.rooms[0].id)
    cos, sin = math.cos(yaw), math.sin(yaw)
    across = ((here.floor.x1 if cos > 0 else here.floor.x0) - at.x) / cos if cos else math.inf
    along = ((here.floor.y1 if sin > 0 else here.floor.y0) - at.y) / sin if sin else math.inf
    far = min(across, along)
    wall, behind = (Point(at.x + length * cos, at.y + length * sin) for length in (far, far + LANDING))
    beyond = next((room.id for room in board.rooms if contains(room.outer, behind)), None)
    if beyond in (None, here.id) or far < 0:
        return None
    there = {board.room_of(goal) for goal in seen.goals.touch}
    drill = next((plan for plan in seen.view.options.layout.drills if plan.id == seen.view.options.drill), None)
    if drill is not None and drill.over is not None:
        there = {drill.over}
    further = 0.0 if beyond in there else NEXT_DOOR * doors_left(board, beyond or "", seen.goals.arrives)
    unfit = max(JUMP_NEAR - far, far - JUMP_FAR, 0.0)
    straight = abs(cos) if across < along else abs(sin)
    doorway = any(_is_at(door, wall) for door in board.doors)
    met = any(in_the_way(at, behind, other) for other, _ in seen.others)
    hardly = HARDLY * (doorway + met) + 125 * unfit
    return further + hardly + 3 * (1 - straight) + 3 * abs(far - JUMP_BEST)


def _is_at(door: Door, wall: Point) -> bool:
    return distance(door.at, wall) < (door.gate.hi - door.gate.lo) / 2 + RADIUS


def _tenths(radians: float) -> int:
    return round(math.degrees(radians) * 10) % 3600
