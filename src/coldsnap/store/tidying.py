"""Lets go of what nobody keeps while a server runs: a little at a time, so that no move waits for it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from coldsnap.store import expiry
from coldsnap.store.engine import Database
from coldsnap.store.ledger import Ledger
from coldsnap.store.retention import KINDS, Retention
from coldsnap.store.server_time import ServerTime
from coldsnap.store.writer import Writer

MOST: Final = 500
"""Tables of a kind that go in one round, and so at the start of a server: a fault in what is thought to be over its
time is seen in the log before it has cost everything."""
PAGES: Final = 128
"""Pages that the file is made shorter by in one transaction."""
SPARE: Final = 10
"""One page in so many may be free: what is written next takes it, and the file need not grow again."""

InUse = Callable[[], Collection[str]]
"""The tables that are in memory: they are nobody's to delete."""


@dataclass(slots=True)
class _Forget:
    table: str
    what: expiry.Condition
    gone: int = field(default=0, init=False)

    def write(self, ledger: Ledger) -> None:
        self.gone = ledger.forget([self.table], self.what)


@dataclass(slots=True)
class _DropFrames:
    table: str
    what: expiry.Condition
    gone: int = field(default=0, init=False)

    def write(self, ledger: Ledger) -> None:
        self.gone = ledger.drop_frames([self.table], self.what)


class Tidying:
    """The tidying of one database. `round` is not called twice at once."""

    def __init__(self, database: Database, writer: Writer, server_time: ServerTime) -> None:
        self._database = database
        self._writer = writer
        self._time = server_time

    async def round(self, retention: Retention, in_use: InUse) -> dict[str, int]:
        """Let go of what is over its time and make the file shorter; what is more than `MOST` waits for the next round.

        How many tables of each kind have gone, and of how many the frames. Raises StoreFault.
        """
        now = self._time.now()
        gone: dict[str, int] = {}
        for kind in KINDS:
            gone[kind] = await self._all(_Forget, expiry.expired(kind, now, retention), in_use)
        gone["frames"] = await self._all(_DropFrames, expiry.frames_expired(now, retention), in_use)
        while await self._database.write(_shorten):
            pass
        return gone

    async def _all(self, job: type[_Forget] | type[_DropFrames], what: expiry.Condition, in_use: InUse) -> int:
        """Table by table, each in a transaction that it shares with the moves that wait."""
        found = await self._database.read(partial(expiry.ids_of, what=what, at_most=MOST))
        gone = 0
        for table in found:
            if table not in in_use():
                one = job(table, what)
                await self._writer.put(one)
                gone += one.gone
        return gone


def _shorten(connection: sa.Connection) -> bool:
    """Give some free pages back to the system, if there are many; whether there are more."""
    if _pragma(connection, "auto_vacuum") == 0:  # a database of an earlier version, until it is pruned
        return False
    free, whole = _pragma(connection, "freelist_count"), _pragma(connection, "page_count")
    if free * SPARE <= whole:
        return False
    driver: Any = connection.connection.driver_connection
    driver.execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()  # it works page by page, as it is asked for rows
    return _pragma(connection, "freelist_count") < free


def _pragma(connection: sa.Connection, name: str) -> int:
    found: int = connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
    return found
