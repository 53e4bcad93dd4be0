"""Requests to make and to join tables, and their answers. The HTTP side decodes them, the hub acts on them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from coldsnap.core.ids import MAX_SEATS, Name, Seat
from coldsnap.core.values import Value
from coldsnap.wire.messages import Help, Token

Kind = Literal["person", "bot", "open"]
OptionName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9_-]*$(?!\n)")]
OptionValue = Annotated[str, Meta(max_length=8000)]
WantedName = Annotated[str, Meta(max_length=80)]
"""A name as it was typed; it is cleaned and cut before anybody sees it."""
ChosenToken = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""A seat's secret that its player has chosen: random, at least 128 bits of it."""
TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


GRACE_S: Final = 15
"""Seconds that a host waits for a player who is away, unless the table was made otherwise: a tunnel, a reload."""


class SeatWish(Value, frozen=True):
    """Who is to sit here: a person on the host's own device, a bot of a level, or whoever opens the invite."""

    kind: Kind
    name: WantedName = ""
    level: Name | None = None


class ClockWish(Value, frozen=True):
    """Seconds for each turn, and seconds in the bank for the whole match."""

    turn_s: Annotated[int, Meta(ge=5, le=86_400)]
    bank_s: Annotated[int, Meta(ge=0, le=86_400)] = 0


class NewTable(Value, frozen=True):
    """A table that somebody wants. Private, without help and without a clock unless it says so.

    `grace_s`: for so many seconds after a player's last connection is lost the host cannot act for them.
    """

    game: Name
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=MAX_SEATS)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=40)] = field(default_factory=dict)
    public: bool = False
    help: Help = "none"
    clock: ClockWish | None = None
    grace_s: Annotated[int, Meta(ge=0, le=300)] = GRACE_S


class SeatGrant(Value, frozen=True):
    """A seat and the secret that opens it. Told once, to the one who got the seat."""

    seat: Seat
    token: Token


class Created(Value, frozen=True):
    """A new table and its secrets: the host's rights, the invite, the place to watch from, the host's own seats."""

    table: TableId
    host: Token
    invite: Token
    watch: Token
    seats: tuple[SeatGrant, ...]


class Joined(Value, frozen=True):
    """A seat that was open and is now somebody's."""

    table: TableId
    seat: Seat
    token: Token
