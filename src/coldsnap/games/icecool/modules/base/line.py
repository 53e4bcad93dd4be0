"""Before a flick a penguin close to a wall, or stuck in a door, may go to the line (TURN-4, TURN-5, TURN-6)."""

from collections.abc import Sequence

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.geometry import contains
from coldsnap.core.scene import Body
from coldsnap.core.values import Action
from coldsnap.games.icecool.board.board import Board, Room
from coldsnap.games.icecool.board.places import doors_holding, line_point, place_of, rooms_seen, standing
from coldsnap.games.icecool.rule_points.module import Events, Module
from coldsnap.games.icecool.state.actions import FlickPenguin, PlaceOnLine
from coldsnap.games.icecool.state.events import PlacedOnLine
from coldsnap.games.icecool.state.state import IceCoolState


class Line(Module):
    """The closest free point of the nearest line; of either room's, where it is seen in two."""

    name = "line"
    owns = (PlaceOnLine,)

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """The exact points."""
        return tuple(OneOf(choice) for choice in _offered(state))

    def veto(self, state: IceCoolState, action: Action) -> Rejected | None:
        """Where the table wants it, a stuck penguin must go to the line before it is flicked (TURN-6)."""
        if not state.options.stuck_must_use_line or not isinstance(action, FlickPenguin):
            return None
        body = _own(state)
        stuck = body is not None and bool(doors_holding(state.board, body))
        return Rejected("icecool-must-use-line", "TURN-6") if stuck and _offered(state) else None

    def decide(self, state: IceCoolState, seat: int, action: PlaceOnLine) -> Events:
        """Stand on the line."""
        body = _own(state)
        if state.stage != "before" or body is None:
            raise Rejected("icecool-not-now", "TURN-4")
        offered = _offered(state)
        if not offered:
            raise Rejected("icecool-not-close-to-wall", "TURN-4")
        if action not in offered:
            raise Rejected("icecool-not-that-point", "TURN-4")
        stuck = doors_holding(state.board, body)
        placed = standing(body.id, body.shape, action.at)
        return (PlacedOnLine(rule="TURN-5" if stuck else "TURN-4", seat=seat, room=action.room, placed=placed),)


def _own(state: IceCoolState) -> Body | None:
    """The penguin of the seat in turn, if it is the one to be flicked."""
    if state.stage != "before" or state.turn is None or state.owner(state.turn.body) != state.turn.seat:
        return None
    return None if state.turn.body in state.perched else state.body(state.turn.body)


def _offered(state: IceCoolState) -> tuple[PlaceOnLine, ...]:
    body, board = _own(state), state.board
    if body is None:
        return ()
    points = ((room, line_point(state.bodies, body, room)) for room in _rooms(board, body))
    return tuple(PlaceOnLine(room.id, at) for room, at in points if at is not None)


def _rooms(board: Board, body: Body) -> tuple[Room, ...]:
    """The rooms whose line a penguin may use: none where its centre is within or on one."""
    at = place_of(body)
    if any(contains(room.line, at) for room in board.rooms):
        return ()
    stuck = doors_holding(board, body)
    if stuck:
        beside = {room for door in stuck for room in board.door(door).rooms}
        return tuple(room for room in rooms_seen(board, body) if room.id in beside)
    name = board.room_of(at)
    return () if name is None else (board.room(name),)
