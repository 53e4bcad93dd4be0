"""The aiming bot: straight flicks at its fish, at the penguins that it hunts, or at the door that leads there."""

from collections.abc import Sequence
from typing import Final, cast

from msgspec.structs import replace

from coldsnap.bots.icecool.routes.drills import drill_flick
from coldsnap.bots.icecool.routes.next_goals import goals_of, others_than
from coldsnap.bots.icecool.routes.plan import Place, Way, best, doors_left
from coldsnap.bots.icecool.routes.racing import may_rest
from coldsnap.bots.icecool.routes.straight_flicks import POWER_ERROR, YAW_ERROR, bell, power_for, yaw_to
from coldsnap.bots.icecool.value.choices_by_kind import actions, pattern
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice, Ranged
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Point, Rect, rounded
from coldsnap.core.values import Action, View
from coldsnap.games.icecool.board.board import Room, build
from coldsnap.games.icecool.board.places import place_of
from coldsnap.games.icecool.state.actions import ChooseRoom, EndTurn, FlickPenguin, PlaceCatcher, PlaceOnLine, UseSkates
from coldsnap.games.icecool.state.state import penguin
from coldsnap.games.icecool.state.view import IceCoolView

STUCK: Final = 99.0
"""Turns from a place that leads nowhere."""


class AimingBot:
    """Plans one flick by geometry and shoots it with a small error of its own. It needs no physics.

    It takes the line where that helps, skates whenever it can, and leaves tasks, other people's fish and what promos
    allow alone; what a promo asks it answers by chance.
    `error` scales how far its hand errs.
    """

    def __init__(self, error: float = 1.0) -> None:
        self._error = error

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """The next decision of its turn. The budget does not matter: it takes milliseconds."""
        view = cast(IceCoolView, view)
        placing, flicking = pattern(choices, PlaceCatcher), pattern(choices, FlickPenguin)
        if placing is not None:
            return PlaceCatcher(_post(view, placing, rng))
        rooms = actions(choices, ChooseRoom)
        if rooms:
            return min(rooms, key=lambda action: _turns(view, _middle(_room(view, action.room).line)))
        if flicking is not None:
            flick = cast(FlickPenguin, flicking.action)
            return _line(view, flick.body, choices) or self._flick(view, flick, rng)
        skates, end = actions(choices, UseSkates), actions(choices, EndTurn)
        if skates or end:
            return (*skates, *end)[0]
        return RandomBot().choose(view, choices, rng, budget)

    def _flick(self, view: IceCoolView, like: FlickPenguin, rng: Rng) -> FlickPenguin:
        """The flick as planned, a little off as a hand is."""
        planned = drill_flick(view, like) or _aimed(view, like, rng)
        yaw_error, rng = bell(rng)
        power_error, rng = bell(rng)
        yaw = round(planned.yaw + self._error * YAW_ERROR * yaw_error) % 3600
        power = round(planned.power * (1 + self._error * POWER_ERROR * power_error))
        return replace(planned, yaw=yaw, power=min(max(power, 0), 1000))


def _aimed(view: IceCoolView, like: FlickPenguin, rng: Rng) -> FlickPenguin:
    """A straight flick along the best way; where there is none, anywhere."""
    body = next(body for body in view.bodies if body.id == like.body)
    if may_rest(view, body.id):
        return replace(like, yaw=0, power=0, side=0, height=0)
    way = best(_ways(view, place_of(body), body.id))
    if way is None:
        yaw, _ = rng.split("anywhere").below(3600)
        return replace(like, yaw=yaw, power=500, side=0, height=0)
    yaw = yaw_to(place_of(body), way.goal)
    return replace(like, yaw=yaw, power=power_for(way.length), side=0, height=0)


def _line(view: IceCoolView, body: str, choices: Sequence[Choice]) -> PlaceOnLine | None:
    """The point of a line from which it goes on better than from here."""
    lines = actions(choices, PlaceOnLine)
    here = next(place_of(found) for found in view.bodies if found.id == body)
    found = min(lines, key=lambda action: _turns(view, action.at), default=None)
    return found if found and _turns(view, found.at) < _turns(view, here) and not may_rest(view, body) else None


def _turns(view: IceCoolView, at: Point) -> float:
    """The turns that it may take with one's own penguin from a place."""
    mine = view.turn.body if view.turn and view.owner(view.turn.body) == view.seat else penguin(view.seat or 0)
    way = best(_ways(view, at, mine))
    return way.turns if way else STUCK


def _ways(view: IceCoolView, at: Point, name: str) -> list[Way]:
    """All ways to go on for one's own penguin from a place."""
    others = tuple(place_of(body) for body in others_than(view, name))
    return goals_of(view, name).ways(Place(build(view.options.layout), at, others))


def _post(view: IceCoolView, offered: Ranged, rng: Rng) -> Point:
    """In the middle of the Kitchen's line area, facing a door on a shortest way to where the Runners start."""
    board, area = build(view.options.layout), cast(Rect, offered.region)
    start, middle = board.spots_of("circle")[0].room, _middle(area)
    room = board.room_of(middle) or start
    doors = [door for door in board.doors if room in door.rooms]
    far = {d.id: doors_left(board, next(r for r in d.rooms if r != room), lambda _, to: to == start) for d in doors}
    nearest = [door for door in doors if far[door.id] == min(far.values())]
    pick, _ = rng.below(len(nearest))
    door = nearest[pick]
    x, y = (door.at.x, middle.y) if board.wall_of(door).along_x else (middle.x, door.at.y)
    return Point(rounded(min(max(x, area.x0), area.x1)), rounded(min(max(y, area.y0), area.y1)))


def _room(view: IceCoolView, name: str) -> Room:
    return build(view.options.layout).room(name)


def _middle(area: Rect) -> Point:
    return Point(rounded((area.x0 + area.x1) / 2), rounded((area.y0 + area.y1) / 2))
