"""How many turns things take from a place, by geometry alone: a door, several doors, a touch. Remembers what it knows.

A quick guess for places that a flick may lead to; the flick itself is simulated. A shut door costs a flick more, which
bumps it open (BLOCK-2); a portal is a way between two rooms like a door (PORT-1).
"""

from functools import cached_property, lru_cache
from typing import Final

from coldsnap.bots.icecool.routes.plan import BEFORE
from coldsnap.bots.icecool.routes.straight_flicks import before_door, chance_of_door, chance_of_touch
from coldsnap.core.geometry import distance
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.board import Board, Door, Spot, build, with_doors_shut
from coldsnap.games.icecool.board.layout import Layout
from coldsnap.games.icecool.board.places import PENGUIN, doors_holding, standing
from coldsnap.games.icecool.state.state import IceCoolState

CELL: Final = 0.005
"""Metres: places within a square of this side are alike."""
WORST: Final = 0.06
"""The least chance of a flick that is tried at all."""
FIND: Final = 0.25
"""Turns that it takes on average to get from a door into a good place before the next one."""
BUMP: Final = 1.2
"""Turns that a shut door costs beyond an open one."""

Times = tuple[float, ...]


class Reach:
    """Turns on one board for hands that err by `spread` metres sideways for each metre of the way.

    `portals`: the linked places, none or two; `shut`: the doors that nobody gets through.
    """

    def __init__(self, board: Board, spread: float, portals: tuple[Spot, ...] = ()) -> None:
        self.board = board
        self.spread = spread
        self.shut = {door.id for door in board.doors} - {gate.id for gate in board.gates}
        self._portals = tuple(zip(portals, reversed(portals), strict=True))
        self._cells: dict[tuple[int, int], tuple[str, dict[str, float]]] = {}
        self._hops: dict[tuple[str, str], float] = {}
        self._tours: dict[tuple[str, tuple[str, ...]], Times] = {}

    @cached_property
    def sure(self) -> float:
        """Turns for a door from straight before it, on average over the doors."""
        places = [(door, before_door(self.board, door, door.rooms[0], BEFORE)) for door in self.board.doors]
        chances = [chance_of_door(self.board, at, door, self.spread) for door, at in places]
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
            return 1 / max(chance_of_touch(at, goal, self.spread), WORST)
        return self.into(at, there) + self.sure

    def into(self, at: Point, room: str) -> float:
        """Turns until a room is reached."""
        here = self.room(at)
        doors = ((self.door(at, door.id), _beyond(door, here)) for door in self._doors(here))
        portals = ((self._onto(at, near), far.room) for near, far in self._portals if near.room == here)
        return min(turns + self.hop * self.apart(beyond, room) for turns, beyond in (*doors, *portals))

    def apart(self, room: str, other: str) -> float:
        """How many doors lie between two rooms; a shut one counts for more, a portal is one, too."""
        if (room, other) not in self._hops:
            for name, doors in self._ways_to(other).items():
                self._hops[name, other] = doors
        return self._hops[room, other]

    def _ways_to(self, room: str) -> dict[str, float]:
        """The doors between each room and this one."""
        links = [(*door.rooms, self._doorway(door.id)) for door in self.board.doors]
        links += [(near.room, far.room, 1.0) for near, far in self._portals]
        far_off = 2.0 * len(self.board.doors)
        found = {each.id: 0.0 if each.id == room else far_off for each in self.board.rooms}
        for _ in self.board.rooms:
            for one, other, doors in links:
                found[one] = min(found[one], found[other] + doors)
                found[other] = min(found[other], found[one] + doors)
        return found

    def _after(self, first: str, doors: tuple[str, ...]) -> Times:
        """When the other doors are passed, counted from the first."""
        left = tuple(door for door in doors if door != first)
        if not left:
            return ()
        if (first, left) not in self._tours:
            found: list[Times] = []
            for following in left:
                between = min(self._between(room, following) for room in self.board.door(first).rooms)
                turns = self.hop * (self._doorway(following) + between)
                later = self._after(following, left)
                found.append((turns, *(turns + more for more in later)))
            self._tours[first, left] = min(found, key=sum)
        return self._tours[first, left]

    def _doorway(self, door: str) -> float:
        """What a door on the way counts: more if it has to be bumped open first."""
        return 1.0 + BUMP * (door in self.shut)

    def _between(self, room: str, door: str) -> float:
        return min(self.apart(room, side) for side in self.board.door(door).rooms)

    def _cell(self, at: Point) -> tuple[str, dict[str, float]]:
        key = (int(at.x // CELL), int(at.y // CELL))
        if key not in self._cells:
            middle = Point((key[0] + 0.5) * CELL, (key[1] + 0.5) * CELL)
            room = self.board.room_of(middle) or self.board.rooms[0].id
            self._cells[key] = (room, self._turns(middle, room))
        return self._cells[key]

    def _turns(self, at: Point, room: str) -> dict[str, float]:
        """Turns until each door is passed, on foot or by a portal of this room."""
        found = self._afoot(at, room)
        for near, far in self._portals:
            if near.room == room:
                first, beyond = self._onto(at, near), self._afoot(far.at, far.room)
                found = {door: min(turns, first + beyond[door]) for door, turns in found.items()}
        return found

    def _onto(self, at: Point, spot: Spot) -> float:
        """Turns until a place of the floor is slid over, which is about as wide as a penguin."""
        return 1 / max(chance_of_touch(at, spot.at, self.spread), WORST)

    def _afoot(self, at: Point, room: str) -> dict[str, float]:
        held = doors_holding(self.board, standing(PENGUIN, PENGUIN, at))
        near = {door.id: self._through(at, door, room, held=door.id in held) for door in self._doors(room)}
        far = [door for door in self.board.doors if door.id not in near]
        beyond = {name: _beyond(self.board.door(name), room) for name in near}
        ways = {
            door.id: min(
                near[name] + self.hop * (self._doorway(door.id) + self._between(beyond[name], door.id)) for name in near
            )
            for door in far
        }
        return near | ways

    def _through(self, at: Point, door: Door, room: str, *, held: bool) -> float:
        """The better of a flick through it and one to the place before it; from within it, first out of it (DOOR-4)."""
        if held:
            return 1.0 + self.sure
        chance = max(chance_of_door(self.board, at, door, self.spread), WORST)
        before = before_door(self.board, door, room, BEFORE)
        bump = BUMP if door.id in self.shut else 0.0
        return min(1 / chance, 1.0 + self.sure + 0.3 * distance(at, before)) + bump

    def _doors(self, room: str) -> list[Door]:
        return [door for door in self.board.doors if room in door.rooms]


def reach_in(state: IceCoolState, spread: float) -> Reach:
    """What is known of the board of a match, with its doors as they are now."""
    return reach_on(state.options.layout, spread, state.shut, portals="portals" in state.options.modules)


@lru_cache(maxsize=64)
def reach_on(layout: Layout, spread: float, shut: tuple[str, ...] = (), *, portals: bool = False) -> Reach:
    """What is known of a board for a size of error; kept from one decision to the next."""
    board = with_doors_shut(layout, shut) if shut else build(layout)
    return Reach(board, spread, board.spots_of("portal") if portals else ())


def _beyond(door: Door, room: str) -> str:
    return door.rooms[1] if door.rooms[0] == room else door.rooms[0]
