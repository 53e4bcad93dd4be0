"""How many turns things take from a place, by geometry alone: a door, several doors, a touch. Remembers what it knows.

A quick guess for places that a flick may lead to; the flick itself is simulated.
"""

from functools import cached_property, lru_cache
from typing import Final

from coldsnap.bots.icecool.aim import before_door, chance_of_door, chance_of_touch
from coldsnap.bots.icecool.plan import BEFORE
from coldsnap.core.geometry import distance
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board import Board, Door, build
from coldsnap.games.icecool.layout import Layout
from coldsnap.games.icecool.places import PENGUIN, doors_holding, standing

CELL: Final = 0.005
"""Metres: places within a square of this side are alike."""
WORST: Final = 0.06
"""The least chance of a flick that is tried at all."""
FIND: Final = 0.25
"""Turns that it takes on average to get from a door into a good place before the next one."""

Times = tuple[float, ...]


class Reach:
    """Turns on one board for hands that err by `spread` metres sideways for each metre of the way."""

    def __init__(self, board: Board, spread: float) -> None:
        self.board = board
        self._spread = spread
        self._cells: dict[tuple[int, int], tuple[str, dict[str, float]]] = {}
        self._hops: dict[tuple[str, str], int] = {}
        self._tours: dict[tuple[str, tuple[str, ...]], Times] = {}

    @cached_property
    def sure(self) -> float:
        """Turns for a door from straight before it, on average over the doors."""
        places = [(door, before_door(self.board, door, door.rooms[0], BEFORE)) for door in self.board.doors]
        chances = [chance_of_door(self.board, at, door, self._spread) for door, at in places]
        return len(chances) / max(sum(chances), WORST)

    @property
    def hop(self) -> float:
        """Turns for a door of which nothing more is known."""
        return self.sure + FIND

    def room(self, at: Point) -> str:
        """The room that a place is in; the first one outside the school."""
        return self._cell(at)[0]

    def door(self, at: Point, name: str) -> float:
        """Turns until a door is passed."""
        return self._cell(at)[1][name]

    def tour(self, at: Point, doors: tuple[str, ...]) -> Times:
        """When each of some doors is passed, in the best order: turns from now, growing."""
        ways = ((self.door(at, first), self._after(first, doors)) for first in doors)
        found = ((turns, *(turns + more for more in later)) for turns, later in ways)
        return min(found, key=sum, default=())

    def touch(self, at: Point, goal: Point) -> float:
        """Turns until a penguin at another place is touched, if it stays there."""
        here, there = self.room(at), self.room(goal)
        if here == there:
            return 1 / max(chance_of_touch(at, goal, self._spread), WORST)
        return self.into(at, there) + self.sure

    def into(self, at: Point, room: str) -> float:
        """Turns until a room is reached."""
        here = self.room(at)
        ways = (self.door(at, d.id) + self.hop * self.apart(_beyond(d, here), room) for d in self._doors(here))
        return min(ways)

    def apart(self, room: str, other: str) -> int:
        """How many doors lie between two rooms."""
        if room == other:
            return 0
        if (room, other) not in self._hops:
            near = {_beyond(door, other) for door in self._doors(other)}
            count, seen, edge = 1, {other}, near
            while room not in edge:
                seen |= edge
                edge = {_beyond(door, each) for each in edge for door in self._doors(each)} - seen
                count += 1
            self._hops[room, other] = count
        return self._hops[room, other]

    def _after(self, first: str, doors: tuple[str, ...]) -> Times:
        """When the other doors are passed, counted from the first."""
        left = tuple(door for door in doors if door != first)
        if not left:
            return ()
        if (first, left) not in self._tours:
            found: list[Times] = []
            for following in left:
                turns = self.hop * (1 + min(self._between(room, following) for room in self.board.door(first).rooms))
                later = self._after(following, left)
                found.append((turns, *(turns + more for more in later)))
            self._tours[first, left] = min(found, key=sum)
        return self._tours[first, left]

    def _between(self, room: str, door: str) -> int:
        return min(self.apart(room, side) for side in self.board.door(door).rooms)

    def _cell(self, at: Point) -> tuple[str, dict[str, float]]:
        key = (int(at.x // CELL), int(at.y // CELL))
        if key not in self._cells:
            middle = Point((key[0] + 0.5) * CELL, (key[1] + 0.5) * CELL)
            room = self.board.room_of(middle) or self.board.rooms[0].id
            self._cells[key] = (room, self._turns(middle, room))
        return self._cells[key]

    def _turns(self, at: Point, room: str) -> dict[str, float]:
        held = doors_holding(self.board, standing(PENGUIN, PENGUIN, at))
        near = {door.id: self._through(at, door, room, held=door.id in held) for door in self._doors(room)}
        far = [door for door in self.board.doors if door.id not in near]
        beyond = {name: _beyond(self.board.door(name), room) for name in near}
        ways = {
            door.id: min(near[name] + self.hop * (1 + self._between(beyond[name], door.id)) for name in near)
            for door in far
        }
        return near | ways

    def _through(self, at: Point, door: Door, room: str, *, held: bool) -> float:
        """The better of a flick through it and one to the place before it; from within it, first out of it (DOOR-4)."""
        if held:
            return 1.0 + self.sure
        chance = max(chance_of_door(self.board, at, door, self._spread), WORST)
        before = before_door(self.board, door, room, BEFORE)
        return min(1 / chance, 1.0 + self.sure + 0.3 * distance(at, before))

    def _doors(self, room: str) -> list[Door]:
        return [door for door in self.board.doors if room in door.rooms]


@lru_cache(maxsize=32)
def reach_on(layout: Layout, spread: float) -> Reach:
    """What is known of a board for a size of error; kept from one decision to the next."""
    return Reach(build(layout), spread)


def _beyond(door: Door, room: str) -> str:
    return door.rooms[1] if door.rooms[0] == room else door.rooms[0]
