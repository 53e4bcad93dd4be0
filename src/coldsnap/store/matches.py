"""The matches of a server in one SQLite file. What `append` has settled is stored: then it may be shown."""

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from coldsnap.core.codec import encode
from coldsnap.core.record import Entry, Header
from coldsnap.store import reading
from coldsnap.store.backup import back_up
from coldsnap.store.engine import Database, engine_for
from coldsnap.store.frames import KeptFrames, read_frames
from coldsnap.store.ledger import Ledger, LedgerLine
from coldsnap.store.migration import prepare
from coldsnap.store.retention import Retention
from coldsnap.store.rows import MatchRow, OutOfOrder, SeatRow, Stored, StoreFault
from coldsnap.store.server_time import ServerTime
from coldsnap.store.settle import Settle
from coldsnap.store.tidying import InUse, Tidying
from coldsnap.store.writer import Writer

__all__ = ["MatchRow", "MatchStore", "OutOfOrder", "SeatRow", "Settle", "StoreFault", "Stored"]


TRIED_S: Final = 5.0
"""Seconds for which it is believed that the storage can, or cannot, be written to."""


@dataclass(frozen=True, slots=True)
class _Create:
    row: MatchRow

    def write(self, ledger: Ledger) -> None:
        ledger.create(self.row)


@dataclass(frozen=True, slots=True)
class _Save:
    row: MatchRow
    header: bytes | None = None
    lines: Sequence[LedgerLine] = ()

    def write(self, ledger: Ledger) -> None:
        ledger.save(self.row, self.header)
        for line in self.lines:
            ledger.add(line)


@dataclass(frozen=True, slots=True)
class _Touch:
    tables: Sequence[str]
    touched: int

    def write(self, ledger: Ledger) -> None:
        ledger.touch(self.tables, self.touched)


@dataclass(frozen=True, slots=True)
class _MendFrames:
    table: str
    ply: int
    frames: bytes

    def write(self, ledger: Ledger) -> None:
        ledger.mend_frames(self.table, self.ply, self.frames)


