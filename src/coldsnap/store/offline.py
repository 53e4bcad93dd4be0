"""A database file in the hands of a command: read as it is, of whatever version, with clear lines for what is wrong."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from coldsnap.store.engine import engine_for, storage_fault
from coldsnap.store.migration import read_as_new
from coldsnap.store.rows import StoreFault


@contextmanager
def opened_to_read(path: Path) -> Iterator[sa.Connection]:
    """One moment of a Coldsnap database, in use or not; nothing can be changed in it. Raises StoreFault."""
    engine = engine_for(path, mode="rw")
    with clear_faults(path):
        try:
            with engine.connect() as connection:
                if not read_as_new(connection, str(path)):
                    raise StoreFault("not-our-database", path=path)
                connection.exec_driver_sql("PRAGMA query_only = ON")
                connection.exec_driver_sql("BEGIN")
                yield connection
        finally:
            engine.dispose()


@contextmanager
def clear_faults(path: Path) -> Iterator[None]:
    """Tell what goes wrong with a file as a StoreFault."""
    try:
        yield
    except OSError as error:
        raise StoreFault("system-file", path=path, cause=error) from error
    except (sa.exc.DBAPIError, sqlite3.Error) as error:
        raise storage_fault(error, path) or StoreFault("system-file", path=path, cause=error) from error
