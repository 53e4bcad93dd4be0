"""Copies of a database: made while it is in use, checked to the last entry, and never put over one that is in use."""

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from coldsnap.core.errors import ColdsnapError
from coldsnap.store.engine import engine_for, make_file
from coldsnap.store.file_lock import hold_database
from coldsnap.store.frames import fault_of, frames_of
from coldsnap.store.offline import clear_faults, opened_to_read
from coldsnap.store.reading import read_match
from coldsnap.store.rows import StoreFault
from coldsnap.store.schema import MATCHES, identify


@dataclass(frozen=True, slots=True)
class Content:
    """What a checked database holds: matches, entries, flicks with whole frames, and those whose frames were dropped.

    `faults` are frames that were changed or lost. They refuse nothing: a flick can be simulated again.
    """

    matches: int
    entries: int
    flicks: int = 0
    dropped: int = 0
    faults: tuple[ColdsnapError, ...] = ()


def check(path: Path) -> Content:
    """Read everything in a database: pages, chains of hashes, entries, frames.

    The first fault is raised, unless it is one of frames: all of those are in what is returned.
    """
    with opened_to_read(path) as connection:
        damage = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
        if damage != "ok":
            raise StoreFault("database-damaged", path=path, cause=damage)
        tables = list(connection.execute(sa.select(MATCHES.c.id)).scalars())
        entries = sum(_entries(connection, table) for table in tables)
        states: Counter[str] = Counter()
        faults = []
        for table in tables:
            for ply, kept in frames_of(connection, table):
                states[kept.state] += 1
                faults.append(fault_of(table, ply, kept))
        wrong = tuple(fault for fault in faults if fault is not None)
        return Content(len(tables), entries, states["whole"], states["dropped"], wrong)


def back_up(source: Path, target: Path) -> Content:
    """Copy a database, in use or not, to a new file. The file has its name only when it is whole and checked."""
    if target.exists():
        raise StoreFault("file-exists", path=target)
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    try:
        with opened_to_read(source):
            pass  # what is not ours is refused before anything is made
        make_file(partial)
        with clear_faults(target), closing(sqlite3.connect(partial)) as copy:
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
        _refuse_others(target)
    else:
        make_file(target)
    with clear_faults(target), closing(sqlite3.connect(target, timeout=0.2)) as database:
        # Other programs may have the file open as well. Leaving the WAL mode takes a lock that none of them lets us
        # have meanwhile, and we keep it to the end.
        database.execute("PRAGMA locking_mode = EXCLUSIVE")
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("BEGIN EXCLUSIVE")
        database.execute("COMMIT")
        _copy(source, database)


def _refuse_others(path: Path) -> None:
    """Let a database of ours and an empty file pass, nothing else."""
    engine = engine_for(path, mode="rw")
    try:
        with clear_faults(path), engine.connect() as connection:
            identify(connection, str(path))
    finally:
        engine.dispose()


def _copy(source: Path, target: sqlite3.Connection) -> None:
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        connection.backup(target)


def _entries(connection: sa.Connection, table: str) -> int:
    stored = read_match(connection, table)
    return len(stored.entries) if stored else 0
