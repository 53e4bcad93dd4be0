"""Copies of a database: made while it is in use, checked to the last entry, and never put over one that is in use."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from coldsnap.store.engine import engine_for, make_file, storage_fault
from coldsnap.store.file_lock import hold_database
from coldsnap.store.reading import read_match
from coldsnap.store.rows import StoreFault
from coldsnap.store.schema import MATCHES, identify


@dataclass(frozen=True, slots=True)
class Content:
    """The number of matches and entries that a checked database holds."""

    matches: int
    entries: int


def check(path: Path) -> Content:
    """Read everything in a database: pages, chains of hashes, entries. The first fault is raised."""
    with _clear_faults(path), _existing(path) as connection:
        if not identify(connection, str(path)):
            raise StoreFault("not-our-database", path=path)
        damage = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
        if damage != "ok":
            raise StoreFault("database-damaged", path=path, cause=damage)
        entries = [_entries(connection, table) for table in connection.execute(sa.select(MATCHES.c.id)).scalars()]
        return Content(len(entries), sum(entries))


def back_up(source: Path, target: Path) -> Content:
    """Copy a database, in use or not, to a new file. The file has its name only when it is whole and checked."""
    if target.exists():
        raise StoreFault("file-exists", path=target)
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    try:
        with _clear_faults(source), _existing(source) as connection:
            if not identify(connection, str(source)):
                raise StoreFault("not-our-database", path=source)
        make_file(partial)
        with _clear_faults(target), closing(sqlite3.connect(partial)) as copy:
            _copy(source, copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        content = check(partial)
        partial.rename(target)
    finally:
        partial.unlink(missing_ok=True)
    return content


def restore(source: Path, target: Path, *, replace: bool = False) -> Content:
    """Put a backup in the place of a database that nobody uses. What was there stays if anything goes wrong."""
    content = check(source)
    if target.exists() and target.samefile(source):
        raise StoreFault("restore-itself", path=source)
    if target.exists() and not replace:
        raise StoreFault("database-exists", path=target)
    held = hold_database(target)
    try:
        _put(source, target)
    finally:
        held.release()
    return content


def _put(source: Path, target: Path) -> None:
    if target.exists():
        with _clear_faults(target), _existing(target) as connection:
            identify(connection, str(target))
    else:
        make_file(target)
    with _clear_faults(target), closing(sqlite3.connect(target, timeout=0.2)) as database:
        # Other programs may have the file open as well. Leaving the WAL mode takes a lock that none of them lets us
        # have meanwhile, and we keep it to the end.
        database.execute("PRAGMA locking_mode = EXCLUSIVE")
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("BEGIN EXCLUSIVE")
        database.execute("COMMIT")
        _copy(source, database)


def _copy(source: Path, target: sqlite3.Connection) -> None:
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        connection.backup(target)


def _entries(connection: sa.Connection, table: str) -> int:
    stored = read_match(connection, table)
    return len(stored.entries) if stored else 0


@contextmanager
def _existing(path: Path) -> Iterator[sa.Connection]:
    engine = engine_for(path, mode="rw")
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = ON")
            connection.exec_driver_sql("BEGIN")
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _clear_faults(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StoreFault("system-file", path=path, cause=error) from error
    except (sa.exc.DBAPIError, sqlite3.Error) as error:
        raise storage_fault(error, path) or StoreFault("system-file", path=path, cause=error) from error
