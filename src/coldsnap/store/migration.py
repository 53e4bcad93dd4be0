"""Makes databases ready: new ones get their tables, those of an earlier version what has been added since.

Nothing that is in a database is lost by that, and it happens in one transaction: whole, or not at all.
"""

from typing import Any, Final

import sqlalchemy as sa

from coldsnap.store.frames import digest_of
from coldsnap.store.schema import ENTRIES_STAY, VERSION, identify, make_tables

_DIGEST: Final = "(SELECT digest_of(blob) FROM frames WHERE frames.match = entries.match AND frames.ply = entries.ply)"
_SEEN: Final = "CASE WHEN started AND NOT over THEN (SELECT max(touched) FROM main.matches) ELSE touched END"
"""`touched` did not rise with the moves of a match, so one that is played counts as touched at the end of all."""
_LAST_SEEN: Final = (
    "SELECT * FROM (SELECT max(touched) AS seen, max(touched) AS wall FROM main.matches) WHERE seen IS NOT NULL"
)
"""What the server's time would have been; nothing where there is no table."""

_FROM_1: Final = (
    "DROP TRIGGER IF EXISTS entries_stay",
    "ALTER TABLE entries ADD COLUMN frames_digest BLOB",
    f"UPDATE entries SET frames_digest = {_DIGEST} WHERE (match, ply) IN (SELECT match, ply FROM frames)",  # noqa: S608
    ENTRIES_STAY,
    "ALTER TABLE matches ADD COLUMN seen BIGINT DEFAULT '0' NOT NULL",
    "ALTER TABLE matches ADD COLUMN frames_dropped BOOLEAN DEFAULT '0' NOT NULL",
    f"UPDATE matches SET seen = {_SEEN}",  # noqa: S608
    "CREATE TABLE server_time (seen BIGINT NOT NULL, wall BIGINT NOT NULL)",
    f"INSERT INTO server_time {_LAST_SEEN}",
    "DROP INDEX matches_waiting",
    "CREATE INDEX matches_by_seen ON matches (seen, over, started, frames_dropped, id)",
)
"""From version 1 to 2. The digests of frames are those of what is there: nobody knows what they were before."""

_AS_IF_FROM_1: Final = (
    f"CREATE TEMP VIEW entries AS SELECT *, {_DIGEST} AS frames_digest FROM main.entries AS entries",  # noqa: S608
    f"CREATE TEMP VIEW matches AS SELECT *, {_SEEN} AS seen, 0 AS frames_dropped FROM main.matches",  # noqa: S608
    f"CREATE TEMP VIEW server_time AS {_LAST_SEEN}",
)


def prepare(connection: sa.Connection, name: str) -> None:
    """Make the tables in a new database, migrate an older one; refuse one that is not ours. `name` is for people."""
    if identify(connection, name) == VERSION:
        return
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    found = identify(connection, name)  # somebody else may have been faster
    if not found:
        make_tables(connection)
    elif found < VERSION:
        _run(connection, _FROM_1)
    connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
    connection.commit()


def read_as_new(connection: sa.Connection, name: str) -> bool:
    """Whether this is a Coldsnap database. One of an earlier version can be read from now on as if it were of this one:
    views that only this connection has stand before its tables, and nothing in the file is changed."""
    found = identify(connection, name)
    if found and found < VERSION:
        _run(connection, _AS_IF_FROM_1)
    return found > 0


def _run(connection: sa.Connection, statements: tuple[str, ...]) -> None:
    driver: Any = connection.connection.driver_connection
    driver.create_function("digest_of", 1, digest_of, deterministic=True)
    for statement in statements:
        connection.exec_driver_sql(statement)
