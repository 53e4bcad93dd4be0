"""Lets go of what is over its time in a database that no server uses, and makes its file as small as it can be."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

import sqlalchemy as sa

from coldsnap.store import expiry
from coldsnap.store.engine import engine_for
from coldsnap.store.file_lock import hold_database
from coldsnap.store.migration import prepare
from coldsnap.store.offline import clear_faults, opened_to_read
from coldsnap.store.retention import KINDS, Kind, Retention
from coldsnap.store.rows import StoreFault
from coldsnap.store.schema import identify
from coldsnap.store.server_time import ServerTime

AT_ONCE: Final = 50
"""Tables that go in one transaction: what was done before a fault stays done."""
PAGES: Final = 1000
"""Pages that the file is made shorter by in one transaction."""

What = Kind | Literal["frames"]


@dataclass(frozen=True, slots=True)
class Going:
    """The number of tables of a kind that are over their time, or (frames) whose frames are, and their bytes, about."""

    what: What
    tables: int
    size: int


@dataclass(frozen=True, slots=True)
class Pruned:
    """The size of the file in bytes, before and after."""

    before: int
    after: int


def what_goes(path: Path, retention: Retention, server_time: ServerTime | None = None) -> tuple[Going, ...]:
    """What `prune` would let go of. Nothing is changed, and a server may use the database. Raises StoreFault."""
    with opened_to_read(path) as connection:
        return tuple(
            _going(connection, what, over) for what, over in _over_time(connection, retention, server_time).items()
        )


def prune(
    path: Path,
    retention: Retention,
    tell: Callable[[int, int], None],
    server_time: ServerTime | None = None,
) -> Pruned:
    """Let go of it. `tell` hears of how many tables of all it is done. Raises InUse while a server runs, StoreFault."""
    held = hold_database(path)
    try:
        with clear_faults(path):
            before = path.stat().st_size
            engine = engine_for(path, mode="rw")
            try:
                with engine.connect() as connection:
                    if not identify(connection, str(path)):
                        raise StoreFault("not-our-database", path=path)
                    prepare(connection, str(path))
                    _let_go(connection, _over_time(connection, retention, server_time), tell)
                    _shrink(connection)
            finally:
                engine.dispose()
            return Pruned(before, path.stat().st_size)
    finally:
        held.release()


def _going(connection: sa.Connection, what: What, over: expiry.Condition) -> Going:
    size = expiry.size_of(connection, over, frames_only=what == "frames")
    return Going(what, len(expiry.ids_of(connection, over)), size)


def _over_time(
    connection: sa.Connection, retention: Retention, server_time: ServerTime | None
) -> dict[What, expiry.Condition]:
    """What is true of the tables that are over their time, each of one kind at most, as the server would see it."""
    clock = server_time or ServerTime()
    clock.read(connection)
    now = clock.now()
    over: dict[What, expiry.Condition] = {kind: expiry.expired(kind, now, retention) for kind in KINDS}
    going = sa.or_(*over.values())
    return over | {"frames": sa.and_(expiry.frames_expired(now, retention), ~going)}


def _let_go(connection: sa.Connection, over: dict[What, expiry.Condition], tell: Callable[[int, int], None]) -> None:
    found = {what: expiry.ids_of(connection, condition) for what, condition in over.items()}
    total, done = sum(map(len, found.values())), 0
    tell(done, total)
    for what, tables in found.items():
        remove = expiry.drop_frames if what == "frames" else expiry.forget
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            remove(connection, some, over[what])
            connection.commit()
            done += len(some)
            tell(done, total)


def _shrink(connection: sa.Connection) -> None:
    """Make the file shorter by all that is free in it; little by little, so that there need not be much free disk.

    A database of an earlier version cannot give pages back: it is written anew, and can from then on.
    """
    connection.rollback()  # what was read last has begun a transaction
    driver: Any = connection.connection.driver_connection

    def ask(statement: str) -> int:
        found = driver.execute(statement).fetchall()
        return int(found[0][0]) if found else 0

    if ask("PRAGMA auto_vacuum"):
        while ask("PRAGMA freelist_count"):
            ask(f"PRAGMA incremental_vacuum({PAGES})")
    else:
        ask("PRAGMA auto_vacuum = INCREMENTAL")
        ask("VACUUM")
    ask("PRAGMA wal_checkpoint(TRUNCATE)")
