"""The practice lap: out of the Classroom, through the outer rooms, and back, counted in flicks (SETUP-7)."""

from msgspec.structs import replace

from coldsnap.core.facts import Crossed, Fact
from coldsnap.core.rng import Rng
from coldsnap.core.values import Event
from coldsnap.games.icecool.board.board import Board
from coldsnap.games.icecool.board.places import room_entered
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.state.events import Flicked, LapDone, PlacedFreely, RoomReached, RoundEnded
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Lap
from coldsnap.games.icecool.state.state import IceCoolState


class PracticeLap(Module):
    """Counts rooms and flicks. Whoever is put elsewhere by hand begins anew."""

    name = "lap"
    keeps = Lap
    hears = (Flicked, RoomReached, LapDone, PlacedFreely)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Lap:
        """No room is reached."""
        del options, seats, rng
        return Lap()

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """A room counts as soon as the whole penguin has come into it, by whatever way."""
        if not isinstance(fact, Crossed) or state.turn is None or fact.body != state.turn.body:
            return NOTHING
        board, mine = state.board, state.get(Lap)
        room = room_entered(board, fact)
        home, needed = _rooms(board)
        if room == home and needed <= set(mine.rooms) and not mine.done:
            return (LapDone(seat=state.turn.seat, flicks=mine.flicks),)
        if room is None or room not in needed or room in mine.rooms:
            return NOTHING
        return (RoomReached(seat=state.turn.seat, room=room),)

    def evolve(self, mine: Lap, event: Event) -> Lap:
        """Count."""
        if isinstance(event, Flicked):
            return replace(mine, flicks=mine.flicks + 1)
        if isinstance(event, RoomReached):
            return replace(mine, rooms=(*mine.rooms, event.room))
        if isinstance(event, LapDone):
            return replace(mine, done=True)
        return Lap() if isinstance(event, PlacedFreely) else mine

    def round_over(self, state: IceCoolState) -> RoundEnded | None:
        """Once round."""
        if state.get(Lap).done:
            return RoundEnded(rule="SETUP-7", round=state.round, why="lap")
        return None


def _rooms(board: Board) -> tuple[str, set[str]]:
    """Where a lap begins and ends, and the rooms that it needs: all but the one in the middle, with the dot."""
    home = board.spots_of("circle")[0].room
    middle = {spot.room for spot in board.spots_of("dot")}
    return home, {room.id for room in board.rooms} - middle - {home}
