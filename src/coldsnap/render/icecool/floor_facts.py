"""Where things stand, as one would tell it: rooms, doors, distances in whole centimetres, eight directions.

The browser works out the same (web/src/icecool/where/floorFacts.ts), so all of it is plain arithmetic on the view.
"""

import math
from typing import Final, NamedTuple

from coldsnap.core.geometry import footprint, overlaps, span
from coldsnap.core.scene import Body, Point
from coldsnap.games.icecool.board.board import Board, Door
from coldsnap.games.icecool.kernel.notation import COMPASS
from coldsnap.games.icecool.state.state import penguin
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool.telling import board_of, penguins

_WAYS: Final = tuple(COMPASS)
"""The eight directions as they are typed, anticlockwise from the east."""


class Way(NamedTuple):
    """How one gets from a place to another: centimetres, and the direction that is nearest."""

    cm: int
    to: str


def way(start: Point, end: Point) -> Way:
    """The straight way between two places; walls do not matter."""
    dx, dy = end.x - start.x, end.y - start.y
    eighths = math.floor(math.atan2(dy, dx) / (math.pi / 4) + 0.5)
    return Way(math.floor(100 * span(dx, dy) + 0.5), _WAYS[eighths % len(_WAYS)])


def at(body: Body) -> Point:
    """The middle of a body on the plan."""
    return Point(body.pose.x, body.pose.y)


def body_of(view: IceCoolView, name: str) -> Body | None:
    """A body by its id; None if it is not on the board."""
    return next((body for body in view.bodies if body.id == name), None)


def room_of(view: IceCoolView, body: Body) -> str | None:
    """The id of the room that a body is in; None outside the school."""
    return board_of(view).room_of(at(body))


def held_by(view: IceCoolView, body: Body) -> Door | None:
    """The doorway that a body stands in with a part of its base: of a penguin, the one that it is stuck in."""
    doors = (door for door in board_of(view).doors if body.pose.z < door.gate.lintel)
    return next((door for door in doors if overlaps(footprint(body), door.frame)), None)


def doors_by_distance(board: Board, room: str, start: Point) -> list[Door]:
    """The doors of a room, the nearest first."""
    doors = [door for door in board.doors if room in door.rooms]
    return sorted(doors, key=lambda door: (way(start, door.at).cm, door.id))


def beyond(door: Door, room: str) -> str:
    """The room on the other side of a door."""
    first, second = door.rooms
    return second if first == room else first


def sides(board: Board, door: Door) -> list[str]:
    """The rooms on both sides of a door, in the order of the school's rooms."""
    return [room.id for room in board.rooms if room.id in door.rooms]


def own_body(view: IceCoolView) -> Body | None:
    """The penguin from which the one who looks is told about others: the one in turn, else the first on the board."""
    if view.seat is None:
        return None
    mine = [penguin(number) for number in penguins(view, view.seat)]
    mine.sort(key=lambda name: view.turn is None or view.turn.body != name)
    return next((body for name in mine if (body := body_of(view, name)) is not None), None)
