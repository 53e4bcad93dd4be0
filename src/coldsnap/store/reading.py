"""Matches are read from the database: decoded strictly, the chain followed, every fault with its match and ply."""

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa

from coldsnap.core.codec import convert, prepare
from coldsnap.core.errors import ColdsnapError, RecordFault, Undecodable
from coldsnap.core.game import Types
from coldsnap.core.record import Entry, Header, decode_entry, decode_header, game_of, prepare_types
from coldsnap.games.registry import GAMES, game_named
from coldsnap.store.ledger import link
from coldsnap.store.rows import MatchRow, SeatRow, Stored, StoreFault
from coldsnap.store.schema import ENTRIES, MATCHES, SEATS


def prepare_reading() -> None:
    """To be called once, before the functions of this module are called in several threads."""
    prepare(MatchRow)
    for game in GAMES.values():
        prepare_types(game.types)


def read_match(connection: sa.Connection, table: str) -> Stored | None:
    """A match with all its entries; None if there is none of that name."""
    rows = _rows(connection, sa.select(MATCHES).where(MATCHES.c.id == table))
    if not rows:
        return None
    ((row, line),) = rows
    entries = connection.execute(sa.select(ENTRIES).where(ENTRIES.c.match == table).order_by(ENTRIES.c.ply)).all()
    if line is None:
        if entries:
            raise StoreFault("match-no-header", match=table)
        return Stored(row, None, ())
    header, types = _header(table, line)
    return Stored(row, header, tuple(_entries(table, types, link(b"", line), entries)))


def read_row(connection: sa.Connection, table: str) -> MatchRow | None:
    """Read the row of a table, without its match."""
    return next((row for row, _ in _rows(connection, sa.select(MATCHES).where(MATCHES.c.id == table))), None)


def read_lines(connection: sa.Connection, table: str) -> bytes | None:
    """A match that has begun, as the JSON Lines of a record file."""
    header = connection.execute(sa.select(MATCHES.c.header).where(MATCHES.c.id == table)).scalar()
    if header is None:
        return None
    lines = sa.select(ENTRIES.c.line).where(ENTRIES.c.match == table).order_by(ENTRIES.c.ply)
    return b"".join(line + b"\n" for line in (header, *connection.execute(lines).scalars()))


def read_public(connection: sa.Connection, *, over: bool, limit: int, before: int | None) -> list[MatchRow]:
    """Public tables, the newest first."""
    wanted = sa.select(MATCHES).where(MATCHES.c.public, MATCHES.c.over == over)
    if before is not None:
        wanted = wanted.where(MATCHES.c.created < before)
    return [row for row, _ in _rows(connection, wanted.order_by(MATCHES.c.created.desc(), MATCHES.c.id).limit(limit))]


def count_open(connection: sa.Connection, address_hash: str, since: int) -> int:
    """The number of tables that somebody has made and that are not over."""
    wanted = sa.and_(MATCHES.c.address_hash == address_hash, ~MATCHES.c.over, MATCHES.c.touched >= since)
    count: int = connection.execute(sa.select(sa.func.count()).select_from(MATCHES).where(wanted)).scalar_one()
    return count


def _rows(connection: sa.Connection, wanted: sa.Select[Any]) -> list[tuple[MatchRow, bytes | None]]:
    """Rows of matches with their seats, each with the line of its header."""
    found = connection.execute(wanted).all()
    seats: dict[str, list[dict[str, Any]]] = {row.id: [] for row in found}
    for seat in connection.execute(sa.select(SEATS).where(SEATS.c.match.in_(list(seats))).order_by(SEATS.c.seat)):
        seats[seat.match].append({name: getattr(seat, name) for name in SeatRow.__struct_fields__})
    return [(_row(row, seats[row.id]), row.header) for row in found]


def _row(row: sa.Row[Any], seats: list[dict[str, Any]]) -> MatchRow:
    columns = {name: getattr(row, name) for name in MatchRow.__struct_fields__ if name != "seats"}
    try:
        found: MatchRow = convert(MatchRow, {**columns, "seats": seats})
    except Undecodable as fault:
        raise StoreFault("match-row", match=row.id, cause=fault) from fault
    return found


def _header(table: str, line: bytes) -> tuple[Header, Types]:
    try:
        types = game_named(game_of(_bytes(line))).types
        return decode_header(line, types), types
    except ColdsnapError as fault:
        raise RecordFault(f"match {table}", 1, ColdsnapError("record-no-header", cause=fault)) from fault


def _entries(table: str, types: Types, chain: bytes, rows: Sequence[sa.Row[Any]]) -> Iterator[Entry]:
    for ply, row in enumerate(rows):
        try:
            entry = decode_entry(_bytes(row.line), types)
        except Undecodable as fault:
            raise _damaged(table, ply, fault) from fault
        if row.ply != ply:
            raise _damaged(table, ply, ColdsnapError("next-ply", found=row.ply))
        if (entry.ply, entry.at, entry.charged) != (row.ply, row.at, row.charged):
            raise _damaged(table, ply, ColdsnapError("row-differs"))
        # What was stored before frames had digests is chained without them.
        if row.chain != link(chain, row.line, row.frames_digest) and row.chain != link(chain, row.line):
            raise _damaged(table, ply, ColdsnapError("chain-broken"))
        chain = row.chain
        yield entry


def _bytes(value: object) -> bytes:
    """SQLite keeps whatever it is given: a column of bytes may hold a text."""
    if not isinstance(value, bytes):
        raise Undecodable("not-bytes")
    return value


def _damaged(table: str, ply: int, cause: ColdsnapError) -> RecordFault:
    return RecordFault(f"match {table}", ply + 2, ColdsnapError("ply", ply=ply, cause=cause))
