"""The row of a table, which is stored beside the entries of its match, and the faults of storage."""

from dataclasses import dataclass
from typing import Literal

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.record import Entry, Header
from coldsnap.core.values import Value


class StoreFault(ColdsnapError):
    """Something could not be stored or read; nothing of it was written. One line says why."""


class OutOfOrder(StoreFault):
    """An entry that is not the next one of its match.

    Its ply is taken, the one before it is missing or another, or there is no such match any more.
    """


class SeatRow(Value, frozen=True):
    """A seat of a table. `token_hash` is the SHA-256 of its secret in hexadecimal; the secret is kept nowhere."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    token_hash: str | None


class MatchRow(Value, frozen=True):
    """A table as the lobby knows it. `created` and `touched` are milliseconds since 1970.

    `options` is what the host asked for, as JSON, until the match begins and its header has the options by content.
    """

    id: str
    game: str
    public: bool
    help: str
    started: bool
    over: bool
    created: int
    touched: int
    host_hash: str
    watch_hash: str
    invite_hash: str
    clock_turn: int | None
    clock_bank: int | None
    seats: tuple[SeatRow, ...]
    address_hash: str
    rematch_of: str | None
    options: str = "{}"


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as it was stored. A table that has not begun has no header and no entry."""

    row: MatchRow
    header: Header | None
    entries: tuple[Entry, ...]
