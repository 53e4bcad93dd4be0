"""The statements that write rows into the database. Entries are only ever added, each chained to the one before it."""

import hashlib
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, Protocol

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from coldsnap.core.codec import encode
from coldsnap.core.ids import Milliseconds
from coldsnap.core.record import Entry
from coldsnap.store import expiry
from coldsnap.store.frames import digest_of
from coldsnap.store.rows import MatchRow, OutOfOrder
from coldsnap.store.schema import ENTRIES, FRAMES, MATCHES, SEATS

KNOWN_TAILS: Final = 4096
"""Of how many matches the end is remembered; the end of any other is looked up."""

AT_ONCE: Final = (64, 16, 4, 1)
"""Rows of one statement. SQLite works through a statement without Python's lock, and to get that back from a busy
event loop takes milliseconds: one statement for many rows, and few statements that differ, so that they stay compiled.
"""

Tail = tuple[int, bytes]
"""Where a match goes on: the next ply, and the chain so far."""


def link(before: bytes, line: bytes, frames_digest: bytes | None = None) -> bytes:
    """The chain after a line: it stands for the header, every line so far and the frames beside them.

    The header's comes after nothing.
    """
    data = before + line if frames_digest is None else before + line + frames_digest
    return hashlib.blake2b(data, digest_size=16).digest()


class LedgerLine(Struct, frozen=True, gc=False):
    """An entry in canonical JSON, and what stands beside it."""

    table: str
    ply: int
    at: Milliseconds
    charged: Milliseconds
    line: bytes
    frames: bytes | None = None
    over: bool = False
    after: Entry | None = None
    """The entry before it, as whoever adds it knows it; None if nobody says."""

    @property
    def size(self) -> int:
        """Its bytes, with those of its frames."""
        return len(self.line) + len(self.frames or b"")

    def write(self, ledger: "Ledger") -> None:
        """Add it to its match."""
        ledger.add(self)


class Job(Protocol):
    """Something to be written: whole, or not at all."""

    def write(self, ledger: "Ledger") -> None:
        """Write it as a part of the ledger's transaction."""


