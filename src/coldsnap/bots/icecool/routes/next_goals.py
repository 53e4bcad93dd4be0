"""What the flick of a body is for, as everybody can see it: fish, penguins to be touched, a room to come to."""

from collections.abc import Sequence
from dataclasses import dataclass

from coldsnap.bots.icecool.routes.plan import Arrives, Place, Way, rooms_left, ways_through, ways_to_touch
from coldsnap.bots.icecool.routes.racing import waiting_for
from coldsnap.core.scene import Body, Point
from coldsnap.games.icecool.board.board import Board, build
from coldsnap.games.icecool.board.places import PENGUIN, place_of
from coldsnap.games.icecool.modules.modes.race import FINISH
from coldsnap.games.icecool.state.slices import Ids, Lap, Race, Tokens
from coldsnap.games.icecool.state.state import number_of
from coldsnap.games.icecool.state.view import IceCoolView


@dataclass(frozen=True, slots=True)
class Goals:
    """Penguins to be touched, or if there are none, doors by what lies beyond them."""

    arrives: Arrives
    touch: tuple[Point, ...] = ()

    def ways(self, place: Place) -> list[Way]:
        """All ways to go on from a place."""
        return ways_to_touch(place, self.touch) if self.touch else ways_through(place, self.arrives)


def goals_of(view: IceCoolView, name: str) -> Goals:
    """What the seat of a view wants with a penguin of its own."""
    board, seat = build(view.options.layout), view.seat or 0
    if seat in view.catchers:
        return touching(board, hunted(view, board, others_than(view, name)))
    tokens, lap, race = view.find(Tokens), view.find(Lap), view.find(Race)
    if race is not None:
        doors = waiting_for(race, name)
        return Goals(lambda door, beyond: door.id in doors if doors else beyond == FINISH)
    if tokens is not None:
        return Goals(lambda door, _: tokens.on(door.id, seat))
    rooms = rooms_left(board, lap) if lap else {room.id for room in board.rooms}
    return Goals(lambda _, beyond: beyond in rooms)


def touching(board: Board, goals: Sequence[Point]) -> Goals:
    """To touch somebody who stands at one of these places, or to come into a room where somebody does."""
    rooms = {board.room_of(goal) for goal in goals}
    return Goals(lambda _, beyond: beyond in rooms, tuple(goals))


def others_than(view: IceCoolView, name: str) -> tuple[Body, ...]:
    """All penguins but one."""
    return tuple(body for body in view.bodies if body.id != name and body.shape == PENGUIN)


def hunted(view: IceCoolView, board: Board, others: Sequence[Body]) -> list[Point]:
    """Where the Runners are that still can be caught; those who have not begun will start on the red circle."""
    ids, places = view.find(Ids), {number_of(body.id): place_of(body) for body in others}
    start = board.spots_of("circle")[0].at
    runners = [seat for seat in range(view.seats) if seat not in view.catchers]
    free = [seat for seat in runners if ids is None or ids.holder[seat] == seat]
    return [places.get(seat, start) for seat in free or runners]
