"""Ways to go on from a place: doors to pass, penguins to touch, and in how many turns each might succeed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from coldsnap.bots.icecool.routes.straight_flicks import before_door, chance_of_door, chance_of_touch, in_the_way
from coldsnap.core.geometry import distance
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.board import Board, Door
from coldsnap.games.icecool.board.places import PENGUIN, doors_holding, standing
from coldsnap.games.icecool.state.slices import Lap

BEYOND: Final = 0.10
"""Metres that a penguin shall slide on behind a door or a penguin that it has to reach."""
BEFORE: Final = 0.09
"""Metres before a door from where it is hard to miss."""
NEXT_DOOR: Final = 1.8
"""Turns that a door costs of which nothing more is known."""
SURE: Final = 0.8
"""The chance of a door from straight before it."""
WORST: Final = 0.02
BLOCKED: Final = 1.5
"""Turns that it costs when a penguin stands in the way."""

Arrives = Callable[[Door, str], bool]
"""Whether one who passes a door into a room has reached what it wants."""


@dataclass(frozen=True, slots=True)
class Way:
    """A flick to try: at which point, how far, and the turns until the aim is reached if all goes as usual."""

    turns: float
    goal: Point
    length: float


@dataclass(frozen=True, slots=True)
class Place:
    """Where a penguin is and what it has to mind: the doors that hold it, and whom it must not meet."""

    board: Board
    at: Point
    others: tuple[Point, ...] = ()

    @property
    def room(self) -> str:
        """The room that it is in; the first one outside the school, where nobody flicks from."""
        return self.board.room_of(self.at) or self.board.rooms[0].id

    @property
    def held_by(self) -> tuple[str, ...]:
        """Doors that it cannot pass in its next flick (DOOR-4)."""
        return doors_holding(self.board, standing(PENGUIN, PENGUIN, self.at))

    def crosses(self, goal: Point) -> bool:
        """Whether somebody stands on the straight way to a goal."""
        return any(in_the_way(self.at, goal, other) for other in self.others)


def ways_through(place: Place, arrives: Arrives) -> list[Way]:
    """For each door of the room, the better of a flick through it and one to the place before it."""
    found: list[Way] = []
    held = place.held_by
    for door in _doors_of(place.board, place.room):
        if door.id in held:
            continue
        beyond = _other_side(door, place.room)
        further = 0.0 if arrives(door, beyond) else NEXT_DOOR * doors_left(place.board, beyond, arrives)
        found.append(_later(_through(place, door), further))
        found.append(_later(_up_to(place, door), further))
    return found


def ways_to_touch(place: Place, targets: Iterable[Point]) -> list[Way]:
    """Straight flicks at the penguins of the same room, and ways into the rooms of the others."""
    goals = list(targets)
    near = [goal for goal in goals if place.board.room_of(goal) == place.room]
    if near:
        return [_touching(place, goal) for goal in near]
    rooms = {place.board.room_of(goal) for goal in goals}
    return ways_through(place, lambda _, beyond: beyond in rooms)


def doors_left(board: Board, room: str, arrives: Arrives) -> int:
    """How many doors have to be passed from a room until one arrives; as many as there are if it cannot be."""
    seen, edge = {room}, [room]
    for count in range(1, len(board.rooms) + 1):
        passed = [(door, _other_side(door, here)) for here in edge for door in _doors_of(board, here)]
        if any(arrives(door, beyond) for door, beyond in passed):
            return count
        edge = sorted({beyond for _, beyond in passed} - seen)
        seen.update(edge)
    return len(board.doors)


def rooms_left(board: Board, lap: Lap) -> set[str]:
    """The rooms that a lap still needs; at last the one where it began (SETUP-7)."""
    home = board.spots_of("circle")[0].room
    middle = {spot.room for spot in board.spots_of("dot")}
    return {room.id for room in board.rooms} - middle - {home} - set(lap.rooms) or {home}


def best(ways: Sequence[Way]) -> Way | None:
    """The quickest way; the first of equally quick ones."""
    return min(ways, key=lambda way: way.turns, default=None)


def _through(place: Place, door: Door) -> Way:
    chance = max(chance_of_door(place.board, place.at, door), WORST)
    cost = BLOCKED if place.crosses(door.at) else 0.0
    return Way(1 / chance + cost, door.at, distance(place.at, door.at) + BEYOND)


def _up_to(place: Place, door: Door) -> Way:
    goal = before_door(place.board, door, place.room, BEFORE)
    cost = BLOCKED if place.crosses(goal) else 0.0
    return Way(1 + 1 / SURE + cost, goal, distance(place.at, goal))


def _touching(place: Place, goal: Point) -> Way:
    length = distance(place.at, goal)
    return Way(1 / max(chance_of_touch(place.at, goal), WORST), goal, length + BEYOND)


def _later(way: Way, turns: float) -> Way:
    return Way(way.turns + turns, way.goal, way.length)


def _doors_of(board: Board, room: str) -> list[Door]:
    return [door for door in board.doors if room in door.rooms]


def _other_side(door: Door, room: str) -> str:
    return door.rooms[1] if door.rooms[0] == room else door.rooms[0]