class Ledger:
    """One transaction. Lines are gathered and written together; `tails` changes only with the commit.

    `now` is the server's time: that of tables at which something is done.
    """

    def __init__(self, connection: sa.Connection, tails: dict[str, Tail], now: int) -> None:
        self._connection = connection
        self._now = now
        self._known = tails
        self._tails: dict[str, Tail] = {}
        self._entries: list[tuple[Any, ...]] = []
        self._frames: list[tuple[Any, ...]] = []
        self._over: list[str] = []

    def add(self, line: LedgerLine) -> None:
        """Chain an entry to its match."""
        ply, before = self._tails.get(line.table) or self._known.get(line.table) or self._look_up(line)
        if line.ply != ply:
            taken = "has that ply already" if line.ply < ply else f"goes on with ply {ply}"
            raise OutOfOrder(f"match {line.table}, ply {line.ply}: the match {taken}")
        digest = None
        if line.frames is not None:
            digest = digest_of(line.frames)
            self._frames.append((line.table, ply, line.frames))
        linked = link(before, line.line, digest)
        self._tails[line.table] = (ply + 1, linked)
        self._entries.append((line.table, ply, line.at, line.charged, line.line, linked, digest))
        if line.over:
            self._over.append(line.table)

    def create(self, row: MatchRow) -> None:
        """A new table."""
        self._connection.execute(sa.insert(MATCHES), _columns(row) | {"seen": self._now})
        self._seat(row)

    def save(self, row: MatchRow, header: bytes | None = None) -> None:
        """The row of a table anew, seats and all; with a header the match begins."""
        self.flush()
        change = sa.update(MATCHES).where(MATCHES.c.id == row.id)
        columns = _columns(row) | {"seen": self._now}
        if header is not None:
            change = change.where(MATCHES.c.header.is_(None))
            columns["header"] = header
            self._tails[row.id] = (0, link(b"", header))
        if self._connection.execute(change.values(columns)).rowcount != 1:
            raise OutOfOrder("no-match" if header is None else "match-cannot-begin", match=row.id)
        self._connection.execute(sa.delete(SEATS).where(SEATS.c.match == row.id))
        self._seat(row)

    def touch(self, tables: Sequence[str], touched: int) -> None:
        """Note that somebody is at these tables; `touched` is the computer's time."""
        change = sa.update(MATCHES).where(MATCHES.c.id == sa.bindparam("table"))
        each = [{"table": table, "touched": touched, "seen": self._now} for table in tables]
        self._connection.execute(change, each)

    def forget(self, tables: Sequence[str], what: expiry.Condition) -> int:
        """Delete those of the tables of which something is true; how many."""
        self.flush()
        for table in tables:
            self._known.pop(table, None)
            self._tails.pop(table, None)
        return expiry.forget(self._connection, tables, what)

    def mend_frames(self, table: str, ply: int, frames: bytes) -> None:
        """Put the frames of an entry in the place of whatever is there."""
        self._connection.execute(sa.delete(FRAMES).where(FRAMES.c.match == table, FRAMES.c.ply == ply))
        self._connection.execute(sa.insert(FRAMES).values(match=table, ply=ply, blob=frames))

    def drop_frames(self, tables: Sequence[str], what: expiry.Condition) -> int:
        """Drop the frames of those of the tables of which something is true; of how many tables."""
        self.flush()
        return expiry.drop_frames(self._connection, tables, what)

    def commit(self) -> None:
        """Make all of it last."""
        self.flush()
        self._connection.commit()
        self._known.update(self._tails)
        if len(self._known) > KNOWN_TAILS:
            self._known.clear()

    def flush(self) -> None:
        """Hand the gathered lines to the database."""
        for table, rows in ((ENTRIES, self._entries), (FRAMES, self._frames)):
            while rows:
                count = next(size for size in AT_ONCE if size <= len(rows))
                values = tuple(chain.from_iterable(rows[:count]))
                self._connection.exec_driver_sql(_insert(table, count), values)
                del rows[:count]
        if self._over:
            self._connection.execute(_ended(self._over, self._now))
            self._over.clear()

    def _seat(self, row: MatchRow) -> None:
        seats = [{"match": row.id, **msgspec.structs.asdict(seat)} for seat in row.seats]
        if seats:
            self._connection.execute(sa.insert(SEATS), seats)

    def _look_up(self, line: LedgerLine) -> Tail:
        table = line.table
        last = sa.select(ENTRIES.c.ply, ENTRIES.c.chain, ENTRIES.c.line).where(ENTRIES.c.match == table)
        found = self._connection.execute(last.order_by(ENTRIES.c.ply.desc()).limit(1)).first()
        if found:
            if line.after is not None and line.after.ply == found.ply and found.line != encode(line.after):
                raise OutOfOrder(f"match {table}, ply {line.ply}: the match has another entry before it")
            return found.ply + 1, found.chain
        header = self._connection.execute(sa.select(MATCHES.c.header).where(MATCHES.c.id == table)).scalar()
        if header is None:
            raise OutOfOrder("match-not-begun", match=table)
        return 0, link(b"", header)


def _ended(tables: Sequence[str], now: int) -> sa.Update:
    return sa.update(MATCHES).where(MATCHES.c.id.in_(tables)).values(over=True, seen=now)


@cache
def _insert(table: sa.Table, rows: int) -> str:
    """The insert of so many rows, with its values by position: rows by name cost twice as much."""
    names = [column.name for column in table.columns]
    places = f"({', '.join('?' * len(names))})"
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {', '.join([places] * rows)}"  # noqa: S608 - our own


def _columns(row: MatchRow) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(row).items() if name != "seats"}


def write_all(connection: sa.Connection, jobs: Sequence[Job], tails: dict[str, Tail], now: int) -> None:
    """Write jobs in one transaction."""
    ledger = Ledger(connection, tails, now)
    for job in jobs:
        job.write(ledger)
    ledger.commit()
