"""Two 2s turned face up move a token to another door (CARD-5)."""

from collections.abc import Sequence
from typing import Final

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.games.icecool.board.board import Board, NotOnBoard
from coldsnap.games.icecool.board.places import rooms_seen
from coldsnap.games.icecool.rule_points.module import Events, Module
from coldsnap.games.icecool.state.actions import MoveFish
from coldsnap.games.icecool.state.cards import Card
from coldsnap.games.icecool.state.events import CardsTurned, FishMoved
from coldsnap.games.icecool.state.slices import CardsHeld, Tokens
from coldsnap.games.icecool.state.state import IceCoolState, penguin

PAIR: Final[tuple[Card, Card]] = ("2", "2")


class MovingFish(Module):
    """Offered in the windows before and after one's own flick."""

    name = "move_fish"
    needs = (CardsHeld, Tokens)
    owns = (MoveFish,)

    def opens_window(self, state: IceCoolState) -> bool:
        """With two or more face-down cards, whatever they are (TURN-14)."""
        return state.turn is not None and len(state.get(CardsHeld).hands[state.turn.seat].down) > 1

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Every token that hangs, to every door where it may go."""
        if state.stage not in ("before", "window") or state.turn is None or not _has_pair(state, state.turn.seat):
            return ()
        board = state.board
        return tuple(
            OneOf(MoveFish(token.seat, token.door, door))
            for token in state.get(Tokens).hung
            for door in _free_doors(state, board, token.seat)
        )

    def decide(self, state: IceCoolState, seat: int, action: MoveFish) -> Events:
        """Turn the cards up and hang the token elsewhere."""
        if state.stage not in ("before", "window"):
            raise Rejected("icecool-not-now", "CARD-5")
        if not _has_pair(state, seat):
            raise Rejected("icecool-no-pair", "CARD-5")
        _check(state, action)
        return (
            CardsTurned(rule="CARD-5", seat=seat, cards=PAIR),
            FishMoved(seat=seat, owner=action.owner, frm=action.frm, to=action.to),
        )


def _has_pair(state: IceCoolState, seat: int) -> bool:
    return state.get(CardsHeld).hands[seat].down.count("2") > 1


def _check(state: IceCoolState, action: MoveFish) -> None:
    """Refuse a move with the reason."""
    board, tokens = state.board, state.get(Tokens)
    if not tokens.on(action.frm, action.owner):
        raise Rejected("icecool-no-token-there", "CARD-5", door=action.frm)
    if action.to == action.frm:
        raise Rejected("icecool-same-door", "CARD-5")
    try:
        board.door(action.to)
    except NotOnBoard as unknown:
        raise Rejected("icecool-no-such-door", "CARD-5", door=action.to) from unknown
    if tokens.on(action.to, action.owner):
        raise Rejected("icecool-door-taken", "CARD-5", door=action.to)
    if action.to not in _free_doors(state, board, action.owner):
        raise Rejected("icecool-door-of-its-room", "CARD-5", door=action.to)


def _free_doors(state: IceCoolState, board: Board, owner: int) -> list[str]:
    """Doors without a token of this colour, and not of a room where its penguin is."""
    rooms, tokens = set(_rooms(state, board, owner)), state.get(Tokens)
    return [door.id for door in board.doors if rooms.isdisjoint(door.rooms) and not tokens.on(door.id, owner)]


def _rooms(state: IceCoolState, board: Board, owner: int) -> tuple[str, ...]:
    """Where a colour's penguin is: before its first turn in the Classroom, with the red circle (SETUP-8)."""
    body = state.body(penguin(owner))
    if body is None:
        return (board.spots_of("circle")[0].room,)
    return tuple(room.id for room in rooms_seen(board, body))