class MatchStore:
    """Tables, their seats, and the entries and frames of their matches.

    What writes returns after the commit and raises StoreFault if nothing was written; `append` alone does not wait.
    Many callers at once share a transaction.
    """

    def __init__(self, database: Database, server_time: ServerTime) -> None:
        self._database = database
        self._time = server_time
        self._writer = Writer(database, server_time.now)
        self._tidying = Tidying(database, self._writer, server_time)
        self._trial: StoreFault | None = None
        self._tried_at = -math.inf

    @classmethod
    async def open(
        cls,
        url_or_path: str | Path,
        *,
        full_sync: bool = False,
        busy_ms: int = 5000,
        server_time: ServerTime | None = None,
    ) -> "MatchStore":
        """Open a database file and make it if it is not there; `sqlite:///file` is a path, too.

        With `full_sync` a commit also survives a power cut; without it the last ones may be lost then, but not by
        a crash of the program. `busy_ms`: how long to wait for another program's lock. `server_time` is for tests.
        """
        reading.prepare_reading()
        path = database_path(url_or_path)
        database = Database(path, engine_for(path, full_sync=full_sync, busy_ms=busy_ms))
        clock = server_time or ServerTime()
        try:
            await database.write(partial(prepare, name=str(path)))
            await database.read(clock.read)
        except BaseException:
            await database.close()
            raise
        store = cls(database, clock)
        with suppress(StoreFault):  # a full disk starts a server that can show what there is
            await store.save_time()
        return store

    def on_fault(self, hear: Callable[[StoreFault], None]) -> None:
        """Let this hear when the storage begins to refuse what should be written."""
        self._writer.on_fault = hear

    async def fault(self) -> StoreFault | None:
        """Why nothing can be stored just now; None if something can. It is tried, at most once in `TRIED_S`."""
        now = time.monotonic()
        if now - self._tried_at > TRIED_S:
            self._tried_at = now
            try:
                await self._database.write(_rewrite_version)
            except StoreFault as fault:
                self._trial = fault
            else:
                self._trial = None
        return self._trial or self._writer.fault(TRIED_S)

    @property
    def path(self) -> Path:
        """The database file."""
        return self._database.path

    async def create(self, row: MatchRow) -> None:
        """A new table; one with the same id is refused."""
        await self._writer.put(_Create(row))

    async def save_row(self, row: MatchRow) -> None:
        """Everything about a table but its header and entries, anew."""
        await self._writer.put(_Save(row))

    async def begin(self, table: str, header: Header, entries: Sequence[Entry], row: MatchRow) -> int:
        """The match begins: its header, its first entries and the row of its table, all or nothing; the bytes it takes.

        Raises OutOfOrder if it has begun already, or is not there any more.
        """
        if row.id != table:
            raise StoreFault("match-other", match=table, found=row.id)
        line, lines = encode(header), [_line(table, entry) for entry in entries]
        await self._writer.put(_Save(row, line, lines))
        return len(line) + sum(each.size for each in lines)

    def append(
        self,
        table: str,
        entry: Entry,
        settle: Settle,
        *,
        frames: bytes | None = None,
        over: bool = False,
        after: Entry | None = None,
    ) -> int:
        """Add the next entry of a match, which follows `after`; the bytes it takes. `settle` hears how that ended.

        That is OutOfOrder if it is not the next. Raises StoreFault if it cannot begin. Whoever has nothing else to do
        waits with `until_settled`.
        """
        line = _line(table, entry, frames, over=over, after=after)
        self._writer.add(line, settle)
        return line.size

    async def load(self, table: str) -> Stored | None:
        """A match as it was stored. A damaged one raises RecordFault or StoreFault with the ply."""
        return await self._database.read(partial(reading.read_match, table=table))

    async def row(self, table: str) -> MatchRow | None:
        """The row of a table, which is all that the lobby knows of it; its entries are not looked at."""
        return await self._database.read(partial(reading.read_row, table=table))

    async def record(self, table: str) -> bytes | None:
        """A match that has begun as the content of a record file."""
        return await self._database.read(partial(reading.read_lines, table=table))

    async def frames(self, table: str, ply: int) -> KeptFrames:
        """What is left of the frames that were stored with an entry."""
        return await self._database.read(partial(read_frames, table=table, ply=ply))

    async def mend_frames(self, table: str, ply: int, frames: bytes) -> None:
        """Put the frames of an entry back where they were damaged or lost; the caller has compared their digest."""
        await self._writer.put(_MendFrames(table, ply, frames))

    async def list_public(self, *, over: bool, limit: int, before: int | None = None) -> list[MatchRow]:
        """Public tables, the newest first; `before` is the `created` of the last one of the page before."""
        return await self._database.read(partial(reading.read_public, over=over, limit=limit, before=before))

    async def count_open(self, address_hash: str, *, since: int = 0) -> int:
        """The number of tables of this address that are not over; `since` leaves out those not touched since then."""
        return await self._database.read(partial(reading.count_open, address_hash=address_hash, since=since))

    async def touch(self, tables: Sequence[str]) -> None:
        """Note that somebody is at these tables, however many."""
        await self._writer.put(_Touch(tables, int(time.time() * 1000)))

    async def tidy(self, retention: Retention, in_use: InUse) -> dict[str, int]:
        """Let go of what is over its time, but of no table that is in use; how many tables of each kind have gone."""
        return await self._tidying.round(retention, in_use)

    async def save_time(self) -> None:
        """Write down how far the server's time has come."""
        await self._database.write(self._save_time)

    async def backup(self, path: str | Path) -> None:
        """Copy the database as it is now to a new file, while it is in use, and check the copy."""
        await asyncio.to_thread(back_up, self.path, Path(path))

    async def close(self) -> None:
        """Finish what waits and let go of the file."""
        await self._writer.close()
        with suppress(StoreFault):
            await self.save_time()
        await self._database.close()

    def _save_time(self, connection: sa.Connection) -> None:
        self._time.save(connection)
        connection.commit()


def _rewrite_version(connection: sa.Connection) -> None:
    """Write what is written there already: the smallest thing that a full disk or a read-only file refuses."""
    version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    connection.exec_driver_sql(f"PRAGMA user_version = {int(version)}").close()


def _line(
    table: str, entry: Entry, frames: bytes | None = None, *, over: bool = False, after: Entry | None = None
) -> LedgerLine:
    return LedgerLine(table, entry.ply, entry.at, entry.charged, encode(entry), frames, over, after)


def database_path(url_or_path: str | Path) -> Path:
    """The file of a database: a path is one, and so is `sqlite:///file`. Raises StoreFault."""
    text = str(url_or_path)
    if "://" not in text:
        return Path(text)
    url = sa.make_url(text)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise StoreFault("database-sqlite")
    return Path(url.database)
