"""Bodies that went out, or came to rest on a wall or on each other, come back (TURN-7, TURN-8, TURN-11)."""

from collections.abc import Sequence

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.geometry import distance, overlaps
from coldsnap.core.placement import CLEARANCE
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body, Disc
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.board.board import Board, Room
from coldsnap.games.icecool.board.places import (
    MAY_LIE,
    covered,
    is_outside,
    is_raised,
    is_upright,
    line_point,
    obstacles,
    place_of,
    put,
    radius_of,
    rooms_seen,
    standing,
)
from coldsnap.games.icecool.rule_points.module import Events, Module
from coldsnap.games.icecool.state.actions import ChooseRoom, UseSkates
from coldsnap.games.icecool.state.events import DecisionAsked, Returned, RoundBegan, TurnBegan
from coldsnap.games.icecool.state.evolve import with_bodies
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import FirstCatch, Outside
from coldsnap.games.icecool.state.state import IceCoolState


class Returns(Module):
    """The active penguin first, then clockwise, then pieces that are nobody's."""

    name = "returns"
    owns = (ChooseRoom,)
    keeps = Outside
    hears = (Returned, TurnBegan, RoundBegan)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Outside:
        """Everybody is inside."""
        del options, seats, rng
        return Outside()

    def after_shot(self, state: IceCoolState) -> Events:
        """Bring back one after the other, until an owner has to choose a room."""
        board, bodies = state.board, state.bodies
        told: list[Event] = []
        for name in _order(state):
            event = _back(state, board, bodies, name)
            if event is not None:
                told.append(event)
            if isinstance(event, DecisionAsked):
                break
            if isinstance(event, Returned):
                bodies = with_bodies(bodies, (event.placed,))
        return told

    def veto(self, state: IceCoolState, action: Action) -> Rejected | None:
        """A turn in which one's penguin went out is over but for Ice Skates (TURN-7)."""
        if state.stage == "window" and state.get(Outside).out and not isinstance(action, UseSkates):
            return Rejected("icecool-went-out", "TURN-7")
        return None

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """The rooms on both sides of the wall, once asked."""
        return tuple(OneOf(ChooseRoom(room.id)) for room, _ in _sides(state)) if self.is_asking(state) else ()

    def decide(self, state: IceCoolState, seat: int, action: ChooseRoom) -> Events:
        """Come down on the chosen side."""
        if not self.is_asking(state):
            raise Rejected("icecool-not-now", "TURN-11")
        placed = next((p for room, p in _sides(state) if room.id == action.room), None)
        if placed is None:
            raise Rejected("icecool-not-that-room", "TURN-11", room=action.room)
        return (Returned(rule="TURN-11", seat=seat, placed=placed),)

    def lapse(self, state: IceCoolState) -> ChooseRoom:
        """The side whose line is closer."""
        return ChooseRoom(_sides(state)[0][0].id)

    def evolve(self, mine: Outside, event: Event) -> Outside:
        """Remember for this turn that the active penguin went out."""
        if isinstance(event, Returned) and event.rule == "TURN-7":
            return Outside(out=True)
        return Outside() if isinstance(event, TurnBegan | RoundBegan) and mine.out else mine


def _order(state: IceCoolState) -> list[str]:
    """The bodies that have moved or hang in the air, in the order in which they are brought back."""
    active = state.turn.body if state.turn else ""
    first = state.turn.seat if state.turn else 0

    def place(name: str) -> tuple[bool, int, str]:
        seat = state.owner(name)
        return name != active, state.seats if seat is None else (seat - first) % state.seats, name

    before = {body.id: body for body in state.start}
    moved = (body.id for body in state.bodies if body != before.get(body.id) or is_raised(body))
    return sorted((name for name in moved if name not in state.perched), key=place)


def _back(state: IceCoolState, board: Board, bodies: tuple[Body, ...], name: str) -> Returned | DecisionAsked | None:
    body = next(body for body in bodies if body.id == name)
    catch = state.find(FirstCatch)
    if catch is not None and catch.runner is not None and state.owner(name) == catch.runner:
        return None  # the red circle waits for it (TWO-1)
    if is_outside(board, body):
        own = state.own_flick and state.flicked == name
        placed, moved = _at_start(state, board, bodies, body)
        return Returned(rule="TURN-7" if own else "TURN-8", seat=state.owner(name), placed=placed, moved=moved)
    if not is_raised(body) and (is_upright(body) or body.shape in MAY_LIE):
        return None
    return _down(board, bodies, body, state.owner(name))


def _at_start(state: IceCoolState, board: Board, bodies: tuple[Body, ...], body: Body) -> tuple[Body, bool]:
    """The body exactly where the flick found it, or beside whoever stands there now; and which of both.

    What it was raised on is gone with it: then it is the nearest floor, too.
    """
    start = next(before for before in state.start if before.id == body.id)
    taken = obstacles(bodies, body.id)
    if not is_raised(start) and not any(overlaps(_grown(disc), other) for disc in covered(start) for other in taken):
        return start, False
    return put(board, bodies, start, place_of(start)), True


def _grown(disc: Disc) -> Disc:
    return Disc(disc.x, disc.y, disc.radius + CLEARANCE)


def _down(board: Board, bodies: tuple[Body, ...], body: Body, seat: int | None) -> Returned | DecisionAsked:
    """From a wall to a line, its owner choosing where both rooms are open; from anywhere else to the floor below."""
    sides = _on_wall(board, bodies, body) if _over_wall(board, body) else []
    if len(sides) > 1 and seat is not None:
        return DecisionAsked(rule="TURN-11", seat=seat, about=Returns.name, subject=body.id)
    if sides:
        return Returned(rule="TURN-11", seat=seat, placed=sides[0][1])
    return Returned(rule="TURN-11", seat=seat, placed=put(board, bodies, body, place_of(body)))


def _over_wall(board: Board, body: Body) -> bool:
    """Whether a raised body has a wall or a lintel under its base."""
    base = Disc(body.pose.x, body.pose.y, radius_of(body))
    return is_raised(body) and any(overlaps(base, wall.slab) for wall in board.walls)


def _sides(state: IceCoolState) -> list[tuple[Room, Body]]:
    """Where the body that is asked about could come down."""
    body = state.body(state.asked.subject) if state.asked else None
    return [] if body is None else _on_wall(state.board, state.bodies, body)


def _on_wall(board: Board, bodies: tuple[Body, ...], body: Body) -> list[tuple[Room, Body]]:
    """The rooms in which a body on a wall is visible, and where it would stand; the closer line first."""
    points = [(room, line_point(bodies, body, room)) for room in rooms_seen(board, body)]
    found = [(room, at) for room, at in points if at is not None]
    found.sort(key=lambda side: distance(side[1], place_of(body)))
    return [(room, standing(body.id, body.shape, at)) for room, at in found]
