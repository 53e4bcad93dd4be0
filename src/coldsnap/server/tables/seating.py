"""Seats are taken, left and given to bots: changes to a table's row, each of them a function from row to row."""

import hashlib
from collections.abc import Iterable

from msgspec.structs import replace

from coldsnap.bots.levels import DEFAULT, bot_names
from coldsnap.core.errors import Rejected
from coldsnap.server.edge.tokens import opens, token_hash
from coldsnap.store.matches import MatchRow, SeatRow
from coldsnap.wire.new_table import SeatWish


def seat_row(number: int, wish: SeatWish, game: str, token: str | None, name: str) -> SeatRow:
    """A seat of a new table. Raises Rejected for a bot that there is not."""
    if wish.kind != "bot":
        return SeatRow(number, wish.kind, name, None, None if token is None else token_hash(token))
    level = wish.level or DEFAULT
    if level not in bot_names(game):
        raise Rejected("no-such-level", level=level)
    return SeatRow(number, "bot", "", level, None)


def taken(row: MatchRow, seat: int | None, name: str, token: str) -> tuple[MatchRow, int]:
    """The row with an open seat taken, the wanted one or the first, that opens to this token; and which it is."""
    open_seats = [each.seat for each in row.seats if each.kind == "open"]
    if not open_seats:
        raise Rejected("no-open-seat")
    if seat is not None and seat not in open_seats:
        raise Rejected("seat-taken")
    _require_own(row, token)
    chosen = open_seats[0] if seat is None else seat
    return with_seat(row, SeatRow(chosen, "person", name, None, token_hash(token))), chosen


def taken_over(row: MatchRow, seat: int, name: str, token: str) -> MatchRow:
    """The row with a seat that has a new player, who keeps its name without one of their own; no older token fits."""
    _require_own(row, token)
    return with_seat(row, SeatRow(seat, "person", name or row.seats[seat].name, None, token_hash(token)))


def _require_own(row: MatchRow, token: str) -> None:
    if any(opens(token, other) for other in (row.host_hash, row.invite_hash, row.watch_hash)):
        raise Rejected("not-a-seat-token")  # whoever has the invite would have the seat, too


def as_bot(row: MatchRow, seat: int) -> MatchRow:
    """The row with a bot that plays for an absent person, or on an open seat. The person's token stays good."""
    now = row.seats[seat]
    if now.kind == "bot":
        raise Rejected("already-a-bot")
    return with_seat(row, replace(now, kind="bot", level=DEFAULT))


def handed_back(row: MatchRow, seat: int) -> MatchRow:
    """The row with a person again where a bot played for one."""
    now = row.seats[seat]
    if now.kind != "bot" or now.token_hash is None:
        raise Rejected("nobody-to-hand-back-to")
    return with_seat(row, replace(now, kind="person", level=None))


def with_seat(row: MatchRow, seat: SeatRow) -> MatchRow:
    """The row with one seat changed."""
    return replace(row, seats=tuple(seat if each.seat == seat.seat else each for each in row.seats))


def opened(row: MatchRow, tokens: tuple[str, ...]) -> frozenset[int]:
    """The seats whose secrets these are. Every pair is compared, whatever comes out."""
    return frozenset(seat.seat for seat in row.seats if sum(opens(token, seat.token_hash) for token in tokens))


def bots_alone(seats: Iterable[SeatWish | SeatRow]) -> bool:
    """Whether nobody but bots sits there. A person for whom a bot plays does not sit there."""
    return all(seat.kind == "bot" for seat in seats)


def next_id(row: MatchRow) -> str:
    """The id of the rematch of a table: always the same, so there is one at most; nobody can tell it beforehand."""
    return hashlib.sha256(f"rematch {row.id} {row.host_hash}".encode()).hexdigest()[:16]
