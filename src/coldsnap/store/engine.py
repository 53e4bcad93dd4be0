"""SQLite for an event loop: one thread writes, a few read, and every fault of the database is one clear line.

Work is a function of a SQLAlchemy connection. It runs whole in its thread: one change of threads for each transaction,
where a driver that changes threads for each statement costs three times as much for a small one (docs/reliability.md).
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from coldsnap.store.rows import StoreFault

T = TypeVar("T")

READERS: Final = 2

_CAUSES: Final = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "file-read-only",
    sqlite3.SQLITE_BUSY: "database-locked",
    sqlite3.SQLITE_LOCKED: "database-locked",
    sqlite3.SQLITE_CANTOPEN: "database-closed",
    sqlite3.SQLITE_PERM: "database-closed",
    sqlite3.SQLITE_AUTH: "database-closed",
    sqlite3.SQLITE_IOERR: "disk-error",
    sqlite3.SQLITE_CORRUPT: "database-broken",
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_NOMEM: "no-memory",
    sqlite3.SQLITE_PROTOCOL: "database-locked",
}


def storage_fault(error: BaseException, path: Path) -> StoreFault | None:
    """The clear line for a fault of the storage itself; None if it is a fault of what should be stored."""
    original = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    code = getattr(original, "sqlite_errorcode", None)
    cause = None if code is None else _CAUSES.get(code & 0xFF)
    return None if cause is None else StoreFault(cause, path=path)


def engine_for(path: Path, *, mode: str = "rwc", full_sync: bool = False, busy_ms: int = 5000) -> sa.Engine:
    """Connections to a database file; `mode` is SQLite's: rwc makes the file, rw wants it there."""
    address = f"{path.absolute().as_uri()}?mode={mode}"

    def connect() -> sqlite3.Connection:
        if mode == "rwc":
            make_file(path)
        # The module begins a transaction itself before the first statement that writes.
        connection = sqlite3.connect(address, uri=True, isolation_level="IMMEDIATE", check_same_thread=False)
        try:
            connection.execute(f"PRAGMA busy_timeout = {busy_ms}")
            connection.execute("PRAGMA foreign_keys = ON")
            if mode == "rwc":
                connection.execute("PRAGMA auto_vacuum = INCREMENTAL")  # of a new file; before it has any content
                connection.execute("PRAGMA journal_mode = WAL")
                connection.execute(f"PRAGMA synchronous = {'FULL' if full_sync else 'NORMAL'}")
                connection.execute("PRAGMA journal_size_limit = 67108864")
        except BaseException:
            connection.close()
            raise
        return connection

    return sa.create_engine("sqlite://", creator=connect, poolclass=sa.QueuePool, pool_size=READERS + 1, max_overflow=0)


def make_file(path: Path) -> None:
    """Make the file for our own eyes: it holds the seeds of matches in play. SQLite gives its companions the same."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise StoreFault("system-file", path=path, cause=error) from error


_Identity = tuple[int, int]
"""Device and number of a file."""


def _identity(path: Path) -> _Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Database:
    """A database file, used from an event loop. One connection writes; while it is open, the file is in use."""

    def __init__(self, path: Path, engine: sa.Engine) -> None:
        self.path = path
        self._engine = engine
        self._writing = ThreadPoolExecutor(1, "coldsnap-write")
        self._reading = ThreadPoolExecutor(READERS, "coldsnap-read")
        self._writer: sa.Connection | None = None
        self._file: _Identity | None = None
        """The file that is written to."""
        true = path.resolve()  # where SQLite has it if the path is a link
        self._wal_path = true.with_name(true.name + "-wal")
        self._wal: _Identity | None = None
        """The file beside it that commits go to first; it is there as long as the connection that writes."""

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run work that writes, one after the other. It commits by itself; what it leaves open is undone."""
        return await self._run(self._writing, self._write, work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run work that reads. It sees one moment of the database."""
        return await self._run(self._reading, self._read, work)

    async def close(self) -> None:
        """Finish what runs and let go of the file."""
        await asyncio.to_thread(self._close)

    def _write(self, work: Callable[[sa.Connection], T]) -> T:
        if self._writer is None:
            self._writer = self._engine.connect()
            self._file = self._file or _identity(self.path)
            self._wal = None
        self._check_file()
        self._check_wal(self._writer)
        try:
            done = work(self._writer)
        finally:
            self._undo(self._writer)
        self._check_file()
        return done

    def _check_file(self) -> None:
        """What is written to a file that was deleted or replaced is lost when the server ends. Raises StoreFault."""
        if _identity(self.path) != self._file:
            raise StoreFault("database-gone", path=self.path)

    def _check_wal(self, writer: sa.Connection) -> None:
        """The last commits are in the file beside it alone. Raises StoreFault if that has gone.

        They are put into the database itself then, as we still have it open; and nothing more is written.
        """
        found = _identity(self._wal_path)
        if self._wal is None:
            self._wal = found
        elif found != self._wal:
            writer.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()
            raise StoreFault("database-gone", path=self._wal_path)

    def _undo(self, connection: sa.Connection) -> None:
        try:
            connection.rollback()
        except sa.exc.DBAPIError:
            connection.invalidate()
            connection.close()
            self._writer = None

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        if self._file is not None:
            self._check_file()  # a new connection would make an empty file in its place
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            return work(connection)

    async def _run(self, threads: ThreadPoolExecutor, call: Callable[..., T], *given: Any) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, call, *given)
        except (sa.exc.DBAPIError, sqlite3.Error) as error:
            fault = storage_fault(error, self.path)
            if fault is None:
                raise
            raise fault from error

    def _close(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        if self._writer is not None:
            self._writer.close()
        self._engine.dispose()
