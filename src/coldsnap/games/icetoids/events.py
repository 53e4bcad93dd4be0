"""What happened in a game of IceToids. Nothing in it is secret: a hidden tile has no identity before its reveal."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from coldsnap.core.ids import RuleId, Seat
from coldsnap.core.values import Event
from coldsnap.games.icetoids.actions import AnyPiece
from coldsnap.games.icetoids.words import Cell, Colour, Facing, Way


class Began(Event, frozen=True, kw_only=True, tag="icetoids-began"):
    """The tiles lie face down; the seed has drawn who starts."""

    rule: RuleId = "TOIDS-2"
    seat: Seat


class HomeChosen(Event, frozen=True, kw_only=True, tag="icetoids-home-chosen"):
    """A seat took its home tile."""

    rule: RuleId = "TOIDS-2"
    seat: Seat
    cell: Cell
    side: Way


class PieceEntered(Event, frozen=True, kw_only=True, tag="icetoids-entered"):
    """A waiting pyramid came onto its home tile."""

    rule: RuleId = "TOIDS-4"
    seat: Seat
    piece: AnyPiece
    cell: Cell


class Moved(Event, frozen=True, kw_only=True, tag="icetoids-moved"):
    """A pyramid moved by one tile, because it pointed there or because an arrow led there."""

    rule: RuleId = "TOIDS-5"
    seat: Seat
    piece: AnyPiece
    frm: Cell
    to: Cell
    by: Literal["pointing", "arrow"]


class Pointed(Event, frozen=True, kw_only=True, tag="icetoids-pointed"):
    """A pyramid was laid down or turned to point another way."""

    rule: RuleId = "TOIDS-3"
    seat: Seat
    piece: AnyPiece
    cell: Cell
    was: Facing
    way: Way


class Pushed(Event, frozen=True, kw_only=True, tag="icetoids-pushed"):
    """A piece was pushed to the next tile."""

    rule: RuleId = "TOIDS-8"
    seat: Seat
    piece: AnyPiece
    owner: Seat
    frm: Cell
    to: Cell


class PushedOff(Event, frozen=True, kw_only=True, tag="icetoids-pushed-off"):
    """A piece was pushed off the board; it will come in again at its own home tile."""

    rule: RuleId = "TOIDS-8"
    seat: Seat
    piece: AnyPiece
    owner: Seat
    frm: Cell


class TileTurned(Event, frozen=True, kw_only=True, tag="icetoids-tile-turned"):
    """A hidden tile was turned over; `seat` orients it. Its arrows are shown with its top to the north."""

    reveals: ClassVar[bool] = True
    rule: RuleId = "TOIDS-7"
    seat: Seat
    cell: Cell
    arrows: tuple[Way, ...]
    icons: tuple[Colour, ...]


class TileOriented(Event, frozen=True, kw_only=True, tag="icetoids-tile-oriented"):
    """A tile was laid for good."""

    rule: RuleId = "TOIDS-7"
    seat: Seat
    cell: Cell
    top: Way
    arrows: tuple[Way, ...]


class Lapsed(Event, frozen=True, kw_only=True, tag="icetoids-lapsed"):
    """A seat did not decide in time; what follows was done for it."""

    rule: RuleId = "TOIDS-10"
    seat: Seat


class PositionRepeated(Event, frozen=True, kw_only=True, tag="icetoids-repeated"):
    """The same position, with the same seat in turn, has come up again."""

    rule: RuleId = "TOIDS-10"
    times: Annotated[int, Meta(ge=2, le=1000)]


class Won(Event, frozen=True, kw_only=True, tag="icetoids-won"):
    """A seat's three pyramids stand on its three symbols."""

    rule: RuleId = "TOIDS-9"
    seat: Seat


class Drawn(Event, frozen=True, kw_only=True, tag="icetoids-drawn"):
    """Nobody wins."""

    rule: RuleId = "TOIDS-10"
    reason: Literal["repetition", "cap", "blocked"]


IceToidsEvent = (
    Began
    | HomeChosen
    | PieceEntered
    | Moved
    | Pointed
    | Pushed
    | PushedOff
    | TileTurned
    | TileOriented
    | Lapsed
    | PositionRepeated
    | Won
    | Drawn
)
