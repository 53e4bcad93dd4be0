"""What a player of IceToids may do. Each action is one code of the flat core, and the other way round.

`piece` counts one's own pyramids from 0; `push` and `piece` of events count all of them, three to a seat.
"""

from typing import Annotated, Final

from msgspec import Meta

from coldsnap.core.choices import OneOf
from coldsnap.core.ids import Seat
from coldsnap.core.values import Action
from coldsnap.games.icetoids.codes import (
    CODES,
    ENTER,
    HOME,
    MOVE,
    MOVE_PIECE,
    MOVE_WAY,
    ORIENT,
    PUSHED,
    SLOTS,
)
from coldsnap.games.icetoids.words import CELL_NAMES, WAYS, Cell, Way

OwnPiece = Annotated[int, Meta(ge=0, le=2)]
AnyPiece = Annotated[int, Meta(ge=0, le=11)]


class ChooseHome(Action, frozen=True, tag="icetoids-choose-home"):
    """Take an outer-edge tile as home; the pyramids lie on that side of it and point at it."""

    cell: Cell
    side: Way


class Point(Action, frozen=True, tag="icetoids-point"):
    """Lay one of one's pyramids on the board down so that it points that way."""

    piece: OwnPiece
    way: Way


class MovePiece(Action, frozen=True, tag="icetoids-move"):
    """Move one of one's pyramids by one tile, pushing one piece there onward or nobody."""

    piece: OwnPiece
    way: Way
    push: AnyPiece | None = None


class Enter(Action, frozen=True, tag="icetoids-enter"):
    """Bring a waiting pyramid onto the home tile, pushing one piece there onward or nobody."""

    push: AnyPiece | None = None


class Orient(Action, frozen=True, tag="icetoids-orient"):
    """Lay the tile that was just turned over so that its top looks that way, for good."""

    way: Way


class Lapse(Action, frozen=True, tag="icetoids-lapse"):
    """NATURE decides for a seat that did not.

    The turn passes; a tile stays as it fell; the first free home is taken.
    """

    seat: Seat


IceToidsAction = ChooseHome | Point | MovePiece | Enter | Orient


def _action(code: int) -> IceToidsAction:
    push = None if PUSHED[code] < 0 else PUSHED[code]
    if code < MOVE:
        return Point(code // 4, WAYS[code % 4])
    if code < ENTER:
        return MovePiece(MOVE_PIECE[code], WAYS[MOVE_WAY[code]], push)
    if code < ORIENT:
        return Enter(push)
    if code < HOME:
        return Orient(WAYS[code - ORIENT])
    cell, side = SLOTS[code - HOME]
    return ChooseHome(CELL_NAMES[cell], WAYS[side])


ACTIONS: Final = tuple(_action(code) for code in range(CODES))
"""ACTIONS[code]: the typed action of a code."""

CODE_OF: Final[dict[Action, int]] = {action: code for code, action in enumerate(ACTIONS)}
"""The code of a typed action; a home that is no place beside the board has none."""

CHOICES: Final = tuple(OneOf(action) for action in ACTIONS)
QUIET_CHOICES: Final = tuple(OneOf(action, quiet=True) for action in ACTIONS)
