"""What a body is aimed at that is not one's own penguin, a bear or a trapped rival: whom it shall push, and where to.

A push is aimed like a billiard ball: at the place from which the pushed penguin is sent on towards a goal.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from coldsnap.bots.icecool.flicks.flick_proposals import Aims
from coldsnap.bots.icecool.routes.racing import waiting_for
from coldsnap.bots.icecool.value.position_value import Judge
from coldsnap.core.geometry import distance
from coldsnap.core.scene import Body, Point
from coldsnap.games.icecool.board.board import Door
from coldsnap.games.icecool.board.places import PENGUIN, doors_holding, place_of, radius_of
from coldsnap.games.icecool.state.slices import Race, Tokens
from coldsnap.games.icecool.state.state import IceCoolState, penguin

BEHIND: Final = 0.5
"""The cosine of the angle up to which a push from the side sends a body roughly where it shall go."""


def aims_pushing(judge: Judge, state: IceCoolState, name: str) -> Aims:
    """Penguins of the room from all sides that matter, and doors: for a rival those that lead it astray come first."""
    body = next(body for body in state.bodies if body.id == name)
    at, board = place_of(body), judge.reach.board
    room, held = judge.reach.room(at), doors_holding(board, body)
    doors = [door for door in board.doors if room in door.rooms and door.id not in held]
    doors.sort(key=lambda door: _led_astray(judge, state, at, name, door), reverse=True)
    near = [each for each in _penguins(state, name) if judge.reach.room(place_of(each)) == room]
    pushes = [point for each in near for point in _pushes(judge, state, body, each, room)]
    return Aims(at, tuple(doors), (*pushes, *(place_of(each) for each in near)), ())


def _penguins(state: IceCoolState, name: str) -> Iterator[Body]:
    """All but one, the nearest to being pushed usefully first: one's own, then the others."""
    return (body for body in state.bodies if body.shape == PENGUIN and body.id != name)


def _pushes(judge: Judge, state: IceCoolState, body: Body, other: Body, room: str) -> Iterator[Point]:
    """The places from which the body would send another one towards the goals that one wishes it."""
    at, there = place_of(body), place_of(other)
    for goal in _wished(judge, state, other, room):
        far = distance(goal, there)
        if not far:
            continue
        gap = (radius_of(body) + radius_of(other)) / far
        point = Point(there.x - gap * (goal.x - there.x), there.y - gap * (goal.y - there.y))
        if _cosine(at, point, there, goal) >= BEHIND:
            yield point


def _wished(judge: Judge, state: IceCoolState, other: Body, room: str) -> list[Point]:
    """Where in a room this seat would like to see another penguin go: its own to fish, Runners into the Catcher."""
    owner = state.owner(other.id)
    if owner == judge.seat:
        tokens, race = state.find(Tokens), state.find(Race)
        doors = set(waiting_for(race, other.id)) if race is not None else set[str]()
        if tokens is not None:
            doors = {token.door for token in tokens.hung if token.seat == judge.seat}
        mine = [door for door in _of_room(judge, room) if door.id in doors]
        return [door.at for door in mine or _of_room(judge, room)]
    if owner in state.catchers:
        return []
    catchers = [state.body(penguin(seat)) for seat in state.catchers]
    places = [place_of(catcher) for catcher in catchers if catcher is not None]
    return [place for place in places if judge.reach.room(place) == room]


def _led_astray(judge: Judge, state: IceCoolState, at: Point, name: str, door: Door) -> float:
    """Turns until the owner of a body has its next success behind a door; for a body that is nobody's, its nearness."""
    owner = state.owner(name)
    if owner is None or not state.is_runner(owner):
        return -judge.reach.door(at, door.id)
    theirs, room = replace(judge, seat=owner), judge.reach.room(at)
    return 0.0 if theirs.is_success(state, door, room) else theirs.turns(state, door.at)


def _of_room(judge: Judge, room: str) -> list[Door]:
    return [door for door in judge.reach.board.doors if room in door.rooms]


def _cosine(at: Point, point: Point, there: Point, goal: Point) -> float:
    """How well a slide from `at` to `point` agrees with the way from `there` to `goal`: 1 is the same direction."""
    dx, dy, gx, gy = point.x - at.x, point.y - at.y, goal.x - there.x, goal.y - there.y
    length = distance(point, at) * distance(goal, there)
    return (dx * gx + dy * gy) / length if length else 0.0
